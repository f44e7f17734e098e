/** Marks of direction and tags. Other invisible characters join emoji. */
const DIRECTION = /[\p{Bidi_C}\u{e0000}-\u{e007f}]/gu;

/** Several lines: line breaks and tabs stay. A NUL would make the database refuse the row. */
export function normalizeMensagem(value: string): string {
  return value
    .replace(DIRECTION, "")
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
