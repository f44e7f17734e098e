import { classNames } from "@eden/ui/core/class-names.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useListKeys } from "~/keyboard/use-list-keys.ts";
import { VirtualRows } from "~/parts/virtual-rows.tsx";
import type { ListItem } from "./group-pessoas.ts";
import { PESSOA_KEYS } from "./use-caixa.ts";

interface CaixaListProps {
  /** Accessible name, and the key under which the scroll position is kept. */
  nome: string;
  items: readonly ListItem[];
  aberta: string | null;
  onOpen: (id: string) => void;
  hasMore: boolean;
  loadMore: () => void;
  /** Set to whether the first row is visible. */
  atTop: RefObject<boolean>;
  children: (item: Extract<ListItem, { tipo: "pessoa" }>) => ReactNode;
}

const ROW = 95;
const HEADING = 36;

/** A list of any length: only the rows near the window are in the document. J and K open the next or previous person. */
export function CaixaList({ nome, items, aberta, onOpen, hasMore, loadMore, atTop, children }: CaixaListProps) {
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
  const row = items.findIndex(({ id }) => id === aberta);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the open person, not a list that changed
  useEffect(() => {
    if (row >= 0) virtual.scrollToIndex(row);
  }, [aberta]);
  const ids = items.flatMap(({ tipo, id }) => (tipo === "pessoa" ? [id] : []));
  useListKeys({ ids, aberta, onOpen, ...PESSOA_KEYS });
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

/** Scroll position per list, so that going back from a person on a phone returns to the same place. */
const positions = new Map<string, number>();

function keptScroll(lista: string): number {
  return positions.get(lista) ?? 0;
}

function keepScroll(lista: string, top: number): void {
  positions.set(lista, top);
}
