import { formatCnpj, isCnpjValid, normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { formatCpf, isCpfValid, normalizeCpf } from "@eden/domain/documentos/cpf";
import { classNames } from "@eden/ui/core/class-names.ts";
import { MaskedField } from "@eden/ui/form/masked-field.tsx";
import type { TextFieldProps } from "@eden/ui/form/text-field.tsx";

const CNPJ_LENGTH = 14;
const CPF_LENGTH = 11;

interface DocumentFieldProps extends Omit<TextFieldProps, "label" | "value" | "onChange"> {
  label?: string;
  /** Digits, in a CNPJ also letters, without separators. */
  value: string;
  onValueChange: (value: string) => void;
  /** Blurred with a complete number whose check digits are wrong: the only error reported before submit. */
  onMistyped: (message: string) => void;
}

/** Numeric or alphanumeric. */
export function CnpjField({ label = "CNPJ", value, className, onMistyped, ...rest }: DocumentFieldProps) {
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
      className={classNames("font-identificador", className)}
      value={value}
      clean={normalizeCnpj}
      format={formatCnpj}
      limit={CNPJ_LENGTH}
      onBlur={() => {
        if (value.length === CNPJ_LENGTH && !isCnpjValid(value)) onMistyped("CNPJ inválido");
      }}
    />
  );
}

export function CpfField({ label = "CPF", value, className, onMistyped, ...rest }: DocumentFieldProps) {
  return (
    <MaskedField
      label={label}
      name="cpf"
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      className={classNames("font-identificador", className)}
      value={value}
      clean={normalizeCpf}
      format={formatCpf}
      limit={CPF_LENGTH}
      onBlur={() => {
        if (value.length === CPF_LENGTH && !isCpfValid(value)) onMistyped("CPF inválido");
      }}
    />
  );
}
