import { onlyDigits } from "@eden/domain/documentos/numero";
import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { MaskedField } from "@eden/ui/form/masked-field.tsx";
import { TextField, type TextFieldProps } from "@eden/ui/form/text-field.tsx";
import { useState } from "react";
import type EmailSuggestion from "./suggestion/email-suggestion.tsx";
import type { TextBinding } from "./use-form-errors.ts";

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

interface EmailFieldProps extends Omit<TextFieldProps, "label" | "type" | "id" | "value" | "onBlur" | "after"> {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** After the field is left, a probable slip in the domain is pointed out. It never blocks. */
export function EmailField(props: EmailFieldProps) {
  const { id, value, readOnly, onValueChange } = props;
  const { Suggestion, check } = useSuggestion(value);
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
      onBlur={readOnly ? undefined : check}
      after={
        <div role="status">{Suggestion && <Suggestion fieldId={id} value={value} onAccept={onValueChange} />}</div>
      }
    />
  );
}

/** The suggestion for the value with which the field was left, loaded then. */
function useSuggestion(value: string) {
  const [Suggestion, setSuggestion] = useState<typeof EmailSuggestion | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const check = () => {
    const show = () => {
      setLeft(value);
      // Without a network there is no suggestion; the next attempt loads it again.
      import("./suggestion/email-suggestion.tsx").then(
        (module) => setSuggestion(() => module.default),
        () => undefined,
      );
    };
    afterPress(show);
  };
  return { Suggestion: left === value ? Suggestion : null, check };
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

/** Runs `show` now, or after the click if a button is being pressed: what it shows would move the button, and the click would be lost. */
export function afterPress(show: () => void): void {
  if (document.querySelector("button:active")) window.addEventListener("click", show, { once: true });
  else show();
}
