import { useSyncExternalStore } from "react";

/**
 * Texts being typed, in memory only: they survive another person on screen and a session that ended, and are gone when the
 * member signs out or the page closes.
 */
const rascunhos = new Map<string, string>();
const listeners = new Set<() => void>();

/** `chave` names the field and the person, e.g. `notaKey(id)`. */
export function useRascunho(chave: string, inicial = ""): [string, (texto: string) => void] {
  const texto = useSyncExternalStore(subscribe, () => rascunhos.get(chave));
  return [texto ?? inicial, (novo) => keepRascunho(chave, novo)];
}

export function keepRascunho(chave: string, texto: string): void {
  if (texto === "") rascunhos.delete(chave);
  else rascunhos.set(chave, texto);
  notify();
}

/** The note of a person. */
export const notaKey = (pessoa: string) => `nota:${pessoa}`;

/** What a person said who called or came. */
export const recebidoKey = (pessoa: string) => `recebido:${pessoa}`;

/** The form of a new person, or the command that it gave and the service refused, as JSON. */
export const NOVA_KEY = "nova";

/** Gives a text back to its field, after what may already be there. */
export function returnRascunho(chave: string, texto: string): void {
  keepRascunho(chave, [rascunhos.get(chave), texto].filter(Boolean).join("\n"));
}

export const hasRascunhos = () => rascunhos.size > 0;

export function clearRascunhos(): void {
  rascunhos.clear();
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
