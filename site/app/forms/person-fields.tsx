import { onlyDigits } from "@eden/domain/documentos/numero";
import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { MaskedField } from "@eden/ui/form/masked-field.tsx";
import { TextField, type TextFieldProps } from "@eden/ui/form/text-field.tsx";
import type { TextBinding } from "./bind-fields.ts";

interface PersonFieldsProps {
  nome: TextBinding;
  email: TextBinding;
  telefone: TextBinding;
}

/** Name, e-mail and phone, as in most forms. Used inside a FormGrid. */
export function PersonFields({ nome, email, telefone }: PersonFieldsProps) {
  return (
    <>
      <TextField {...nome} label="Nome completo" autoComplete="name" autoCapitalize="words" />
      <EmailField {...email} />
      <PhoneField {...telefone} hint="Com DDD. Se puder, o do WhatsApp." />
    </>
  );
}

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

/**
 * A phone number while it is being typed. 55 is Brazil's country code and also an area code, so twelve typed digits may
 * be +55 and a landline, +55 and a mobile number without its last digit, or one digit too many. They are formatted as
 * the first and all kept: a thirteenth digit or a Backspace resolves it, and no digit is lost.
 */
const TYPED_WITH_CODE = /^\(55\) [\d-]+$/;

function cleanPhone(raw: string): string {
  const digits = onlyDigits(raw);
  return TYPED_WITH_CODE.test(raw) && digits.length === 12 ? digits : normalizeTelefone(raw);
}

function formatPhone(value: string): string {
  return value.length === 12 && value.startsWith("55") ? `+55 ${formatTelefone(value)}` : formatTelefone(value);
}

/** Eleven digits; more only while they may include a country code. */
function phoneLimit(value: string): number {
  return value.startsWith("55") ? 13 : 11;
}
