import { type ChangeEvent, type Ref, useId } from "react";
import { classNames } from "../core/class-names.ts";

interface CodeFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called with the value when the last digit is in. */
  onComplete: (value: string) => void;
  invalid?: boolean;
  /** Id of the message that explains what is wrong. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const LENGTH = 6;

/** A six-digit code: one real input, so that pasting, autofill and screen readers work, drawn as six boxes. */
export function CodeField({ label, value, onValueChange, onComplete, invalid, describedBy, ref }: CodeFieldProps) {
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, "").slice(0, LENGTH);
    onValueChange(digits);
    if (digits.length === LENGTH && digits !== value) onComplete(digits);
  };
  return (
    <div className="group relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        value={value}
        onChange={change}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className="absolute inset-0 z-1 w-full rounded-campo bg-transparent text-center text-2xl text-transparent caret-transparent outline-none selection:bg-transparent focus-visible:shadow-none forced-colors:opacity-0"
      />
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(3,1fr)_12px_repeat(3,1fr)] items-center gap-1.5 sm:gap-2"
      >
        {Array.from({ length: LENGTH }, (_, index) => index).map((index) => (
          <Box key={index} index={index} value={value} invalid={invalid} />
        ))}
      </div>
    </div>
  );
}

function Box({ index, value, invalid }: { index: number; value: string; invalid: boolean | undefined }) {
  const isNext = index === Math.min(value.length, LENGTH - 1);
  return (
    <>
      {index === LENGTH / 2 && <i className="h-0.5 rounded-full bg-linha-2" />}
      <b
        className={classNames(
          "grid h-14 place-items-center rounded-control border-[1.5px] bg-white text-[1.625rem] leading-none font-semibold sm:h-15",
          invalid ? "border-erro bg-erro-claro" : "border-contorno",
          isNext && "group-focus-within:border-folha group-focus-within:outline-3 group-focus-within:outline-ipe",
        )}
      >
        {value[index]}
      </b>
    </>
  );
}
