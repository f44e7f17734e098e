import { applyMascara, modulo11, onlyDigits } from "./numero.ts";

export function isCpfValid(value: string): boolean {
  const cpf = normalizeCpf(value);
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1+$/.test(cpf)) return false;
  return cpf.endsWith(cpfCheckDigits(cpf.slice(0, 9)));
}

/** Digits only; nothing is truncated, so that a number with too many digits stays invalid. */
export function normalizeCpf(value: string): string {
  return onlyDigits(value);
}

/** Also formats an incomplete number, while it is being typed. */
export function formatCpf(value: string): string {
  return applyMascara(normalizeCpf(value), "###.###.###-##");
}

/** `***.982.247-**`: enough for its owner to recognise, too little to use. Empty for an incomplete number. */
export function maskCpf(value: string): string {
  const cpf = normalizeCpf(value);
  if (cpf.length !== 11) return cpf && "***";
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}

export function cpfCheckDigits(base: string): string {
  const first = modulo11(base, 11);
  return `${first}${modulo11(`${base}${first}`, 11)}`;
}
