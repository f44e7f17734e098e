import { CircleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { classNames } from "../core/class-names.ts";
import { Icon } from "../core/icon.tsx";

/** Attributes that connect a control to its label, hint and error. */
interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldProps extends FieldOptions {
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint, control and error, connected in one place for every kind of control. */
export function Field({ id, label, hint, error, after, optional, span, phoneSpan, className, children }: FieldProps) {
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
      <div className="row-start-4">
        {after}
        <FieldError id={errorId(wiring.id)} message={error} />
      </div>
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

interface FieldErrorProps {
  id: string;
  message?: string | undefined;
  className?: string;
}

/** Icon and text under the control, so that colour is not the only indication. */
export function FieldError({ id, message, className }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className={classNames("mt-2 flex gap-2 text-base/snug font-semibold text-erro", className)}>
      <Icon of={CircleAlert} size={20} strokeWidth={2} className="mt-px" />
      <span>{message}</span>
    </p>
  );
}

/** Props shared by all field components. */
export interface FieldOptions {
  /** Needed when an error summary links to the field. */
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Under the control, above the error. */
  after?: ReactNode;
  /** Only optional fields are marked. */
  optional?: boolean | undefined;
  span?: Span | undefined;
  phoneSpan?: Span | undefined;
  /** Applied to the whole field; the control's style is fixed. */
  className?: string | undefined;
}

/** Separates the props of the field from those of its control. */
export function splitField<P extends FieldOptions>(props: P) {
  const { id, label, hint, error, after, optional, span, phoneSpan, className, ...control } = props;
  return [{ id, label, hint, error, after, optional, span, phoneSpan, className }, control] as const;
}

type Span = 1 | 2 | 3 | 4 | 5 | 6;

const wide: Record<Span, string> = {
  1: "md:col-span-1",
  2: "md:col-span-2",
  3: "md:col-span-3",
  4: "md:col-span-4",
  5: "md:col-span-5",
  6: "md:col-span-6",
};

const narrow: Record<Span, string> = {
  1: "col-span-1",
  2: "col-span-2",
  3: "col-span-3",
  4: "col-span-4",
  5: "col-span-5",
  6: "col-span-6",
};

/** Number of the six columns that a field takes, from 768 px and, for fields that stay paired, on a phone. */
export function fieldSpan(span?: Span, phoneSpan?: Span): string {
  return `${phoneSpan ? narrow[phoneSpan] : "col-span-full"} ${span ? wide[span] : ""}`.trim();
}

const look =
  "row-start-3 mt-2 w-full rounded-campo border-[1.5px] border-contorno bg-papel px-4.5 text-lg/snug text-tinta tabular-nums transition-[border-color] placeholder:text-pedra/90";

const states =
  "hover:border-tinta focus-visible:border-tinta disabled:border-linha-2 disabled:bg-areia disabled:text-pedra [&[readonly]]:bg-areia";

// The thicker border reduces the padding, so that there is no layout shift.
const invalid =
  "aria-[invalid=true]:border-2 aria-[invalid=true]:border-erro aria-[invalid=true]:bg-erro-claro aria-[invalid=true]:px-[17.5px]";

/** Shared style of text inputs, text areas and selects. */
export function controlStyle(className?: string): string {
  return classNames(look, states, invalid, className);
}

/**
 * Six columns; a field's width suggests the expected length. Label, hint, control and error use four shared rows
 * (subgrid), so that neighbouring fields stay aligned when only one has a hint or an error.
 */
export function FormGrid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames("-mb-6 grid grid-cols-6 gap-x-4 *:mb-6", className)}>{children}</div>;
}
