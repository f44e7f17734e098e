import type { Canal, ResultadoContato } from "@eden/domain/painel/valores";
import { useState, useSyncExternalStore } from "react";

/** A contact that was opened and whose result the member has not entered yet. */
export interface Pergunta {
  canal: Canal;
  em: string;
}

/** By person, in memory only: the timeline has them for good. */
let pendentes: ReadonlyMap<string, Pergunta> = new Map();
const listeners = new Set<() => void>();

export function useContatosPendentes(): ReadonlyMap<string, Pergunta> {
  return useSyncExternalStore(subscribe, () => pendentes);
}

export function clearContatosPendentes(): void {
  change(new Map());
}

/**
 * The question after WhatsApp or the telephone was opened. It is asked again whenever the person is opened, until the member
 * tells how it went, here or on another device: `last` is the member's last contact in the timeline.
 */
export function usePergunta(pessoa: string, last?: Pergunta & { resultado: ResultadoContato }) {
  const opened = useContatosPendentes().get(pessoa);
  const open = last?.resultado === "abriu" ? last : undefined;
  const known = opened && (!last || open || opened.em > last.em) ? opened : open;
  const [quiet, setQuiet] = useState(false);
  const keep = (pergunta: Pergunta | undefined, hidden: boolean) => {
    const others = [...pendentes].filter(([id]) => id !== pessoa);
    change(new Map(pergunta ? [...others, [pessoa, pergunta]] : others));
    setQuiet(hidden);
  };
  return {
    pergunta: quiet ? undefined : known,
    ask: (canal: Canal) => keep({ canal, em: new Date().toISOString() }, false),
    postpone: () => keep(known, true),
    /** `record` gives the command; refused, the question returns. */
    answer: async (record: (canal: Canal) => Promise<boolean>) => {
      if (!known) return;
      keep(undefined, true);
      if (!(await record(known.canal))) keep(known, false);
    },
  };
}

function change(next: ReadonlyMap<string, Pergunta>): void {
  pendentes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
