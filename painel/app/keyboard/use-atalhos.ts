import { useEffect, useRef } from "react";
import { createObservable } from "~/clients/create-observable.ts";
import { isEdited, takesLetters, watchCampos } from "./campo.ts";
import { leaveCampo } from "./heading.ts";
import { pressPrimary } from "./press-primary.ts";

export interface Atalho {
  /** Shown in the help and in the palette; without it the key is a silent second way. */
  label?: string;
  run: () => void;
  /** Heading in the help. */
  group?: string;
}

/**
 * Keys as `KeyboardEvent.key`, letters in lower case; `mod+k` is Ctrl or ⌘, `g c` is one key after the other. `:nome` has no
 * key: the palette offers it.
 */
export type Atalhos = Record<string, Atalho>;

/** Registers keys while the component is mounted. The component mounted last wins when two use the same key. */
export function useAtalhos(atalhos: Atalhos): void {
  const current = useRef(atalhos);
  useEffect(() => {
    current.current = atalhos;
  });
  useEffect(() => {
    const registro = { get: () => current.current };
    registros.set([...registros.get(), registro]);
    return () => registros.set(registros.get().filter((other) => other !== registro));
  }, []);
}

/** Does what the key would do, for a button elsewhere on the screen. */
export function runAtalho(key: string): void {
  find(key)?.run();
}

/** What can be done with a key now, for the help and the palette. */
export function useActiveAtalhos(): (Atalho & { key: string; label: string })[] {
  const byKey = new Map(registros.use().flatMap(({ get }) => Object.entries(get())));
  return [...byKey].flatMap(([key, { label, ...rest }]) => (label ? [{ ...rest, key, label }] : []));
}

/** Whether single letters, digits and signs do something; a member may switch them off. */
export const useSingleKeys = () => singleKeys.use();

/** Listens for the keys of all mounted components. Mounted once, by the shell. */
export function useKeyboard(single = true): void {
  useEffect(() => {
    singleKeys.set(single);
  }, [single]);
  useEffect(() => {
    const { press, release } = createKeyboard();
    const stop = watchCampos();
    window.addEventListener("keydown", press);
    window.addEventListener("keyup", release);
    return () => {
      stop();
      window.removeEventListener("keydown", press);
      window.removeEventListener("keyup", release);
    };
  }, []);
}

function createKeyboard() {
  let previous = "";
  let down = "";
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    // A key that is kept down after it opened a field is not typed into it.
    if (event.repeat && event.key === down && takesLetters(target)) return event.preventDefault();
    const key = nameOf(event);
    const answered = key !== undefined && answer(event, target, { key, previous });
    previous = key ?? "";
    if (!answered) return;
    down = event.key;
    event.preventDefault();
  };
  return { press, release: () => (down = "") };
}

/** Does what a key means here; false when it means nothing to the panel. */
function answer(event: KeyboardEvent, target: Element | null, { key, previous }: Record<"key" | "previous", string>) {
  if (key === "Escape" && leaveCampo(target)) return true;
  if (key === "mod+Enter") return !event.repeat && pressPrimary(target);
  // In a field it takes back what was typed.
  if (key === "mod+z" && isEdited(target)) return false;
  if (isBlocked(event, target) || (!singleKeys.get() && key.length === 1)) return false;
  const atalho = find(`${previous} ${key}`) ?? find(key);
  atalho?.run();
  return atalho !== undefined;
}

interface Registro {
  get: () => Atalhos;
}
const registros = createObservable<readonly Registro[]>([]);
const singleKeys = createObservable(true);

const find = (key: string) =>
  registros
    .get()
    .findLast(({ get }) => key in get())
    ?.get()[key];

function nameOf(event: KeyboardEvent): string | undefined {
  const mod = event.ctrlKey || event.metaKey;
  // Ctrl Shift Z repeats what was undone.
  if (event.altKey || (mod && event.shiftKey)) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return mod ? `mod+${key}` : key;
}

const PRESSES = ["Enter", " "];
const MOVES = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"];

/** Keys belong to the field while somebody types, to the dialog while one is open, and to a focused button, link or choice. */
function isBlocked(event: KeyboardEvent, target: Element | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (takesLetters(target)) return !(event.ctrlKey || event.metaKey);
  const own = [
    ...(target?.closest("button, a, summary, input") ? PRESSES : []),
    ...(target?.closest("input") ? MOVES : []),
  ];
  return own.includes(event.key);
}
