import type { ReactNode } from "react";
import { classNames } from "./core/class-names.ts";

/** A key of the keyboard, as printed on it. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={classNames(
        "inline-grid min-w-5.5 place-items-center rounded-mark border border-b-2 border-linha-2 bg-white px-1.25 py-0.75 font-texto text-micro/none font-medium text-pedra",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
