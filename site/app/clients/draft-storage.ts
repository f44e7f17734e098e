/** Values typed into a form that the server has not acknowledged yet. */
export interface Draft<Values> {
  /** Id of the future row: created at the first keystroke, kept until the server acknowledges. */
  id: string;
  /** When the form was shown, for the server's bot detection. */
  startedAt: number;
  values: Values;
}

/**
 * Drafts are kept in sessionStorage: they survive a reload, the back button and a return from another page, and are
 * deleted when the tab closes. Rows already submitted are in the outbox.
 */
const keyOf = (form: string) => `eden_rascunho_${form}`;

export function readDraft<Values>(form: string): Draft<Values> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null") as Draft<Values> | null;
    return kept?.id && kept.values ? kept : null;
  } catch {
    return null;
  }
}

export function writeDraft<Values>(form: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form still works but does not survive a reload.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}

/** Deletes a draft whose row is stored on the server. A draft started later is kept. */
export function clearAcknowledgedDraft(form: string, id: string): void {
  if (readDraft(form)?.id === id) clearDraft(form);
}
