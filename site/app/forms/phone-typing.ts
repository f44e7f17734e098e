import { onlyDigits } from "@eden/domain/documentos/digitos";
import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";

/**
 * A telephone while it is being typed. 55 is Brazil's code and also an area code, so that after the twelfth digit a
 * number typed by hand may be either +55 and a landline, or +55 and a mobile that lacks its last digit, or one key too
 * many. It is shown as the first and kept whole: the thirteenth digit or a Backspace settles it, and nothing is lost.
 */
const TYPED_WITH_CODE = /^\(55\) [\d-]+$/;

export function cleanPhone(raw: string): string {
  const digits = onlyDigits(raw);
  return TYPED_WITH_CODE.test(raw) && digits.length === 12 ? digits : normalizeTelefone(raw);
}

export function formatPhone(value: string): string {
  return value.length === 12 && value.startsWith("55") ? `+55 ${formatTelefone(value)}` : formatTelefone(value);
}

/** Eleven digits, and room for a country code only while there may be one. */
export function phoneLimit(value: string): number {
  return value.startsWith("55") ? 13 : 11;
}
