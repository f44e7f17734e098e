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
  const move = (delta: 1 | -1) => {
    const from = aberta === null ? -1 : ids.indexOf(aberta);
    const target = from < 0 ? ids.at(delta > 0 ? 0 : -1) : ids[from + delta];
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
