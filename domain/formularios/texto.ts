/** Blank in every font, and a letter or a symbol to Unicode. */
const BLANK = /[\u2800\u3164\u115f\u1160\uffa0]/g;
const INVISIBLE = /[\p{Cf}\p{DI}]/gu;
/** Marks of direction and tags. Other invisible characters join emoji. */
const DIRECTION = /[\p{Bidi_C}\u{e0000}-\u{e007f}]/gu;
const FORMULA = /^[=+@\uff0b\uff0d\uff1d\uff20-]/;

/** One line: composed accents, nothing invisible, no doubled or outer spaces. */
export function normalizeTexto(value: string): string {
  return value
    .replace(BLANK, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Several lines: line breaks and tabs stay. A NUL would make the database refuse the row. */
export function normalizeMensagem(value: string): string {
  return value
    .replace(DIRECTION, "")
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** Whether a spreadsheet would run the text instead of showing it. */
export function startsFormula(value: string): boolean {
  return FORMULA.test(value);
}
