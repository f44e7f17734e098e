/**
 * Deliberately loose: only a delivered message proves an address. Rejected are impossible addresses (spaces, no dot in
 * the domain), characters that break a mail header, and a first character that makes a spreadsheet run it as a formula.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)*\.[^\s@,;:<>()[\]"\\.]{2,}$/;

const CONTROL_OR_FORMULA = /\p{Cc}|^[=+-]/u;

export function isEmailValid(value: string): boolean {
  const address = normalizeEmail(value);
  return EMAIL.test(address) && !CONTROL_OR_FORMULA.test(address);
}

/**
 * Removes invisible format characters, which come from copying an address out of a chat. Inner spaces stay and are
 * rejected.
 */
export function normalizeEmail(value: string): string {
  return value
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
}
