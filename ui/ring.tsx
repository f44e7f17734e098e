import { classNames } from "./core/class-names.ts";

interface RingProps {
  /** From 0 to 1, drawn clockwise from the top. */
  part: number;
  /** Of the diameter, which is 100. */
  thickness: number;
  rounded?: boolean;
  /** Colours of the whole circle and of the part, as `stroke-*` classes. */
  track: string;
  stroke: string;
  className?: string;
}

/** A part of a circle. Decorative: words beside it must carry the meaning. */
export function Ring({ part, thickness, rounded = false, track, stroke, className }: RingProps) {
  const circle = { cx: 50, cy: 50, r: 50 - thickness / 2, fill: "none", strokeWidth: thickness };
  return (
    <svg viewBox="0 0 100 100" className={classNames("size-full -rotate-90", className)} aria-hidden="true">
      <circle {...circle} className={track} />
      <circle
        {...circle}
        strokeLinecap={rounded ? "round" : undefined}
        pathLength={100}
        strokeDasharray={`${part * 100} 100`}
        className={stroke}
      />
    </svg>
  );
}
