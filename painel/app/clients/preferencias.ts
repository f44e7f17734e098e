import { useSyncExternalStore } from "react";
import { array, parse, string } from "valibot";
import { useEu } from "./use-eu.ts";

const LISTA = array(string());
const listeners = new Set<() => void>();

/**
 * A list of choices of this member on this device, in local storage by the member's id: how a screen looks, never what it
 * shows. Without storage the choice lasts until the page is left.
 */
export function usePreferencias(nome: string): [string[], (lista: string[]) => void] {
  const chave = `painel:${nome}:${useEu().membro.id}`;
  const stored = useSyncExternalStore(subscribe, () => read(chave));
  return [parsed(stored), (lista) => write(chave, JSON.stringify(lista))];
}

/** What could not be stored. */
const memory = new Map<string, string>();

function read(chave: string): string {
  try {
    return memory.get(chave) ?? localStorage.getItem(chave) ?? "[]";
  } catch {
    return "[]";
  }
}

function write(chave: string, valor: string): void {
  try {
    localStorage.setItem(chave, valor);
  } catch {
    memory.set(chave, valor);
  }
  for (const listener of listeners) listener();
}

function parsed(stored: string): string[] {
  try {
    return parse(LISTA, JSON.parse(stored));
  } catch {
    return [];
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
