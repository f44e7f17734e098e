import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { placeBubble } from "./place-bubble.ts";

/** peek: open on hover until the pointer leaves. open: opened by tap, key or focus. */
type Mode = "closed" | "peek" | "open";

export function useTooltip() {
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
    if (next === "closed" && before !== "closed") bubble.current?.hidePopover();
    if (next === "closed" || before !== "closed") return;
    bubble.current?.showPopover();
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
