import { useState } from "react";
import type { useCaixa } from "./use-caixa.ts";

/** How many people one command changes: chosen one by one, or all of a filter. */
const ESCOLHIDAS_MAX = 200;
const LOTE_MAX = 1000;

/** People by id, in the version on screen when they were chosen. */
type Versoes = ReadonlyMap<string, number>;

/** Who was chosen in a list. All of the filter are those who were counted, also beyond the rows that are loaded. */
export function useEscolha({ pessoas, quantas = null }: Pick<ReturnType<typeof useCaixa>, "pessoas" | "quantas">) {
  const [escolhidas, setEscolhidas] = useState<Versoes>(new Map());
  const [todas, setTodas] = useState(false);
  const [begun, setBegun] = useState(false);
  const loaded = pessoas.map(({ id, versao }) => [id, versao] as const);
  const chosen = todas ? new Map(loaded) : escolhidas;
  const first = loaded.slice(0, ESCOLHIDAS_MAX);
  const set = (next: Iterable<readonly [string, number]>) => {
    setTodas(false);
    setEscolhidas(new Map(next));
  };
  return {
    todas,
    has: (id: string) => chosen.has(id),
    count: todas ? (quantas ?? 0) : escolhidas.size,
    /** Everybody of the filter can be chosen with one more press. */
    mayTodas: !todas && quantas !== null && quantas > escolhidas.size && quantas <= LOTE_MAX,
    isFull: !todas && escolhidas.size >= ESCOLHIDAS_MAX,
    toggle: (id: string) => {
      const next = new Map(chosen);
      const row = loaded.find(([one]) => one === id);
      if (!next.delete(id) && row) next.set(...row);
      set([...next].slice(0, ESCOLHIDAS_MAX));
    },
    allLoaded: first.length > 0 && first.every(([id]) => chosen.has(id)),
    toggleLoaded: () => set(first.every(([id]) => chosen.has(id)) ? [] : first),
    chooseTodas: () => setTodas(true),
    clear: () => set([]),
    /** Begun by its button, or by the first who was chosen. */
    choosing: begun || todas || escolhidas.size > 0,
    setChoosing: (next: boolean) => {
      setBegun(next);
      if (!next) set([]);
    },
    /** Chosen one by one, also who left the list meanwhile: the database skips and names whoever changed. */
    pessoas: Array.from(escolhidas, ([id, versao]) => ({ id, versao })),
  };
}

export type Escolha = ReturnType<typeof useEscolha>;
