import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { ChoiceLine } from "../choice/choice-line.tsx";
import { classNames } from "../core/class-names.ts";

interface DenseRadiosProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  options: readonly { value: Value; title: ReactNode; detail?: ReactNode; before?: ReactNode; after?: ReactNode }[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  error?: string | undefined;
  /** Shows the native radio; otherwise the whole card shows the choice. */
  bullets?: boolean;
  /** Columns of the cards, and the look of each. */
  columns?: string;
  card?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  className?: string;
  /** After the last card, in the same grid. */
  children?: ReactNode;
}

/** One of several options, each card one control. A dialog focuses the chosen one; an error brings the focus to the first. */
export function DenseRadios<Value extends string>(props: DenseRadiosProps<Value>) {
  const { legend, legendHidden, name, options, value, onValueChange, error, bullets, columns, card, children } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // On a phone the options may be below the fold of their sheet.
  useEffect(() => {
    if (error) group.current?.querySelector("input")?.focus();
  }, [error]);
  const start = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset
      ref={group}
      onKeyDown={props.onKeyDown}
      aria-describedby={error && id}
      className={classNames("min-w-0", props.className)}
    >
      <legend className={legendHidden ? "sr-only" : "mb-1.5 text-body font-semibold"}>{legend}</legend>
      {error && (
        <p id={id} role="alert" className="mb-2 text-body text-erro">
          {error}
        </p>
      )}
      <div className={classNames("grid gap-2", columns)}>
        {options.map((option) => (
          <ChoiceLine
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            mark={bullets ? "start" : "hidden"}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            data-autofocus={option === start || undefined}
            className={classNames(look, card)}
          >
            {option.before}
            <span className="min-w-0 flex-1">
              <span className="block font-strong">{option.title}</span>
              {option.detail && <span className="block text-small/snug text-pedra">{option.detail}</span>}
            </span>
            {option.after}
          </ChoiceLine>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

const look =
  "relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-linha-2 bg-white px-3 py-2 text-body hover:border-contorno has-checked:border-folha has-checked:bg-orvalho has-checked:inset-ring has-checked:inset-ring-folha has-focus-visible:outline-2 has-focus-visible:outline-ipe has-focus-visible:shadow-foco";
