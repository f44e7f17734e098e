import { MaskedField } from "@eden/ui/masked-field.tsx";
import type { TextFieldProps } from "@eden/ui/text-field.tsx";
import { cleanPhone, formatPhone, phoneLimit } from "./phone-typing.ts";

interface PhoneFieldProps extends Omit<TextFieldProps, "label" | "value" | "onChange"> {
  /** Digits. */
  value: string;
  onValueChange: (value: string) => void;
}

export function PhoneField({ value, ...rest }: PhoneFieldProps) {
  return (
    <MaskedField
      label="Telefone"
      name="telefone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...rest}
      value={value}
      clean={cleanPhone}
      format={formatPhone}
      limit={phoneLimit(value)}
    />
  );
}
