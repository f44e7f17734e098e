import type { ReactNode } from "react";
import { classNames } from "../core/class-names.ts";
import { errorId, FieldError, hintId, wire } from "../form/field.tsx";
import { ChoiceCard, type ChoiceLayout, type ChoiceOption } from "./choice-card.tsx";

interface ChoiceGroupOptions {
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
  /** Closer together, for plain answers. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

interface ChoiceGroupProps extends ChoiceGroupOptions {
  role: "radiogroup" | "group";
  children: ReactNode;
}

const columnsFromTablet = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-3" };

/** Legend, hint, cards and error of a group of choices. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, role, legend, legendHidden, hint, error, className, children } = props;
  const { columns = 1, phoneColumns = 1, dense = false } = props;
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
          columns > 1 || dense ? "gap-2 md:gap-3" : "gap-4",
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

interface RadioCardsProps<Value extends string> extends ChoiceGroupOptions {
  name: string;
  options: readonly ChoiceOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  layout?: ChoiceLayout;
}

/** Single choice with cards. Works before hydration: the radios are native and styled by :checked. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, options, value, onValueChange, layout = "row", ...group } = props;
  return (
    <ChoiceGroup {...group} dense={layout === "line"} role="radiogroup">
      {options.map((option, index) => (
        <ChoiceCard
          key={option.value}
          type="radio"
          id={index === 0 ? group.id : `${group.id}-${option.value}`}
          name={name}
          option={option}
          layout={layout}
          checked={option.value === value}
          invalid={group.error !== undefined}
          onChange={() => onValueChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}

interface CheckboxCardsProps<Value extends string> extends ChoiceGroupOptions {
  name: string;
  options: readonly ChoiceOption<Value>[];
  values: readonly Value[];
  onValuesChange: (values: Value[]) => void;
  layout?: ChoiceLayout;
}

/** Multiple choice with cards. */
export function CheckboxCards<Value extends string>(props: CheckboxCardsProps<Value>) {
  const { name, options, values, onValuesChange, layout = "row", ...group } = props;
  const toggle = (value: Value) =>
    onValuesChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return (
    <ChoiceGroup {...group} role="group">
      {options.map((option, index) => (
        <ChoiceCard
          key={option.value}
          type="checkbox"
          id={index === 0 ? group.id : `${group.id}-${option.value}`}
          name={name}
          option={option}
          layout={layout}
          checked={values.includes(option.value)}
          invalid={group.error !== undefined}
          onChange={() => toggle(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}
