import { useState } from "react";
import { useAtalhos } from "./use-atalhos.ts";

interface ListKeys {
  /** What the list shows, in its order. */
  ids: readonly string[];
  aberta: string | null;
  onOpen: (id: string) => void;
  group: string;
  /** "Próxima pessoa", "Pessoa anterior". */
  labels: readonly [next: string, previous: string];
}

/** J, K and the arrows open the next or previous one of a list. */
export function useListKeys({ ids, aberta, onOpen, group, labels: [next, previous] }: ListKeys): void {
  const beside = useBeside(ids, aberta);
  const move = (delta: 1 | -1) => {
    const target = beside(delta);
    if (target !== undefined) onOpen(target);
  };
  // A column with its own scrolling keeps the arrows while focus is in it.
  const arrow = (delta: 1 | -1) => () => {
    const region = document.activeElement?.closest("[data-scrolls]");
    if (region) region.scrollBy({ top: delta * 60 });
    else move(delta);
  };
  useAtalhos({
    j: { label: next, group, run: () => move(1) },
    k: { label: previous, group, run: () => move(-1) },
    ArrowDown: { run: arrow(1) },
    ArrowUp: { run: arrow(-1) },
  });
}

/**
 * The one after or before the open one in a list. One that has left the list, e.g. because it was answered, has given its place
 * to the next: the member goes on from there and not from the top.
 */
export function useBeside(ids: readonly string[], aberta: string | null): (delta: 1 | -1) => string | undefined {
  const at = aberta === null ? -1 : ids.indexOf(aberta);
  const [last, setLast] = useState(at);
  if (at >= 0 && at !== last) setLast(at);
  return (delta) => {
    if (at >= 0) return ids[at + delta];
    if (aberta === null || last < 0) return ids.at(delta > 0 ? 0 : -1);
    return ids[delta > 0 ? last : last - 1] ?? ids[0];
  };
}
