import { Icon } from "@eden/ui/core/icon.tsx";
import { Bookmark, UsersRound } from "lucide";
import { Link } from "react-router";
import { formatCount } from "~/parts/format-count.ts";
import { type Lista, listaPath } from "./use-caixa.ts";
import { type SavedVista, useVistas } from "./use-vistas.ts";
import { columnLink, rowLink } from "./vista-link.ts";

interface SavedVistasProps {
  lista: Lista;
  /** In the row that scrolls sideways, on smaller windows. */
  row?: boolean;
}

/** The saved views of the member, then those of the team, with their counts. */
export function SavedVistas({ lista, row = false }: SavedVistasProps) {
  const vistas = useVistas();
  if (row) return vistas.map((vista) => <RowLink key={vista.id} vista={vista} current={lista.v === vista.id} />);
  const groups = [
    { nome: "Suas vistas", vistas: vistas.filter(({ da_equipe }) => !da_equipe) },
    { nome: "Vistas da equipe", vistas: vistas.filter(({ da_equipe }) => da_equipe) },
  ].filter((group) => group.vistas.length > 0);
  return groups.map((group) => (
    <section key={group.nome} aria-label={group.nome}>
      <h2 className="px-2.5 pt-5 pb-2 font-texto text-small/none font-semibold tracking-normal text-pedra">
        {group.nome}
      </h2>
      {group.vistas.map((vista) => (
        <Link
          key={vista.id}
          to={vistaPath(vista)}
          aria-current={lista.v === vista.id ? "page" : undefined}
          className={columnLink}
        >
          <Icon of={vista.da_equipe ? UsersRound : Bookmark} size={18} className="text-folha" />
          <span className="min-w-0 truncate">{vista.nome}</span>
          <span className="ml-auto text-small text-pedra tabular-nums">{formatCount(vista.quantas)}</span>
        </Link>
      ))}
    </section>
  ));
}

function RowLink({ vista, current }: { vista: SavedVista; current: boolean }) {
  return (
    <Link to={vistaPath(vista)} data-lista={vista.id} aria-current={current ? "page" : undefined} className={rowLink}>
      {vista.nome}
      <span className="text-small font-medium tabular-nums opacity-85">{formatCount(vista.quantas)}</span>
    </Link>
  );
}

/** As it was saved: the screen says which of its conditions do not exist any more. */
const vistaPath = ({ id, filtro }: SavedVista) => listaPath({ id: "f", f: JSON.stringify(filtro), v: id });
