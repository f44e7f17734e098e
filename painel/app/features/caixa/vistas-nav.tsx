import { ORIGENS, type Origem, VISTAS, type Vista } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Hand, type IconNode, Inbox, ShieldAlert, Timer, UserRound } from "lucide";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { formatCount } from "~/parts/format-count.ts";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { ORIGEM_ICONS } from "~/pessoas/origem-chip.tsx";
import { type Lista, listaPath } from "./use-caixa.ts";
import { columnLink, rowLink } from "./vista-link.ts";

interface VistasNavProps {
  lista: Lista;
  contadores: Saida<"contadores"> | undefined;
}

const ICONS: Record<Vista, IconNode> = {
  esperando: Timer,
  minhas: UserRound,
  sem_dono: Hand,
  todas: Inbox,
  suspeitas: ShieldAlert,
};
const vistas = Object.entries(VISTAS) as [Vista, string][];
const origens = Object.entries(ORIGENS) as [Origem, string][];

/** Not on the first screen: a moment later. */
const SavedVistas = lazyLater(async () => (await import("./saved-vistas.tsx")).SavedVistas);

/** The views as a column, from 1240 px. */
export function VistasColumn({ lista, contadores }: VistasNavProps) {
  return (
    <nav aria-label="Listas da Caixa" className="overflow-y-auto px-3 pt-[22px] pb-4">
      <h1 className="px-2.5 pb-3.5">Caixa</h1>
      {vistas.map(([id, nome]) => (
        <ColumnLink
          key={id}
          id={id}
          nome={nome}
          icon={ICONS[id]}
          current={lista.id === id}
          count={contadores?.vistas[id]}
          urgent={id === "esperando"}
        />
      ))}
      <SavedVistas lista={lista} />
      <h2 className="px-2.5 pt-5 pb-2 font-texto text-small/none font-semibold tracking-normal text-pedra">
        Por origem
      </h2>
      {origens.map(([id, nome]) => (
        <ColumnLink
          key={id}
          id={id}
          nome={nome}
          icon={ORIGEM_ICONS[id]}
          current={lista.id === id}
          count={contadores?.origens[id]}
        />
      ))}
    </nav>
  );
}

interface ColumnLinkProps {
  id: Vista | Origem;
  nome: string;
  icon: IconNode;
  current: boolean;
  count: number | undefined;
  urgent?: boolean;
}

function ColumnLink({ id, nome, icon, current, count, urgent = false }: ColumnLinkProps) {
  return (
    <Link to={listaPath({ id })} aria-current={current ? "page" : undefined} className={columnLink}>
      <Icon of={icon} size={18} className="text-folha" />
      <span className="min-w-0">{nome}</span>
      <Count of={count} className={classNames("ml-auto", urgent && count ? "font-bold text-erro" : "text-pedra")} />
    </Link>
  );
}

/** The same lists as a row that scrolls sideways, on smaller windows. */
export function VistasRow({ lista, contadores }: VistasNavProps) {
  const row = useRef<HTMLElement>(null);
  // The counts change the widths.
  const counted = contadores !== undefined;
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[data-lista="${lista.id}"]`);
    if (row.current && current && counted) row.current.scrollLeft = current.offsetLeft - 20;
  }, [lista.id, counted]);
  return (
    <nav
      ref={row}
      aria-label="Listas da Caixa"
      className="relative flex gap-2 overflow-x-auto px-5 pt-0.5 pb-3 [scrollbar-width:none] lg:px-3.5"
    >
      {vistas.map(([id, nome]) => (
        <RowLink key={id} {...{ lista, id, nome }} count={contadores?.vistas[id]} />
      ))}
      <SavedVistas lista={lista} row />
      {origens.map(([id, nome]) => (
        <RowLink key={id} {...{ lista, id, nome }} count={contadores?.origens[id]} />
      ))}
    </nav>
  );
}

function RowLink({ lista, id, nome, count }: Pick<ColumnLinkProps, "id" | "nome" | "count"> & { lista: Lista }) {
  return (
    <Link
      to={listaPath({ id })}
      data-lista={id}
      aria-current={lista.id === id ? "page" : undefined}
      className={rowLink}
    >
      {nome}
      <Count of={count} className="font-medium opacity-85" />
    </Link>
  );
}

function Count({ of: count, className }: { of: number | undefined; className: string }) {
  if (count === undefined)
    return <span aria-hidden="true" className={classNames("h-2 w-4 rounded-mark bg-linha", className)} />;
  return <span className={classNames("text-small tabular-nums", className)}>{formatCount(count)}</span>;
}
