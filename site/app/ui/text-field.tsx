import type { ChangeEvent, ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { Field } from "./field.tsx";
import { type FieldOptions, splitField } from "./field-options.ts";

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
