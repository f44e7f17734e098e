import { ChoiceCard, type ChoiceOption } from "./choice-card.tsx";
import type { ChoiceLayout } from "./choice-card-style.ts";
import { ChoiceGroup, type ChoiceGroupOptions } from "./choice-group.tsx";

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
