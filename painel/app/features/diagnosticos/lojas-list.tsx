import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";
import { VirtualRows } from "~/parts/virtual-rows.tsx";
import { useLojaKeys } from "./use-loja-keys.ts";

interface LojasListProps {
  nome: string;
  /** Stays at the top of the list. */
  head: ReactNode;
  lojas: readonly LojaLinha[];
  hasMore: boolean;
  loadMore: () => void;
  children: (loja: LojaLinha) => ReactNode;
}

const ROW = 64;

/** A list of any length: only the rows near the window are in the document. J opens the first store. */
export function LojasList({ nome, head, lojas, hasMore, loadMore, children }: LojasListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: lojas.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => lojas[index]?.id ?? index,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const last = virtual.getVirtualItems().at(-1)?.index ?? -1;
  const nearEnd = hasMore && last >= lojas.length - 10;
  useEffect(() => {
    if (nearEnd) loadMore();
  }, [nearEnd, loadMore]);
  useLojaKeys(null, lojas);
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {head}
      <VirtualRows nome={nome} virtual={virtual}>
        {(index) => lojas[index] && children(lojas[index])}
      </VirtualRows>
    </div>
  );
}
