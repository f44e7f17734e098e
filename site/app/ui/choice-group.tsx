import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { errorId, hintId, wire } from "./field.tsx";
import { FieldError } from "./field-error.tsx";

export interface ChoiceGroupOptions {
  /** Also the id of the first control, which the error summary links to. */
  id: string;
  legend: ReactNode;
  /** Hides the legend, if the page's heading already asks the question. */
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  columns?: 1 | 2 | 3 | undefined;
  phoneColumns?: 1 | 2 | undefined;
  className?: string | undefined;
}

interface ChoiceGroupProps extends ChoiceGroupOptions {
  role: "radiogroup" | "group";
  children: ReactNode;
}

const columnsFromTablet = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-3" };

/** Legend, hint, cards and error of a group of choices. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, role, legend, legendHidden, hint, error, columns = 1, phoneColumns = 1, className, children } = props;
  const { "aria-describedby": describedBy, "aria-invalid": invalid, "aria-required": required } = wire(id, props);
  // role="group" supports neither aria-invalid nor aria-required; its description contains both.
  const states = role === "radiogroup" ? { "aria-invalid": invalid, "aria-required": required } : {};
  return (
    <fieldset role={role} aria-describedby={describedBy} {...states} className={classNames("min-w-0", className)}>
      <legend className={legendHidden ? "sr-only" : "font-titulo text-h3 font-semibold text-mata"}>{legend}</legend>
      {hint && (
        <p id={hintId(id)} className="mt-1 text-peq leading-snug text-pedra">
          {hint}
        </p>
      )}
      <div
        className={classNames(
          "grid",
          columns > 1 ? "gap-2 md:gap-3" : "gap-4",
          !(legendHidden && !hint) && "mt-3.5",
          phoneColumns === 2 && "grid-cols-2",
          columnsFromTablet[columns],
        )}
      >
        {children}
      </div>
      <FieldError id={errorId(id)} message={error} className="mt-3" />
    </fieldset>
  );
}
