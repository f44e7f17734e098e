import { onlyDigits } from "./digitos.ts";
import { applyMascara } from "./mascara.ts";

export function isCepValid(value: string): boolean {
  return /^(?!0{8})\d{8}$/.test(normalizeCep(value));
}

export function normalizeCep(value: string): string {
  return onlyDigits(value);
}

/** Also for an unfinished code, while it is being typed. */
export function formatCep(value: string): string {
  return applyMascara(normalizeCep(value), "#####-###");
}
