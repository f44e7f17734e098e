import { useSyncExternalStore } from "react";
import { string } from "valibot";
import { TabMemory } from "./tab-memory.ts";

/** Texts being typed. */
const rascunhos = new TabMemory("rascunhos", string());

/** `chave` names the field and the person, e.g. `notaKey(id)`. */
export function useRascunho(chave: string, inicial = ""): [string, (texto: string) => void] {
  const texto = useSyncExternalStore(rascunhos.subscribe, () => rascunhos.all().get(chave));
  return [texto ?? inicial, (novo) => keepRascunho(chave, novo)];
}

export function keepRascunho(chave: string, texto: string): void {
  rascunhos.set(chave, texto === "" ? undefined : texto);
}

export const readRascunho = (chave: string) => rascunhos.all().get(chave) ?? "";

/** The note of a person. */
export const notaKey = (pessoa: string) => `nota:${pessoa}`;

/** What the next owner of a person should know. */
export const recadoKey = (pessoa: string) => `recado:${pessoa}`;

/** The next step with a person as JSON, from when it is given until it is accepted. */
export const passoKey = (pessoa: string) => `passo:${pessoa}`;

/** What a person said who called or came. */
export const recebidoKey = (pessoa: string) => `recebido:${pessoa}`;

/** The form of a new person, or the command that it gave and the service refused, as JSON. */
export const NOVA_KEY = "nova";

/** Gives a text back to its field, after what may already be there. */
export function returnRascunho(chave: string, texto: string): void {
  keepRascunho(chave, [readRascunho(chave), texto].filter(Boolean).join("\n"));
}

export const hasRascunhos = () => rascunhos.all().size > 0;

export const clearRascunhos = () => rascunhos.clear();
