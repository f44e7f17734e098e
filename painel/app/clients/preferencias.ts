import { useSyncExternalStore } from "react";
import { array, parse, string } from "valibot";
import { createObservable } from "./create-observable.ts";
import { useEu } from "./use-eu.ts";

const LISTA = array(string());

/**
 * A list of choices of this member on this device, in local storage by the member's id: how a screen looks, never what it
 * shows. Without storage the choice lasts until the page is left.
 */
export function usePreferencias(nome: string): [string[], (lista: string[]) => void] {
  const chave = `painel:${nome}:${useEu().membro.id}`;
  const stored = useSyncExternalStore(unstored.subscribe, () => read(chave));
  return [parsed(stored), (lista) => write(chave, JSON.stringify(lista))];
}

/** What could not be stored. */
const unstored = createObservable<ReadonlyMap<string, string>>(new Map());

function read(chave: string): string {
  try {
    return unstored.get().get(chave) ?? localStorage.getItem(chave) ?? "[]";
  } catch {
    return "[]";
  }
}

function write(chave: string, valor: string): void {
  const others = new Map(unstored.get());
  others.delete(chave);
  try {
    localStorage.setItem(chave, valor);
    unstored.set(others);
  } catch {
    unstored.set(others.set(chave, valor));
  }
}

function parsed(stored: string): string[] {
  try {
    return parse(LISTA, JSON.parse(stored));
  } catch {
    return [];
  }
}
