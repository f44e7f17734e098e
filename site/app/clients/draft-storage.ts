/** What was typed into a form that is not yet acknowledged. */
export interface Draft<Values> {
  /** Key of the row to be: made at the first keystroke, kept until the server acknowledged. */
  id: string;
  /** When the form was shown, for the server's judgement of robots. */
  startedAt: number;
  values: Values;
}

/**
 * Kept for the tab's life only: it survives a reload, the back button and a return from another page, and is gone when
 * the tab closes. What was already sent waits in the outbox instead.
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
    // Storage full or forbidden: the form still works, it only forgets on reload.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Forbidden storage holds nothing to clear.
  }
}

/** Forgets a draft whose row the server has; one begun since then stays. */
export function clearAcknowledgedDraft(form: string, id: string): void {
  if (readDraft(form)?.id === id) clearDraft(form);
}
