import { useEffect, useRef, useSyncExternalStore } from "react";

export interface Atalho {
  /** Shown in the help and in the palette; without it the key is a silent second way. */
  label?: string;
  run: () => void;
  /** Heading in the help. */
  group?: string;
}

/** Keys as `KeyboardEvent.key`, letters in lower case; `mod+k` is Ctrl or ⌘, `g c` is one key after the other. */
export type Atalhos = Record<string, Atalho>;

/** Registers keys while the component is mounted. The component mounted last wins when two use the same key. */
export function useAtalhos(atalhos: Atalhos): void {
  const current = useRef(atalhos);
  useEffect(() => {
    current.current = atalhos;
  });
  useEffect(() => {
    const registro = { get: () => current.current };
    change([...registros, registro]);
    return () => change(registros.filter((other) => other !== registro));
  }, []);
}

/** Does what the key would do, for a button elsewhere on the screen. */
export function runAtalho(key: string): void {
  find(key)?.run();
}

/** What can be done with a key now, for the help and the palette. */
export function useActiveAtalhos(): (Atalho & { key: string; label: string })[] {
  const active = useSyncExternalStore(subscribe, () => registros);
  const byKey = new Map(active.flatMap(({ get }) => Object.entries(get())));
  return [...byKey].flatMap(([key, { label, ...rest }]) => (label ? [{ ...rest, key, label }] : []));
}

/** Listens for the keys of all mounted components. Mounted once, by the shell. */
export function useKeyboard(): void {
  useEffect(() => {
    let previous = "";
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const key = nameOf(event);
      const atalho = key && !isBlocked(event) ? (find(`${previous} ${key}`) ?? find(key)) : undefined;
      previous = key ?? "";
      if (!atalho) return;
      event.preventDefault();
      atalho.run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

interface Registro {
  get: () => Atalhos;
}
let registros: readonly Registro[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Registro[]) {
  registros = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const find = (key: string) => registros.findLast(({ get }) => key in get())?.get()[key];

function nameOf(event: KeyboardEvent): string | undefined {
  if (event.altKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** Keys belong to the field while somebody types, to the dialog while one is open, and to a focused button or link. */
function isBlocked(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("dialog[open]")) return true;
  const typing = target?.closest("input, textarea, select, [contenteditable], [role=listbox], [role=menu]");
  if (typing) return !(event.ctrlKey || event.metaKey);
  return (event.key === "Enter" || event.key === " ") && Boolean(target?.closest("button, a, summary"));
}
