/**
 * A single line: composed accents, no invisible characters (including the braille blank), no repeated or outer spaces.
 */
export function normalizeTexto(value: string): string {
  return value
    .replace(/[\p{Cf}\p{DI}\u2800]/gu, "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/**
 * Splits a full name at its first space, for forms that ask for both parts. For a single word the second part is empty.
 */
export function splitNome(completo: string): { nome: string; sobrenome: string } {
  const [nome = "", ...rest] = completo.trim().split(/\s+/);
  return { nome, sobrenome: rest.join(" ") };
}
