/** One line: composed accents, nothing invisible (nor the blank of braille), no doubled or outer spaces. */
export function normalizeTexto(value: string): string {
  return value
    .replace(/[\p{Cf}\p{DI}\u2800]/gu, "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
