/** `***.982.247-**`: enough to recognise one's own, too little to use. */
export function maskCpf(cpf: string): string {
  const digits = cpf.replace(/\D/g, "");
  if (digits.length !== 11) return digits && "***";
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}
