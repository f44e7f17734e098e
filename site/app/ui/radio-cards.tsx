import { ChoiceCard, type ChoiceOption } from "./choice-card.tsx";
import type { ChoiceLayout } from "./choice-card-style.ts";
import { ChoiceGroup, type ChoiceGroupOptions } from "./choice-group.tsx";

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
    <ChoiceGroup {...group} role="radiogroup">
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
