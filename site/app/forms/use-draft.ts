import { useHydrated } from "@eden/ui/use-hydrated.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, type Draft, pick, readDraft, writeDraft } from "~/clients/outbox/draft.ts";

const NONE: readonly never[] = [];

export interface DraftHandle<Values> {
  values: Values;
  /** Merges the typed values and stores them. What was sent is not changed: it becomes a new row, so that neither is lost. */
  edit(patch: Partial<Values>): void;
  /** The current draft: the one that was stored before, if there is one. */
  current(): Draft<Values>;
  /** The current draft to send: sent again unchanged, also after a reload, it is the same row. */
  withId(): Draft<Values>;
  /** Whether the draft, if there is one, has this id. */
  hasId(id: string): boolean;
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
        : { id: "", startedAt: shownAt.current, values: initial };
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

  const keep = useCallback(
    (next: Draft<Values>) => {
      draft.current = next;
      writeDraft(form, without(next, notPersisted));
      setValues(next.values);
      return next;
    },
    [form, notPersisted],
  );

  const edit = useCallback(
    (patch: Partial<Values>) => {
      const before = current();
      keep({ ...before, id: "", values: { ...before.values, ...patch } });
    },
    [current, keep],
  );

  const withId = useCallback(() => {
    const before = current();
    return keep({ ...before, id: before.id || crypto.randomUUID() });
  }, [current, keep]);

  const clear = useCallback(() => {
    draft.current = null;
    shownAt.current = Date.now();
    clearDraft(form);
    setValues(initial);
  }, [form, initial]);

  return { values, edit, current, withId, hasId, clear };
}

function without<Values extends object>(draft: Draft<Values>, notPersisted: readonly (keyof Values)[]) {
  return { ...draft, values: pick<Values>(draft.values, (name) => !notPersisted.includes(name)) };
}
