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
