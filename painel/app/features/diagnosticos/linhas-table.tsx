import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import type { LinhaLoja } from "./colunas.ts";
import type { LinhaDoArquivo } from "./linha-do-arquivo.ts";
import { LinhaRow, linhaGrid } from "./linha-row.tsx";

interface LinhasTableProps {
  nome: string;
  linhas: readonly { linha: LinhaDoArquivo; index: number }[];
  /** Absent while rows are being written. */
  onFix: ((index: number, valores: LinhaLoja) => Promise<void>) | undefined;
}

const ROW = 56;
const HEADS = ["Linha", "O que acontece", "Loja", "CNPJ", "Quem responde", "Por quê"];

/** Rows of a file of any length: only those near the window are in the document. One can be corrected at a time. */
export function LinhasTable({ nome, linhas, onFix }: LinhasTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [fixing, setFixing] = useState<number | null>(null);
  const virtual = useVirtualizer({
    count: linhas.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => linhas[at]?.index ?? at,
    estimateSize: () => ROW,
    overscan: 10,
  });
  useEffect(() => {
    // Another filter starts at its first row.
    if (nome && scroller.current) scroller.current.scrollTop = 0;
  }, [nome]);
  const close = (index: number) => {
    setFixing(null);
    // The button is back only after the row has been drawn.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-fix="${index}"]`)?.focus());
  };
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div
        aria-hidden="true"
        className={`${linhaGrid} sticky top-0 z-10 border-linha border-b bg-papel px-5 py-2 text-small font-semibold text-pedra max-lg:hidden! md:px-8`}
      >
        {HEADS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul aria-label={`Linhas do arquivo: ${nome}`} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: at, key, start }) => {
          const item = linhas[at];
          return (
            item && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={at}
                aria-posinset={at + 1}
                aria-setsize={linhas.length}
                className="absolute inset-x-0 top-0 border-linha border-b"
                style={{ transform: `translateY(${start}px)` }}
              >
                <LinhaRow
                  linha={item.linha}
                  index={item.index}
                  fixing={fixing === item.index}
                  onFixing={(open) => (open ? setFixing(item.index) : close(item.index))}
                  onFix={onFix}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
