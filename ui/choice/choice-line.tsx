import type { ComponentProps } from "react";

interface ChoiceLineProps extends ComponentProps<"input"> {
  type: "radio" | "checkbox";
  /** Place of the control. Hidden, it stays for the keyboard and screen readers, and the label shows the choice. */
  mark?: "start" | "end" | "hidden";
}

/** A radio or checkbox in its label, drawn by the browser: lines and cards of dense screens. `className` is the label's. */
export function ChoiceLine({ mark = "start", className, children, ...input }: ChoiceLineProps) {
  return (
    <label className={className}>
      <input {...input} className={marks[mark]} />
      {children}
    </label>
  );
}

const visible = "size-5 shrink-0 accent-folha";
const marks = { start: visible, end: `${visible} order-last`, hidden: "sr-only" };
