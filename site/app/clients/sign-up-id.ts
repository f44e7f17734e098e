/** Of the sign-up this device ended last, until its account is settled. No personal data. */
const KEY = "eden_cadastro_edenapp";

export function readSignUpId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Undefined forgets: nobody has to ask any more, or there is nobody to ask. */
export function keepSignUpId(id: string | undefined): void {
  try {
    if (id) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage full or forbidden: the e-mail tells when the account is ready.
  }
}
