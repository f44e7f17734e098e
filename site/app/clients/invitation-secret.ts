import { CONVITE } from "./edenapp-storage.ts";

/** Null if this tab was not opened by an invitation, or its sign-up has ended. */
export function readConvite(): string | null {
  try {
    return sessionStorage.getItem(CONVITE);
  } catch {
    return null;
  }
}

export function keepConvite(segredo: string | null): void {
  try {
    if (segredo) sessionStorage.setItem(CONVITE, segredo);
    else sessionStorage.removeItem(CONVITE);
  } catch {
    // Without storage the link of the e-mail must be opened again after a reload.
  }
}
