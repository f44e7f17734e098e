import type { ChangeEvent, ComponentProps } from "react";
import { controlStyle, Field, type FieldOptions, splitField } from "./field.tsx";

export interface TextFieldProps extends FieldOptions, Omit<ComponentProps<"input">, keyof FieldOptions | "required"> {
  onValueChange?: ((value: string) => void) | undefined;
}

export function TextField(props: TextFieldProps) {
  const [field, { onValueChange, onChange, ...input }] = splitField(props);
  const report = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...field}>
      {(wiring) => <input type="text" {...input} {...wiring} onChange={report} className={controlStyle("h-14")} />}
    </Field>
  );
}

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
