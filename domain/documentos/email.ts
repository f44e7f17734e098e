/**
 * Loose on purpose: an address is proven by a delivered message. Refused is what cannot be one (spaces, no dot in the
 * domain), what breaks a mail header, and a first character that makes a spreadsheet run it as a formula.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)*\.[^\s@,;:<>()[\]"\\.]{2,}$/;

const CONTROL_OR_FORMULA = /\p{Cc}|^[=+-]/u;

export function isEmailValid(value: string): boolean {
  const address = normalizeEmail(value);
  return EMAIL.test(address) && !CONTROL_OR_FORMULA.test(address);
}

/** Invisible format characters come along when an address is copied from a chat. Spaces inside stay, and are refused. */
export function normalizeEmail(value: string): string {
  return value
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
}
