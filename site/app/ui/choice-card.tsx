import { type ReactNode, useId } from "react";
import { type ChoiceLayout, choiceCardStyle } from "./choice-card-style.ts";
import { classNames } from "./class-names.ts";

export interface ChoiceOption<Value extends string = string> {
  value: Value;
  title: ReactNode;
  badge?: ReactNode;
  description?: ReactNode;
  price?: ReactNode;
  /** Small text beside or under the price. */
  priceNote?: ReactNode;
  /** Additional content. Phrasing content only, because it is inside a label. */
  details?: ReactNode;
  /** Placed on the card's lower edge. */
  picture?: ReactNode;
  /** Further questions, outside the label, visible only while this option is selected. */
  nested?: ReactNode;
}

interface ChoiceCardProps {
  type: "radio" | "checkbox";
  id: string;
  name: string;
  option: ChoiceOption;
  layout: ChoiceLayout;
  checked: boolean;
  invalid: boolean;
  onChange: () => void;
}

/** A card that is one control: shape, fill and bullet change together when it is selected. */
export function ChoiceCard({ type, id, name, option, layout, checked, invalid, onChange }: ChoiceCardProps) {
  const partId = useId();
  const style = choiceCardStyle(layout, { hasPicture: Boolean(option.picture), invalid });
  const more = option.description || option.price || option.details;
  return (
    <div className="group/choice flex flex-col">
      <label className={style.card}>
        <input
          type={type}
          id={id}
          name={name}
          value={option.value}
          checked={checked}
          onChange={onChange}
          aria-labelledby={`${partId}-nome`}
          aria-describedby={more ? `${partId}-mais` : undefined}
          className={classNames(style.bullet, type === "radio" ? style.radio : style.checkbox)}
        />
        <span className={style.body}>
          <span className={style.title}>
            <span id={`${partId}-nome`}>{option.title}</span>
            {option.badge}
          </span>
          <span id={`${partId}-mais`} className="block">
            {option.description && <span className={style.description}>{option.description}</span>}
            {option.price && (
              <span className={style.price}>
                {option.price}
                {option.priceNote && <span className={style.priceNote}>{option.priceNote}</span>}
              </span>
            )}
            {option.details && <span className={style.details}>{option.details}</span>}
          </span>
        </span>
        {option.picture && <span className={style.picture}>{option.picture}</span>}
      </label>
      {option.nested && (
        <div className="mt-4 hidden group-has-[>label>input:checked]/choice:block">{option.nested}</div>
      )}
    </div>
  );
}
