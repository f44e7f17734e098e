import { ChevronDown } from "lucide";
import type { ChangeEvent, ComponentProps } from "react";
import { Icon } from "../core/icon.tsx";
import { controlStyle, Field, type FieldOptions, splitField } from "../form/field.tsx";

interface SelectFieldProps extends FieldOptions, Omit<ComponentProps<"select">, keyof FieldOptions | "required"> {
  options: readonly { value: string; label: string }[];
  /** Label of the first, empty option. */
  placeholder?: string;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Native <select>, which works best on phones. */
export function SelectField(props: SelectFieldProps) {
  const [field, { options, placeholder = "Selecione", onValueChange, onChange, ...select }] = splitField(props);
  const report = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative row-start-3">
          <select {...select} {...wiring} onChange={report} className={controlStyle("h-14 appearance-none pr-12!")}>
            <option value="">{placeholder}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute top-[25px] right-4 text-mata" />
        </div>
      )}
    </Field>
  );
}
