export function onlyDigits(value: string): string {
  return value.replace(/\D/g, "");
}

/**
 * Applies a pattern of `#` and separators to characters. A separator appears only once a character follows it, so that
 * Backspace never meets a separator at the end of the field. Excess characters are cut.
 */
export function applyMascara(value: string, pattern: string): string {
  let masked = "";
  let used = 0;
  for (const symbol of pattern) {
    if (used >= value.length) break;
    masked += symbol === "#" ? value[used++] : symbol;
  }
  return masked;
}

/**
 * Check digit shared by CPF and CNPJ. Weights increase from 2 at the right; for CNPJ they restart after 9, for CPF they
 * do not. The value of a character is its ASCII code minus 48, which for a digit is the digit itself.
 */
export function modulo11(base: string, highestWeight: number): number {
  let sum = 0;
  let weight = 2;
  for (let index = base.length - 1; index >= 0; index--) {
    sum += (base.charCodeAt(index) - 48) * weight;
    weight = weight === highestWeight ? 2 : weight + 1;
  }
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

export const formatCep = (cep: string): string => applyMascara(cep, "#####-###");
