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

/** Bidirectional control characters and tags. Other invisible characters join emoji. */
const DIRECTION = /[\p{Bidi_C}\u{e0000}-\u{e007f}]/gu;

/** Multi-line text: line breaks and tabs stay. NUL is removed, because the database would reject the row. */
export function normalizeMensagem(value: string): string {
  return value
    .replace(DIRECTION, "")
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
