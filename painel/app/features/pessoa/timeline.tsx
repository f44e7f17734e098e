import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { useNow } from "~/parts/use-now.ts";
import { formatDia } from "~/pessoas/quando.ts";
import { groupByDia, groupCompras, linhaKey } from "./linha-do-tempo.ts";
import { TimelineLine } from "./timeline-line.tsx";

interface TimelineProps {
  nome: string;
  /** Newest first. */
  linhas: readonly LinhaDoTempo[];
  /** Lines that wait for the connection. */
  pendentes: ReadonlySet<string>;
  hasOlder: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
}

/** The conversation by day, oldest at the top. It opens at the newest line and stays there while the member does not scroll. */
export function Timeline({ nome, linhas, pendentes, hasOlder, loadingOlder, onOlder }: TimelineProps) {
  const now = useNow();
  const { dias, partes } = useMemo(() => {
    const compras = groupCompras(linhas);
    return { dias: groupByDia(compras.linhas), partes: compras.partes };
  }, [linhas]);
  const scroller = useKeptPosition(linhas);
  const { hash } = useLocation();
  // A notice names the line it is about.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "center" });
  }, [hash]);
  return (
    <section
      ref={scroller}
      data-scrolls
      aria-label={`Conversa com ${nome}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 focus-visible:-outline-offset-3 focus-visible:shadow-none lg:px-[22px] lg:pt-[22px]"
    >
      <div className="flex flex-col gap-[18px]">
        {hasOlder && (
          <CompactButton busy={loadingOlder} onClick={onOlder} className="mx-auto shrink-0">
            {loadingOlder ? "Carregando…" : "Ver mais antigas"}
          </CompactButton>
        )}
        {dias.map(({ dia, linhas: doDia }) => (
          <div key={dia}>
            <h3 className="mb-4 flex items-center gap-3 font-texto text-micro/snug font-semibold tracking-normal text-pedra after:h-px after:flex-1 after:bg-linha-2">
              {formatDia(doDia[0]?.em ?? dia, now)}
            </h3>
            <ol className="grid gap-4">
              {doDia.map((linha) => (
                <TimelineLine
                  key={linhaKey(linha)}
                  linha={linha}
                  partes={partes.get(linhaKey(linha))}
                  pendente={pendentes.has(linha.id)}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Older lines enter above without moving what is read. At the end, the end stays in view when lines are added or when the
 * composer below grows or a card above it arrives.
 */
function useKeptPosition(linhas: readonly LinhaDoTempo[]) {
  const scroller = useRef<HTMLElement>(null);
  const shown = useRef<readonly LinhaDoTempo[] | null>(null);
  const fromEnd = useRef(0);
  useLayoutEffect(() => {
    if (shown.current === linhas || !scroller.current) return;
    shown.current = linhas;
    scrollFromEnd(scroller.current, fromEnd.current);
  });
  useEffect(() => {
    const region = scroller.current;
    if (!region) return undefined;
    const remember = () => {
      const distance = region.scrollHeight - region.clientHeight - region.scrollTop;
      fromEnd.current = distance < 40 ? 0 : distance;
    };
    region.addEventListener("scroll", remember, { passive: true });
    const follow = () => {
      if (fromEnd.current === 0) scrollFromEnd(region, 0);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(region);
    // Cards that load later make the conversation longer; once the member opens something in it, it stays where it is.
    const loading = new ResizeObserver(follow);
    if (region.firstElementChild) loading.observe(region.firstElementChild);
    const settle = () => loading.disconnect();
    const events = ["pointerdown", "keydown", "wheel"] as const;
    for (const event of events) region.addEventListener(event, settle, { passive: true });
    return () => {
      region.removeEventListener("scroll", remember);
      for (const event of events) region.removeEventListener(event, settle);
      observer.disconnect();
      settle();
    };
  }, []);
  return scroller;
}

function scrollFromEnd(region: HTMLElement, distance: number): void {
  region.scrollTop = region.scrollHeight - region.clientHeight - distance;
}
