/** Id of the last completed sign-up on this device, until its account is final. No personal data. */
const KEY = "eden_cadastro_edenapp";

export function readSignUpId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Undefined deletes the id: the state is final, or there is no backend to query. */
export function keepSignUpId(id: string | undefined): void {
  try {
    if (id) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: an e-mail reports when the account is ready.
  }
}
