import { applyMascara, onlyDigits } from "./numero.ts";

/** The 67 area codes in use: every pair of digits without a zero that this pattern matches. */
const DDD = /^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])/;

/** 10 or 11 digits, a known area code and, with 11, the ninth digit. */
export function isTelefoneValid(value: string): boolean {
  const telefone = normalizeTelefone(value);
  if (!hasTelefoneLength(telefone) || !DDD.test(telefone)) return false;
  return telefone.length === 10 || telefone[2] === "9";
}

export function hasTelefoneLength(value: string): boolean {
  return /^\d{10,11}$/.test(normalizeTelefone(value));
}

/**
 * National digits, without the trunk zero and, at 12 or 13 digits, the country code. With fewer digits 55 is an area
 * code. Nothing is truncated, so that a number with too many digits stays invalid.
 */
export function normalizeTelefone(value: string): string {
  return onlyDigits(value)
    .replace(/^0+/, "")
    .replace(/^55(?=0?\d{10,11}$)/, "")
    .replace(/^0+/, "");
}

/** Also formats an incomplete number: the dash moves when the eleventh digit is typed. */
export function formatTelefone(value: string): string {
  const telefone = normalizeTelefone(value);
  return applyMascara(telefone, telefone.length > 10 ? "(##) #####-####" : "(##) ####-####");
}
