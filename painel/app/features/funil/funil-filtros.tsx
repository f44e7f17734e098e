import { ORIGENS, type Origem } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronDown, type IconNode, Trees, UserRound } from "lucide";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useEu } from "~/clients/use-eu.ts";

interface Filtros {
  origem: Origem | null;
  dono: string | null;
}

/** The filters of the board, kept in the address. */
export function useFiltros(): Filtros {
  const { equipe } = useEu();
  const [search] = useSearchParams();
  const origem = search.get("origem") ?? "";
  const dono = search.get("dono");
  return {
    origem: Object.hasOwn(ORIGENS, origem) ? (origem as Origem) : null,
    dono: equipe.some(({ id }) => id === dono) ? dono : null,
  };
}

export function FunilFiltros({ filtros }: { filtros: Filtros }) {
  const { membro, equipe } = useEu();
  const [, setSearch] = useSearchParams();
  const set = (name: keyof Filtros, value: string) =>
    setSearch(
      (search) => {
        if (value) search.set(name, value);
        else search.delete(name);
        return search;
      },
      { replace: true },
    );
  const others = equipe.filter(({ id, papel }) => id !== membro.id && papel !== "encarregado");
  return (
    <div className="flex min-w-0 gap-2.5 max-md:w-full max-md:*:flex-1">
      <Filtro label="Origem" icon={Trees} value={filtros.origem} onChange={(value) => set("origem", value)}>
        <option value="">Todas as origens</option>
        {Object.entries(ORIGENS).map(([id, nome]) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </Filtro>
      <Filtro label="Dono" icon={UserRound} value={filtros.dono} onChange={(value) => set("dono", value)}>
        <option value="">Toda a equipe</option>
        <option value={membro.id}>Comigo</option>
        {others.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </Filtro>
    </div>
  );
}

interface FiltroProps {
  label: string;
  icon: IconNode;
  value: string | null;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Filtro({ label, icon, value, onChange, children }: FiltroProps) {
  return (
    <label className="relative flex min-w-0 items-center">
      <span className="sr-only">{label}</span>
      <Icon of={icon} size={18} className="pointer-events-none absolute left-3 text-mata max-md:hidden" />
      <select
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 w-full appearance-none truncate rounded-control border border-linha-2 bg-white pr-9 pl-3 md:pl-9.5 text-read font-semibold text-mata hover:border-contorno pointer-coarse:min-h-11"
      >
        {children}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-3 text-mata" />
    </label>
  );
}
