import { useSyncExternalStore } from "react";

/** People with a contact that was opened and whose result the member has not entered yet. In memory only. */
let pendentes: ReadonlySet<string> = new Set();
const ouvintes = new Set<() => void>();

export function useContatosPendentes(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => pendentes);
}

export function setContatoPendente(pessoa: string, pendente: boolean): void {
  if (pendentes.has(pessoa) === pendente) return;
  const next = new Set(pendentes);
  if (pendente) next.add(pessoa);
  else next.delete(pessoa);
  pendentes = next;
  for (const ouvinte of ouvintes) ouvinte();
}

function subscribe(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
