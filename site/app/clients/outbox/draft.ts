import { number, object, string } from "valibot";
import { anyObject, stored } from "~/clients/storage/storage.ts";

/** Values typed into a form that the server has not acknowledged yet. */
export interface Draft<Values> {
  /** Id of the row that was sent or queued with these values; "" before that, and since the last edit. */
  id: string;
  /** When the form was shown, for the server's bot detection. */
  startedAt: number;
  values: Values;
}

const draftSchema = object({ id: string(), startedAt: number(), values: anyObject });

/**
 * Drafts are kept in sessionStorage: they survive a reload, the back button and a return from another page, and are
 * deleted when the tab closes. Rows already submitted are in the outbox.
 */
const draftOf = (form: string) => stored({ area: "session", key: `eden_rascunho_${form}`, schema: draftSchema });

/** Only fields that the form has, with values of their type: an earlier version of the site may have written it. */
export function readDraft<Values extends object>(form: string, initial: Values): Draft<Partial<Values>> | null {
  const kept = draftOf(form).read();
  const fits = (name: keyof Values, value: unknown) =>
    name in initial && (initial[name] === null || typeof value === typeof initial[name]);
  return kept && { ...kept, values: pick<Values>(kept.values, fits) };
}

/** Without storage the form still works but does not survive a reload. */
export function writeDraft(form: string, draft: Draft<object>): void {
  draftOf(form).write(draft);
}

/** Whether what was typed for this row is still here. */
export const hasDraft = (form: string, id: string): boolean => draftOf(form).read()?.id === id;

export function clearDraft(form: string): void {
  draftOf(form).remove();
}

/** Deletes a draft whose row is stored on the server. A draft started later is kept. */
export function clearAcknowledgedDraft(form: string, id: string): void {
  if (hasDraft(form, id)) clearDraft(form);
}

export function pick<Values>(values: object, keeps: (name: keyof Values, value: unknown) => boolean): Partial<Values> {
  const kept = Object.entries(values).filter(([name, value]) => keeps(name as keyof Values, value));
  return Object.fromEntries(kept) as Partial<Values>;
}
