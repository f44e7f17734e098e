import { useHydrated } from "@eden/ui/use-hydrated.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { number, object, string } from "valibot";
import { anyObject, stored } from "~/clients/storage.ts";

/** Values typed into a form that the server has not acknowledged yet. */
export interface Draft<Values> {
  /** Id of the future row: created at the first keystroke, kept until the server acknowledges. */
  id: string;
  /** When the form was shown, for the server's bot detection. */
  startedAt: number;
  values: Values;
}

export interface DraftHandle<Values> {
  values: Values;
  /** Merges the typed values and stores them. The first call creates the row's id. */
  edit(patch: Partial<Values>): void;
  /** The current draft, ready to send. */
  current(): Draft<Values>;
  /** Whether the draft, if there is one, has this id. */
  hasId(id: string): boolean;
  /** Keeps the values under a new id, because the form has changed since the old id was sent. */
  renew(): void;
  /** Deletes the draft: the server has it, or the visitor starts again. */
  clear(): void;
}

/**
 * A form's values, kept in sessionStorage. Prerendered empty, restored after hydration. `initial` must be a constant,
 * and so must `notPersisted`: the fields kept in memory only, such as a CPF.
 */
export function useDraft<Values extends object>(
  form: string,
  initial: Values,
  notPersisted: readonly (keyof Values)[] = NONE,
): DraftHandle<Values> {
  const [values, setValues] = useState(initial);
  const draft = useRef<Draft<Values> | null>(null);
  const cameWithDocument = useRef(!useHydrated());
  const shownAt = useRef(0);

  const current = useCallback((): Draft<Values> => {
    draft.current ??= { id: crypto.randomUUID(), startedAt: shownAt.current, values: initial };
    return draft.current;
  }, [initial]);

  const hasId = useCallback((id: string) => draft.current?.id === id, []);

  useEffect(() => {
    // A prerendered form can be filled in before hydration, so count from navigation: a fast visitor is not a bot.
    shownAt.current = cameWithDocument.current ? Math.round(performance.timeOrigin) : Date.now();
    const kept = readDraft(form, initial);
    if (!kept) return;
    // Values typed before hydration are newer than the stored ones.
    const early = draft.current ? changesSince(initial, draft.current.values) : {};
    draft.current = { ...kept, values: { ...initial, ...kept.values, ...early } };
    setValues(draft.current.values);
  }, [form, initial]);

  const edit = useCallback(
    (patch: Partial<Values>) => {
      const before = current();
      draft.current = { ...before, values: { ...before.values, ...patch } };
      writeDraft(form, without(draft.current, notPersisted));
      setValues(draft.current.values);
    },
    [form, current, notPersisted],
  );

  const renew = useCallback(() => {
    draft.current = { ...current(), id: crypto.randomUUID() };
    writeDraft(form, without(draft.current, notPersisted));
  }, [form, current, notPersisted]);

  const clear = useCallback(() => {
    draft.current = null;
    shownAt.current = Date.now();
    clearDraft(form);
    setValues(initial);
  }, [form, initial]);

  return { values, edit, current, hasId, renew, clear };
}

const NONE: readonly never[] = [];

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

export function clearDraft(form: string): void {
  draftOf(form).remove();
}

/** Deletes a draft whose row is stored on the server. A draft started later is kept. */
export function clearAcknowledgedDraft(form: string, id: string): void {
  if (draftOf(form).read()?.id === id) clearDraft(form);
}

function without<Values extends object>(draft: Draft<Values>, notPersisted: readonly (keyof Values)[]) {
  return { ...draft, values: pick<Values>(draft.values, (name) => !notPersisted.includes(name)) };
}

function changesSince<Values extends object>(before: Values, now: Values): Partial<Values> {
  return pick<Values>(now, (name, value) => value !== before[name]);
}

function pick<Values>(values: object, keeps: (name: keyof Values, value: unknown) => boolean): Partial<Values> {
  const kept = Object.entries(values).filter(([name, value]) => keeps(name as keyof Values, value));
  return Object.fromEntries(kept) as Partial<Values>;
}
