import { onlyDigits } from "@eden/domain/documentos/numero";
import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";

/**
 * A phone number while it is being typed. 55 is Brazil's country code and also an area code, so twelve typed digits may
 * be +55 and a landline, +55 and a mobile number without its last digit, or one digit too many. They are formatted as
 * the first and all kept: a thirteenth digit or a Backspace resolves it, and no digit is lost.
 */
const TYPED_WITH_CODE = /^\(55\) [\d-]+$/;

export function cleanPhone(raw: string): string {
  const digits = onlyDigits(raw);
  return TYPED_WITH_CODE.test(raw) && digits.length === 12 ? digits : normalizeTelefone(raw);
}

export function formatPhone(value: string): string {
  return value.length === 12 && value.startsWith("55") ? `+55 ${formatTelefone(value)}` : formatTelefone(value);
}

/** Eleven digits; more only while they may include a country code. */
export function phoneLimit(value: string): number {
  return value.startsWith("55") ? 13 : 11;
}
