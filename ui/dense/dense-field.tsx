import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../core/class-names.ts";
import { errorId, hintId } from "../form/field.tsx";

type DenseControlProps = (
  | ({ as?: "input" } & ComponentProps<"input">)
  | ({ as: "textarea" } & ComponentProps<"textarea">)
  | ({ as: "select" } & ComponentProps<"select">)
) & {
  onValueChange?: (value: string) => void;
  /** Choices of a select: value and name. */
  options?: readonly (readonly [value: string | number, name: string])[];
  /** Without a frame and a text size of its own, inside a frame that shows the focus. */
  bare?: boolean;
};

/**
 * The control of a dense screen: 40 px with a mouse, 44 px by touch. Its label is around it, or its `aria-label`. What is
 * typed is about other people, so the browser offers nothing unless asked to.
 */
export function DenseControl({ as, bare, onValueChange, options, className, ...rest }: DenseControlProps) {
  const Native = (as ?? "input") as "input";
  const native = rest as ComponentProps<"input">;
  return (
    <Native
      autoComplete="off"
      {...native}
      onChange={onValueChange ? ({ target }) => onValueChange(target.value) : native.onChange}
      className={classNames("min-w-0", bare ? bareLook : framedLook, className)}
    >
      {options?.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      )) ?? native.children}
    </Native>
  );
}

const bareLook = "bg-transparent outline-none focus-visible:shadow-none";
/** 16 px on a phone: iOS zooms into a field with smaller text. */
const framedLook =
  "min-h-10 rounded-control border border-contorno bg-white px-3 text-body max-lg:text-base focus-visible:border-tinta pointer-coarse:min-h-11 aria-[invalid=true]:border-erro";

type DenseFieldProps = DenseControlProps & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Beside the label. */
  actions?: ReactNode;
  /** Beside the error, and part of the description: how much fits. */
  note?: ReactNode;
  /** Of the whole field: its place in a grid. */
  span?: string | undefined;
};

/** A field of a dense form, wired to its label, hint and error. `aria-describedby` adds an error that several fields share. */
export function DenseField(props: DenseFieldProps) {
  const { label, hint, error, optional, actions, note, span, className, ...control } = props;
  const own = useId();
  const id = control.id ?? own;
  const described = [hint && hintId(id), note && `${id}-nota`, error && errorId(id), control["aria-describedby"]];
  return (
    <div className={classNames("min-w-0", span)}>
      <div className="flex items-end justify-between gap-3">
        <label htmlFor={id} className="min-w-0 text-body font-semibold">
          {label}
          {optional && <span className="font-normal text-pedra"> (opcional)</span>}
        </label>
        {actions}
      </div>
      {hint && (
        <p id={hintId(id)} className="text-small/snug text-pedra">
          {hint}
        </p>
      )}
      <DenseControl
        {...control}
        id={id}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        aria-invalid={error ? true : undefined}
        className={classNames("mt-1 w-full", className)}
      />
      <div className="flex items-start justify-between gap-4 text-small/snug">
        {error && (
          <p id={errorId(id)} role="alert" className="mt-1 font-semibold text-erro">
            {error}
          </p>
        )}
        {note && (
          <p id={`${id}-nota`} className="mt-1 ml-auto shrink-0 text-pedra tabular-nums">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
