import type { ReactNode } from "react";
import type { Span } from "./field-span.ts";

/** What every kind of field says around its control. */
export interface FieldOptions {
  /** Needed when an error summary links to the field. */
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Only what is optional is marked. */
  optional?: boolean | undefined;
  span?: Span | undefined;
  phoneSpan?: Span | undefined;
  /** Of the whole field; the control has one look. */
  className?: string | undefined;
}

/** Parts what belongs to the field from what belongs to its control. */
export function splitField<P extends FieldOptions>(props: P) {
  const { id, label, hint, error, optional, span, phoneSpan, className, ...control } = props;
  return [{ id, label, hint, error, optional, span, phoneSpan, className }, control] as const;
}
