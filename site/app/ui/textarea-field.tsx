import type { ChangeEvent, ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { Field } from "./field.tsx";
import { type FieldOptions, splitField } from "./field-options.ts";

interface TextareaFieldProps extends FieldOptions, Omit<ComponentProps<"textarea">, keyof FieldOptions | "required"> {
  onValueChange?: ((value: string) => void) | undefined;
}

export function TextareaField(props: TextareaFieldProps) {
  const [field, { onValueChange, onChange, ...textarea }] = splitField(props);
  const report = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...textarea}
          {...wiring}
          onChange={report}
          className={controlStyle("block h-37 min-h-24 resize-y py-3.5")}
        />
      )}
    </Field>
  );
}
