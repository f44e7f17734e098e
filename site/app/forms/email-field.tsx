import { TextField, type TextFieldProps } from "@eden/ui/text-field.tsx";

export function EmailField(props: Omit<TextFieldProps, "label" | "type">) {
  return (
    <TextField
      label="E-mail"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
