/** A full name at its first blank, for forms that ask for both parts. One word leaves the rest empty. */
export function splitNome(completo: string): { nome: string; sobrenome: string } {
  const [nome = "", ...rest] = completo.trim().split(/\s+/);
  return { nome, sobrenome: rest.join(" ") };
}
