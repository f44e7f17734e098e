import { classNames } from "@eden/ui/core/class-names.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { VirtualRows } from "~/parts/virtual-rows.tsx";
import type { ListItem } from "./group-pessoas.ts";

interface CaixaListProps {
  /** Accessible name, and the key under which the scroll position is kept. */
  nome: string;
  items: readonly ListItem[];
  aberta: string | null;
  hasMore: boolean;
  loadMore: () => void;
  /** Set to whether the first row is visible. */
  atTop: RefObject<boolean>;
  children: (item: Extract<ListItem, { tipo: "pessoa" }>) => ReactNode;
}

const ROW = 95;
const HEADING = 36;

/** A list of any length: only the rows near the window are in the document. J and K move between people. */
export function CaixaList({ nome, items, aberta, hasMore, loadMore, atTop, children }: CaixaListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: (index) => (items[index]?.tipo === "grupo" ? HEADING : ROW),
    initialOffset: () => keptScroll(nome),
    overscan: 8,
  });
  const last = virtual.getVirtualItems().at(-1)?.index ?? -1;
  const nearEnd = hasMore && last >= items.length - 10;
  useEffect(() => {
    if (nearEnd) loadMore();
  }, [nearEnd, loadMore]);
  const focusRow = useRowFocus(scroller, items, aberta, (index) => virtual.scrollToIndex(index));
  useListKeys(focusRow);
  return (
    <div
      ref={scroller}
      onScroll={({ currentTarget: { scrollTop } }) => {
        atTop.current = scrollTop < HEADING;
        keepScroll(nome, scrollTop);
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <VirtualRows nome={nome} virtual={virtual}>
        {(index) => {
          const item = items[index];
          if (item?.tipo === "grupo") return <Heading titulo={item.titulo} lado={item.lado} />;
          return item && children(item);
        }}
      </VirtualRows>
    </div>
  );
}

function Heading({ titulo, lado }: { titulo: string; lado: string }) {
  return (
    <p className="flex justify-between gap-3 px-4 pt-3 pb-1.5 text-micro/snug font-semibold text-pedra max-lg:px-5 max-lg:text-small/snug">
      <span>{titulo}</span>
      <span className={classNames(lado === "" && "hidden")}>{lado}</span>
    </p>
  );
}

/** Moves focus by rows; a row outside the window is focused as soon as it is in the document. */
function useRowFocus(
  scroller: RefObject<HTMLElement | null>,
  items: readonly ListItem[],
  aberta: string | null,
  scrollTo: (index: number) => void,
) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-pessoa="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  return (delta: 1 | -1) => {
    const people = items.flatMap((item, index) => (item.tipo === "pessoa" ? [{ id: item.id, index }] : []));
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pessoa : undefined;
    const from = people.findIndex(({ id }) => id === (wanted.current ?? focused ?? aberta));
    const target = from < 0 ? people[delta > 0 ? 0 : people.length - 1] : people[from + delta];
    if (!target) return;
    wanted.current = target.id;
    scrollTo(target.index);
    const row = scroller.current?.querySelector<HTMLElement>(`[data-pessoa="${target.id}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  };
}

function useListKeys(focusRow: (delta: 1 | -1) => void): void {
  // A column with its own scrolling keeps the arrows while focus is in it.
  const arrow = (delta: 1 | -1) => () => {
    const region = document.activeElement?.closest("[data-scrolls]");
    if (region) region.scrollBy({ top: delta * 60 });
    else focusRow(delta);
  };
  useAtalhos({
    j: { label: "Próxima pessoa da lista (Enter abre)", group: "Caixa", run: () => focusRow(1) },
    k: { label: "Pessoa anterior da lista", group: "Caixa", run: () => focusRow(-1) },
    ArrowDown: { run: arrow(1) },
    ArrowUp: { run: arrow(-1) },
  });
}

/** Scroll position per list, so that going back from a person on a phone returns to the same place. */
const positions = new Map<string, number>();

function keptScroll(lista: string): number {
  return positions.get(lista) ?? 0;
}

function keepScroll(lista: string, top: number): void {
  positions.set(lista, top);
}
