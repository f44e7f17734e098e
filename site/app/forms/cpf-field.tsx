import { formatCpf, isCpfValid, normalizeCpf } from "@eden/domain/documentos/cpf";
import { MaskedField } from "@eden/ui/masked-field.tsx";
import type { TextFieldProps } from "@eden/ui/text-field.tsx";

const LENGTH = 11;

interface CpfFieldProps extends Omit<TextFieldProps, "label" | "value" | "onChange"> {
  label?: string;
  /** Digits. */
  value: string;
  onValueChange: (value: string) => void;
  /** Blurred with a complete number whose check digits are wrong. */
  onMistyped: (message: string) => void;
}

/** Like the CNPJ field: before submit, only a complete number with wrong check digits is reported. */
export function CpfField({ label = "CPF", value, onMistyped, ...rest }: CpfFieldProps) {
  return (
    <MaskedField
      label={label}
      name="cpf"
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value}
      clean={normalizeCpf}
      format={formatCpf}
      limit={LENGTH}
      onBlur={() => {
        if (value.length === LENGTH && !isCpfValid(value)) onMistyped("CPF inválido");
      }}
    />
  );
}
