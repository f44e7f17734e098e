import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { useTooltip } from "./use-tooltip.ts";

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
