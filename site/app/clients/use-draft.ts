import { useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, type Draft, readDraft, writeDraft } from "./draft-storage.ts";
import { useHydrated } from "./use-hydrated.ts";

export interface DraftHandle<Values> {
  values: Values;
  /** Merges the typed values and stores them. The first call creates the row's id. */
  edit(patch: Partial<Values>): void;
  /** The current draft, ready to send. */
  current(): Draft<Values>;
  /** Whether the draft, if there is one, has this id. */
  holds(id: string): boolean;
  /** Keeps the values under a new id, because the form has changed since the old id was sent. */
  renew(): void;
  /** Deletes the draft: the server has it, or the visitor starts again. */
  clear(): void;
}

/**
 * A form's values, kept in sessionStorage. Prerendered empty, restored after hydration. `initial` must be a constant,
 * and so must `unkept`: the fields held in memory only, such as a CPF.
 */
export function useDraft<Values extends object>(
  form: string,
  initial: Values,
  unkept?: readonly (keyof Values)[],
): DraftHandle<Values> {
  const [values, setValues] = useState(initial);
  const draft = useRef<Draft<Values> | null>(null);
  const cameWithDocument = useRef(!useHydrated());
  const shownAt = useRef(0);

  const current = useCallback((): Draft<Values> => {
    draft.current ??= { id: crypto.randomUUID(), startedAt: shownAt.current, values: initial };
    return draft.current;
  }, [initial]);

  const holds = useCallback((id: string) => draft.current?.id === id, []);

  useEffect(() => {
    // A prerendered form can be filled in before hydration, so count from navigation: a fast visitor is not a bot.
    shownAt.current = cameWithDocument.current ? Math.round(performance.timeOrigin) : Date.now();
    const kept = readDraft<Values>(form);
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
      writeDraft(form, without(draft.current, unkept));
      setValues(draft.current.values);
    },
    [form, current, unkept],
  );

  const renew = useCallback(() => {
    draft.current = { ...current(), id: crypto.randomUUID() };
    writeDraft(form, without(draft.current, unkept));
  }, [form, current, unkept]);

  const clear = useCallback(() => {
    draft.current = null;
    shownAt.current = Date.now();
    clearDraft(form);
    setValues(initial);
  }, [form, initial]);

  return { values, edit, current, holds, renew, clear };
}

function without<Values extends object>(
  draft: Draft<Values>,
  unkept?: readonly (keyof Values)[],
): Draft<Partial<Values>> {
  if (!unkept) return draft;
  const kept = Object.entries(draft.values).filter(([name]) => !unkept.includes(name as keyof Values));
  return { ...draft, values: Object.fromEntries(kept) as Partial<Values> };
}

function changesSince<Values extends object>(before: Values, now: Values): Partial<Values> {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}
