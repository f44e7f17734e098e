import type { ReactNode } from "react";
import type { Span } from "./field-span.ts";

/** Props shared by all field components. */
export interface FieldOptions {
  /** Needed when an error summary links to the field. */
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Only optional fields are marked. */
  optional?: boolean | undefined;
  span?: Span | undefined;
  phoneSpan?: Span | undefined;
  /** Applied to the whole field; the control's style is fixed. */
  className?: string | undefined;
}

/** Separates the props of the field from those of its control. */
export function splitField<P extends FieldOptions>(props: P) {
  const { id, label, hint, error, optional, span, phoneSpan, className, ...control } = props;
  return [{ id, label, hint, error, optional, span, phoneSpan, className }, control] as const;
}
