import { ORIGENS, type Origem } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { ChevronDown, type IconNode, Trees, UserRound } from "lucide";
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
      <Filtro
        label="Origem"
        icon={Trees}
        value={filtros.origem}
        onValueChange={(value) => set("origem", value)}
        options={[["", "Todas as origens"], ...Object.entries(ORIGENS)]}
      />
      <Filtro
        label="Dono"
        icon={UserRound}
        value={filtros.dono}
        onValueChange={(value) => set("dono", value)}
        options={[["", "Toda a equipe"], [membro.id, "Comigo"], ...others.map(({ id, nome }) => [id, nome] as const)]}
      />
    </div>
  );
}

interface FiltroProps {
  label: string;
  icon: IconNode;
  value: string | null;
  onValueChange: (value: string) => void;
  options: readonly (readonly [string, string])[];
}

function Filtro({ label, icon, value, ...select }: FiltroProps) {
  return (
    <label className="relative flex min-w-0 items-center">
      <span className="sr-only">{label}</span>
      <Icon of={icon} size={18} className="pointer-events-none absolute left-3 text-mata max-md:hidden" />
      <DenseControl
        as="select"
        value={value ?? ""}
        {...select}
        className="w-full appearance-none truncate border-linha-2! pr-7 font-semibold text-mata hover:border-contorno! md:pr-9 md:pl-9.5"
      />
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-3 text-mata" />
    </label>
  );
}
