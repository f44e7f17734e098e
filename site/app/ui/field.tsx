import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";
import type { FieldOptions } from "./field-options.ts";
import { fieldSpan } from "./field-span.ts";

/** Attributes that connect a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldProps extends FieldOptions {
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint, control and error, connected in one place for every kind of control. */
export function Field({ id, label, hint, error, optional, span, phoneSpan, className, children }: FieldProps) {
  const ownId = useId();
  const wiring = wire(id ?? ownId, { hint, error, optional });
  return (
    <div
      className={classNames("row-span-4 grid grid-rows-subgrid content-start", fieldSpan(span, phoneSpan), className)}
    >
      <label htmlFor={wiring.id} className="row-start-1 self-end leading-snug font-semibold">
        {label}
        {optional && (
          <>
            {" "}
            <span className="font-normal text-pedra">(opcional)</span>
          </>
        )}
      </label>
      {hint && (
        <p id={hintId(wiring.id)} className="row-start-2 mt-0.5 text-peq leading-snug text-pedra">
          {hint}
        </p>
      )}
      {children(wiring)}
      <FieldError id={errorId(wiring.id)} message={error} className="row-start-4" />
    </div>
  );
}

export const hintId = (id: string) => `${id}-dica`;
export const errorId = (id: string) => `${id}-erro`;

/** The same attributes for controls whose label is elsewhere. */
export function wire(id: string, { hint, error, optional }: Pick<FieldOptions, "hint" | "error" | "optional">) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": optional ? undefined : (true as const),
  } satisfies FieldWiring;
}
