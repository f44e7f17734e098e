/**
 * Splits a full name at its first space, for forms that ask for both parts. For a single word the second part is empty.
 */
export function splitNome(completo: string): { nome: string; sobrenome: string } {
  const [nome = "", ...rest] = completo.trim().split(/\s+/);
  return { nome, sobrenome: rest.join(" ") };
}
