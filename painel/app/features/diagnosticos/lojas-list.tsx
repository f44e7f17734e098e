import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { VirtualRows } from "~/parts/virtual-rows.tsx";
import type { LojaLinha } from "./use-lojas.ts";

interface LojasListProps {
  nome: string;
  lojas: readonly LojaLinha[];
  hasMore: boolean;
  loadMore: () => void;
  children: (loja: LojaLinha) => ReactNode;
}

const ROW = 64;

/** A list of any length: only the rows near the window are in the document. J and K move between stores. */
export function LojasList({ nome, lojas, hasMore, loadMore, children }: LojasListProps) {
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
  const wanted = useRef<string | null>(null);
  const linkOf = (id: string) => scroller.current?.querySelector<HTMLElement>(`[data-loja="${id}"]`);
  // A row outside the window is focused as soon as it is in the document.
  useLayoutEffect(() => {
    const link = wanted.current && linkOf(wanted.current);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });
  const move = (delta: 1 | -1) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.loja : undefined;
    const from = lojas.findIndex(({ id }) => id === (wanted.current ?? focused));
    const target = from < 0 ? (delta > 0 ? 0 : lojas.length - 1) : from + delta;
    const loja = lojas[target];
    if (!loja) return;
    virtual.scrollToIndex(target);
    wanted.current = loja.id;
    const link = linkOf(loja.id);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  };
  useAtalhos({
    j: { label: "Próxima loja da lista (Enter abre)", group: "Diagnósticos", run: () => move(1) },
    k: { label: "Loja anterior da lista", group: "Diagnósticos", run: () => move(-1) },
  });
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain lg:[scrollbar-gutter:stable]">
      <VirtualRows nome={nome} virtual={virtual}>
        {(index) => lojas[index] && children(lojas[index])}
      </VirtualRows>
    </div>
  );
}
