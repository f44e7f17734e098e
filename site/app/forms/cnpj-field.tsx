import { formatCnpj, isCnpjValid, normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { MaskedField } from "@eden/ui/masked-field.tsx";
import type { TextFieldProps } from "@eden/ui/text-field.tsx";

const LENGTH = 14;

interface CnpjFieldProps extends Omit<TextFieldProps, "label" | "value" | "onChange"> {
  label?: string;
  /** Digits and letters, without separators. */
  value: string;
  onValueChange: (value: string) => void;
  /** Blurred with a complete number whose check digits are wrong. */
  onMistyped: (message: string) => void;
}

/** Numeric or alphanumeric. Before submit, only a complete number with wrong check digits is reported. */
export function CnpjField({ label = "CNPJ", value, onMistyped, ...rest }: CnpjFieldProps) {
  return (
    <MaskedField
      label={label}
      name="cnpj"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="00.000.000/0000-00"
      {...rest}
      value={value}
      clean={normalizeCnpj}
      format={formatCnpj}
      limit={LENGTH}
      onBlur={() => {
        if (value.length === LENGTH && !isCnpjValid(value)) onMistyped("CNPJ inválido");
      }}
    />
  );
}
