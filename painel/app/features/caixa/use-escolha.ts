import { useState } from "react";
import type { useCaixa } from "./use-caixa.ts";

/** How many people one command changes: chosen one by one, or all of a filter. */
const ESCOLHIDAS_MAX = 200;
const LOTE_MAX = 1000;

/** Who was chosen in a list. All of the filter are those who were counted, also beyond the rows that are loaded. */
export function useEscolha({ pessoas, quantas = null }: Pick<ReturnType<typeof useCaixa>, "pessoas" | "quantas">) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [todas, setTodas] = useState(false);
  const [begun, setBegun] = useState(false);
  const loaded = pessoas.slice(0, ESCOLHIDAS_MAX).map(({ id }) => id);
  const chosen = todas ? new Set(pessoas.map(({ id }) => id)) : ids;
  const set = (next: Iterable<string>) => {
    setTodas(false);
    setIds(new Set(next));
  };
  return {
    todas,
    has: (id: string) => chosen.has(id),
    count: todas ? (quantas ?? 0) : ids.size,
    /** Everybody of the filter can be chosen with one more press. */
    mayTodas: !todas && quantas !== null && quantas > ids.size && quantas <= LOTE_MAX,
    isFull: !todas && ids.size >= ESCOLHIDAS_MAX,
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      set([...next].slice(0, ESCOLHIDAS_MAX));
    },
    allLoaded: loaded.length > 0 && loaded.every((id) => chosen.has(id)),
    toggleLoaded: () => set(loaded.every((id) => chosen.has(id)) ? [] : loaded),
    chooseTodas: () => setTodas(true),
    clear: () => set([]),
    /** Begun by its button, or by the first who was chosen. */
    choosing: begun || todas || ids.size > 0,
    setChoosing: (next: boolean) => {
      setBegun(next);
      if (!next) set([]);
    },
    /** Chosen one by one, in the versions on screen. */
    pessoas: pessoas.filter(({ id }) => ids.has(id)).map(({ id, versao }) => ({ id, versao })),
  };
}

export type Escolha = ReturnType<typeof useEscolha>;
