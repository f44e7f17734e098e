import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/**
 * Six columns; a field's width suggests the expected length. Label, hint, control and error use four shared rows
 * (subgrid), so that neighbouring fields stay aligned when only one has a hint or an error.
 */
export function FormGrid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames("-mb-6 grid grid-cols-6 gap-x-4 *:mb-6", className)}>{children}</div>;
}
