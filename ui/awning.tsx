import { useId } from "react";
import { classNames } from "./core/class-names.ts";

interface AwningProps {
  /** Fits its width with this number of scallops; without it the scallops repeat at a fixed height. */
  scallops?: number;
  /** The dark bar it hangs from. */
  rail?: boolean;
  className?: string;
}

const WIDTH = 24;
const DROP = 32;
const RAIL = 10;
/** Enough for the widest screens at the height of 64 px. */
const ENDLESS = 160;

/** A shop awning in the text colour and papel. Used above a brand's section and a summary. */
export function Awning({ scallops, rail = false, className }: AwningProps) {
  const id = useId();
  const top = rail ? RAIL : 0;
  const width = (scallops ?? ENDLESS) * WIDTH;
  return (
    <svg
      viewBox={`0 0 ${width} ${top + DROP}`}
      preserveAspectRatio={scallops ? "xMidYMin meet" : "xMinYMin slice"}
      aria-hidden="true"
      className={classNames(
        "block w-full drop-shadow-[0_8px_10px_#0000001f]",
        scallops ? "h-auto" : "h-12 lg:h-16",
        className,
      )}
    >
      <pattern id={id} y={top} width={2 * WIDTH} height={DROP} patternUnits="userSpaceOnUse">
        <path d="M0 0h24v20a12 12 0 0 1-24 0z" fill="currentColor" />
        <path d="M24 0h24v20a12 12 0 0 1-24 0z" className="fill-papel" />
        <path
          d="M0 20a12 12 0 0 0 24 0v-4a12 12 0 0 1-24 0zM24 20a12 12 0 0 0 24 0v-4a12 12 0 0 1-24 0z"
          fillOpacity=".07"
        />
      </pattern>
      <rect y={top} width={width} height={DROP} fill={`url(#${id})`} />
      {rail && <path d={`M6 0h${width - 12}a6 6 0 0 1 6 6v6H0V6a6 6 0 0 1 6-6z`} className="fill-mata" />}
      {rail && <rect y={RAIL + 2} width={width} height="4" className="fill-mata" opacity=".2" />}
    </svg>
  );
}
