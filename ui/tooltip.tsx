import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
} from "react";
import { classNames } from "./core/class-names.ts";

interface TooltipProps {
  /** The explanation. */
  text: ReactNode;
  /** Content of the button; it needs text, visible or for screen readers. */
  children: ReactNode;
  className?: string;
}

/** A button with an explanation shown on mouse hover, focus or tap. Without JavaScript only the tap works. */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const { button, bubble, around, press, onToggle } = useTooltip();
  return (
    <span {...around} className="inline-block">
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-describedby={id}
        onClick={press}
        className={classNames("inline-grid min-h-11 min-w-11 place-items-center rounded-full", className)}
      >
        {children}
      </button>
      {/* Larger than it looks, so that moving the pointer from the button to the text does not close it. */}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="auto"
        onToggle={onToggle}
        className="group/tip fixed m-0 w-64 overflow-visible bg-transparent py-2.5 text-left text-peq text-white top-[var(--y,40vh)] left-[var(--x,calc(50vw-8rem))]"
      >
        <span className="block rounded-2xl bg-tinta px-4 py-3 leading-snug font-normal text-pretty shadow-[0_12px_40px_#0e3b2e40] forced-colors:border">
          {text}
        </span>
        <span
          aria-hidden="true"
          className="absolute left-[var(--ponta,50%)] size-3.5 -translate-x-1/2 rotate-45 rounded-xs bg-tinta group-data-below/tip:top-1 group-not-data-below/tip:bottom-1"
        />
      </span>
    </span>
  );
}

/** peek: open on hover until the pointer leaves. open: opened by tap, key or focus. */
type Mode = "closed" | "peek" | "open";

function useTooltip() {
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const mode = useRef<Mode>("closed");
  const pressing = useRef(false);

  const follow = useCallback(() => {
    if (button.current && bubble.current) placeBubble(bubble.current, button.current);
  }, []);
  useEffect(() => () => window.removeEventListener("scroll", follow, { capture: true }), [follow]);

  const turn = (next: Mode) => {
    const before = mode.current;
    mode.current = next;
    if (next === "closed" && before !== "closed") bubble.current?.hidePopover?.();
    if (next === "closed" || before !== "closed") return;
    // Safari before 17 has no popovers; base.css hides the text there.
    bubble.current?.showPopover?.();
    follow();
  };
  /** The browser also closes it: Esc, a click elsewhere, another popover. */
  const onToggle = (event: ToggleEvent) => {
    const isOpen = event.newState === "open";
    if (!isOpen) mode.current = "closed";
    const listen = isOpen ? window.addEventListener : window.removeEventListener;
    listen("scroll", follow, { capture: true });
  };
  /** Replaces the native toggle, which would close what focus or hover has just opened. */
  const press = (event: MouseEvent) => {
    event.preventDefault();
    pressing.current = false;
    turn(mode.current === "open" ? "closed" : "open");
  };
  const around = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && mode.current === "closed") turn("peek");
    },
    onPointerLeave: (event: PointerEvent) => {
      // With touch, pointerleave fires before focus, so keep the flag; with a mouse, focus comes first.
      if (event.pointerType === "mouse") pressing.current = false;
      if (mode.current === "peek") turn("closed");
    },
    // Pointer down triggers focus before click; opening on that focus would make the click close it again.
    onPointerDown: () => {
      pressing.current = true;
    },
    onPointerCancel: () => {
      pressing.current = false;
    },
    onFocus: () => {
      if (!pressing.current) turn("open");
    },
    onBlur: () => turn("closed"),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") turn("closed");
    },
  };
  return { button, bubble, around, press, onToggle };
}

const MARGIN = 8;

/**
 * Places a bubble above its anchor, or below it if there is no room, always inside the window. Uses the CSSOM, because
 * the content security policy blocks style attributes.
 */
export function placeBubble(bubble: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const centre = at.left + at.width / 2;
  const rightmost = document.documentElement.clientWidth - width - MARGIN;
  const x = Math.max(MARGIN, Math.min(centre - width / 2, rightmost));
  const below = at.top < height + MARGIN;
  bubble.toggleAttribute("data-below", below);
  bubble.style.setProperty("--x", `${x}px`);
  bubble.style.setProperty("--y", `${below ? at.bottom : at.top - height}px`);
  bubble.style.setProperty("--ponta", `${centre - x}px`);
}
