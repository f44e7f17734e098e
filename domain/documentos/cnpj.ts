import { applyMascara, modulo11 } from "./numero.ts";

/** Numeric numbers and the alphanumeric ones of IN RFB 2.229/2024, with the same algorithm. */
export function isCnpjValid(value: string): boolean {
  const cnpj = normalizeCnpj(value);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(\d)\1+$/.test(cnpj)) return false;
  return cnpj.endsWith(cnpjCheckDigits(cnpj.slice(0, 12)));
}

/** Letters are part of the number: only separators are removed. Nothing is truncated. */
export function normalizeCnpj(value: string): string {
  return value.toUpperCase().replace(/[^0-9A-Z]/g, "");
}

/** Also formats an incomplete number, while it is being typed. */
export function formatCnpj(value: string): string {
  return applyMascara(normalizeCnpj(value), "##.###.###/####-##");
}

export function cnpjCheckDigits(base: string): string {
  const first = modulo11(base, 9);
  return `${first}${modulo11(`${base}${first}`, 9)}`;
}
