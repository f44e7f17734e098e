import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../core/class-names.ts";
import { controlStyle, errorId, Field, FieldError, hintId, splitField, wire } from "./field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

interface DecimalFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange" | "prefix"> {
  /** The text as typed. */
  value: string;
  onValueChange: (text: string) => void;
  /** Applied on leaving the field; returns a text that is no number as it is. */
  format: (text: string) => string;
  /** Inside the field: a currency before the number, a unit after it. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Label and control on one line, for lists of amounts. */
  row?: boolean | undefined;
}

/**
 * A number with a decimal comma. Typed text stays as it is, so that the caret keeps its place, and is formatted on leaving
 * the field; an error waits until then. Not type="number", which drops the comma in some browsers.
 */
export function DecimalField(props: DecimalFieldProps) {
  const [field, { value, onValueChange, format, prefix, suffix, row = false, ...input }] = splitField(props);
  const [typing, setTyping] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was typed before the page was hydrated
  useEffect(() => {
    const { value: typed, defaultValue: rendered } = control.current as HTMLInputElement;
    if (typed !== rendered) onValueChange(typed);
  }, []);
  const leave = () => {
    setTyping(false);
    const formatted = format(value);
    if (formatted !== value) onValueChange(formatted);
  };
  const Layout = row ? RowField : Field;
  return (
    <Layout {...field} error={typing ? undefined : field.error}>
      {(wiring) => (
        <div className="relative row-start-3 mt-2 h-12">
          <input
            ref={control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            {...input}
            {...wiring}
            value={value}
            onChange={(event) => {
              setTyping(true);
              onValueChange(event.target.value);
            }}
            onBlur={leave}
            className={controlStyle(classNames("mt-0! h-12 text-right", prefix && "pl-12!", suffix && roomFor(suffix)))}
          />
          {prefix && <Unit className="left-4">{prefix}</Unit>}
          {suffix && <Unit className="right-4">{suffix}</Unit>}
        </div>
      )}
    </Layout>
  );
}

function roomFor(suffix: string): string {
  if (suffix.length > 3) return "pr-21!";
  return suffix.length > 1 ? "pr-13!" : "pr-10!";
}

function Unit({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("pointer-events-none absolute inset-y-0 flex items-center text-pedra", className)}
    >
      {children}
    </span>
  );
}

type RowFieldProps = Parameters<typeof Field>[0];

function RowField({ id = "", label, hint, error, optional, className, children }: RowFieldProps): ReactNode {
  const wiring = wire(id, { hint, error, optional });
  return (
    <div className={classNames("grid grid-cols-[minmax(0,1fr)_9.75rem] items-center gap-x-3", className)}>
      <label htmlFor={id} className="leading-snug">
        {label}
        {hint && (
          <span id={hintId(id)} className="block text-peq text-pedra leading-snug">
            {hint}
          </span>
        )}
      </label>
      <div className="*:mt-0">{children(wiring)}</div>
      <div className="col-span-full">
        <FieldError id={errorId(id)} message={error} />
      </div>
    </div>
  );
}
