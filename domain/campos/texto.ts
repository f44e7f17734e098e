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
