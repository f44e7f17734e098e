import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/**
 * Six columns; a field's width tells the length expected. Each field lays its label, hint, control and error on
 * four shared rows, so that neighbours stay level when only one of them has a hint or an error.
 */
export function FormGrid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames("-mb-6 grid grid-cols-6 gap-x-4 *:mb-6", className)}>{children}</div>;
}
