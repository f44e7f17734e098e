import type { ComponentProps } from "react";
import { classNames } from "../core/class-names.ts";

interface SliderProps extends Omit<ComponentProps<"input">, "onChange" | "type"> {
  /** What the position means, in words. */
  valueText: string;
  onValueChange: (value: number) => void;
}

/** A native slider: its label is around it, or its `aria-label`. */
export function Slider({ valueText, onValueChange, className, ...input }: SliderProps) {
  return (
    <input
      {...input}
      type="range"
      aria-valuetext={valueText}
      onChange={({ target }) => onValueChange(Number(target.value))}
      className={classNames("h-7 accent-folha disabled:opacity-50 pointer-coarse:h-11", className)}
    />
  );
}
