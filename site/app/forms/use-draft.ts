import { useHydrated } from "@eden/ui/use-hydrated.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, type Draft, pick, readDraft, writeDraft } from "~/clients/outbox/draft.ts";

const NONE: readonly never[] = [];

export interface DraftHandle<Values> {
  values: Values;
  /** Merges the typed values and stores them. The first call creates the row's id. */
  edit(patch: Partial<Values>): void;
  /** The current draft, ready to send: the one that was stored before, if there is one. */
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
    if (!draft.current) {
      const kept = readDraft(form, initial);
      draft.current = kept
        ? { ...kept, values: { ...initial, ...kept.values } }
        : { id: crypto.randomUUID(), startedAt: shownAt.current, values: initial };
    }
    return draft.current;
  }, [form, initial]);

  const hasId = useCallback((id: string) => draft.current?.id === id, []);

  useEffect(() => {
    // A prerendered form can be filled in before hydration, so count from navigation: a fast visitor is not a bot.
    shownAt.current = cameWithDocument.current ? Math.round(performance.timeOrigin) : Date.now();
    // What was typed before hydration was merged into it.
    if (readDraft(form, initial)) setValues(current().values);
  }, [form, initial, current]);

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

function without<Values extends object>(draft: Draft<Values>, notPersisted: readonly (keyof Values)[]) {
  return { ...draft, values: pick<Values>(draft.values, (name) => !notPersisted.includes(name)) };
}
