import { useSyncExternalStore } from "react";

/** People with a contact that was opened and whose result the member has not entered yet. In memory only. */
let pendentes: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function useContatosPendentes(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => pendentes);
}

export function setContatoPendente(pessoa: string, pendente: boolean): void {
  if (pendentes.has(pessoa) === pendente) return;
  const next = new Set(pendentes);
  if (pendente) next.add(pessoa);
  else next.delete(pessoa);
  pendentes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
