/** One line: composed accents, no control characters, no doubled or outer spaces. */
export function normalizeTexto(value: string): string {
  return value
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Several lines: line breaks and tabs stay. A NUL would make the database refuse the row. */
export function normalizeMensagem(value: string): string {
  return value
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
