import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS } from "@eden/domain/diagnostico/faixas";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { CircleDashed, ClipboardCheck, type IconNode, Mail, MessageCircleDashed, Store } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { areasFracas, FAIXA_IDS, type Filtro, filtroPath, SITUACAO_IDS, SITUACOES, type SituacaoId } from "./filtro.ts";
import { faixaColour } from "./nota-scale.tsx";

interface FiltrosProps {
  filtro: Filtro;
  resumo: Saida<"lojas"> | undefined;
}

const ICONS: Record<SituacaoId, IconNode> = {
  todas: Store,
  respondeu: ClipboardCheck,
  convidada: Mail,
  sem_convite: CircleDashed,
  sem_conversa: MessageCircleDashed,
};

/** The lists of stores as a column, from 1240 px. */
export function FiltrosColumn({ filtro, resumo }: FiltrosProps) {
  const fracas = resumo ? areasFracas(resumo).filter(({ count }) => count > 0) : [];
  const most = fracas[0]?.count ?? 1;
  return (
    <nav aria-label="Listas de lojas" className="h-full overflow-y-auto px-3 pt-[22px] pb-4">
      <h1 className="px-2.5 pb-3.5">Diagnósticos</h1>
      {SITUACAO_IDS.map((id) => (
        <ColumnLink key={id} id={id} current={filtro.id === id} count={resumo?.totais[id]}>
          <Icon of={ICONS[id]} size={18} className="text-folha" />
          {SITUACOES[id]}
        </ColumnLink>
      ))}
      <Heading>Por faixa</Heading>
      {FAIXA_IDS.map((id) => (
        <ColumnLink key={id} id={id} current={filtro.id === id} count={resumo?.faixas[id]}>
          <span
            aria-hidden="true"
            className={classNames("mx-1 size-2.5 shrink-0 rounded-full bg-current", faixaColour[id])}
          />
          {FAIXAS[id].nome}
        </ColumnLink>
      ))}
      {fracas.length > 0 && <Heading>Área mais fraca</Heading>}
      {fracas.map(({ area, count }) => (
        <ColumnLink key={area} id={area} current={filtro.id === area} count={count}>
          <span className="min-w-0 flex-1">
            {AREAS[area].nome}
            <svg aria-hidden="true" className="mt-1 block h-1 w-full overflow-visible">
              <rect width={`${(count / most) * 100}%`} height="4" rx="2" className="fill-folha" />
            </svg>
          </span>
        </ColumnLink>
      ))}
    </nav>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h2 className="px-2.5 pt-5 pb-2 font-texto text-small/none font-semibold tracking-normal text-pedra">{children}</h2>
  );
}

interface ColumnLinkProps {
  id: Filtro["id"];
  current: boolean;
  count: number | undefined;
  children: ReactNode;
}

function ColumnLink({ id, current, count, children }: ColumnLinkProps) {
  return (
    <Link
      to={filtroPath(id)}
      aria-current={current ? "page" : undefined}
      className={classNames(
        "flex items-center gap-2.5 rounded-control px-2.5 py-[7px] text-body/snug hover:bg-white/60 pointer-coarse:min-h-11",
        current && "bg-white font-strong shadow-[inset_0_0_0_1px_var(--color-linha)]",
      )}
    >
      {children}
      <span className="ml-auto text-small text-pedra tabular-nums">{count?.toLocaleString("pt-BR")}</span>
    </Link>
  );
}

/** The same lists as a row that scrolls sideways, on smaller windows. */
export function FiltrosRow({ filtro, resumo }: FiltrosProps) {
  const all = [
    ...SITUACAO_IDS.map((id) => ({ id, nome: SITUACOES[id], count: resumo?.totais[id] })),
    ...FAIXA_IDS.map((id) => ({ id, nome: FAIXAS[id].nome, count: resumo?.faixas[id] })),
    ...(resumo ? areasFracas(resumo) : []).map(({ area, count }) => ({ id: area, nome: AREAS[area].nome, count })),
  ];
  return (
    <nav
      aria-label="Listas de lojas"
      className="flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:px-7 min-[77.5rem]:hidden"
    >
      {all.map(({ id, nome, count }) => (
        <Link
          key={id}
          to={filtroPath(id)}
          aria-current={filtro.id === id ? "page" : undefined}
          className="inline-flex h-11 shrink-0 items-center gap-2 rounded-full border border-linha-2 bg-white px-3.5 text-body font-semibold text-mata focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current=page]:border-mata aria-[current=page]:bg-mata aria-[current=page]:text-white"
        >
          {nome}
          <span className="font-medium tabular-nums opacity-85">{count?.toLocaleString("pt-BR")}</span>
        </Link>
      ))}
    </nav>
  );
}
