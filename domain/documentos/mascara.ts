/**
 * Applies a pattern of `#` and separators to characters. A separator appears only once a character follows it, so that
 * Backspace never meets a separator at the end of the field. Excess characters are cut.
 */
export function applyMascara(value: string, pattern: string): string {
  let masked = "";
  let used = 0;
  for (const symbol of pattern) {
    if (used >= value.length) break;
    masked += symbol === "#" ? value[used++] : symbol;
  }
  return masked;
}
