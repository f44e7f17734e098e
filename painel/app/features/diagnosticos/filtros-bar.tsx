import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS } from "@eden/domain/diagnostico/faixas";
import { ESTADOS } from "@eden/domain/documentos/estado";
import { ORDENS_DAS_LOJAS } from "@eden/domain/painel/contrato-lojas";
import { isAtendente } from "@eden/domain/painel/papeis";
import { keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { ArrowDownWideNarrow, ChevronDown, X } from "lucide";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { type Filtro, filtroPath, PERIODOS, SITUACOES } from "./filtro.ts";

interface ContagensProps {
  filtro: Filtro;
  totais: Saida<"lojas">["totais"] | undefined;
}

/** How many stores each state has among the others filtered; each count is a filter. */
export function Contagens({ filtro, totais }: ContagensProps) {
  return (
    <nav
      aria-label="Lojas por situação"
      className="relative flex shrink-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:gap-1.5 md:px-7 lg:gap-2.5"
    >
      {keysOf(SITUACOES).map((id) => {
        const situacao = id === "todas" ? null : id;
        const count = totais?.[id] ?? 0;
        return (
          <Link
            key={id}
            to={filtroPath({ ...filtro, situacao })}
            aria-current={filtro.situacao === situacao ? "true" : undefined}
            className="flex min-h-11 shrink-0 items-baseline gap-2 rounded-panel border border-linha bg-papel px-3 py-2 hover:border-contorno focus-visible:-outline-offset-2 focus-visible:shadow-none aria-[current=true]:border-folha-2 aria-[current=true]:bg-orvalho"
          >
            <b className="font-titulo text-heading/none font-semibold text-mata tabular-nums">
              {count.toLocaleString("pt-BR")}
            </b>{" "}
            <span className="text-body text-pedra">{SITUACOES[id][count === 1 ? 0 : 1]}</span>
          </Link>
        );
      })}
    </nav>
  );
}

interface FiltrosProps {
  filtro: Filtro;
  onChange: (filtro: Filtro) => void;
}

/** The other filters. A chosen one shows its value and can be taken away. */
export function Filtros({ filtro, onChange }: FiltrosProps) {
  const { equipe } = useEu();
  const owners = equipe.filter(isAtendente);
  const set = (change: Partial<Filtro>) => onChange({ ...filtro, ...change });
  return (
    <>
      <FiltroSelect
        label="Período"
        value={filtro.dias}
        options={keysOf(PERIODOS).map((dias) => [dias, PERIODOS[dias]])}
        onChange={(value) => set({ dias: value === "" ? null : Number(value) })}
      />
      <FiltroSelect
        label="Faixa"
        value={filtro.faixa}
        options={keysOf(FAIXAS).map((id) => [id, FAIXAS[id].nome])}
        onChange={(value) => set({ faixa: (value || null) as Filtro["faixa"] })}
      />
      <FiltroSelect
        label="Área mais fraca"
        value={filtro.area}
        options={keysOf(AREAS).map((id) => [id, AREAS[id].nome])}
        onChange={(value) => set({ area: (value || null) as Filtro["area"] })}
      />
      <FiltroSelect
        label="Dono"
        value={filtro.dono}
        options={[["ninguem", "Sem dono"], ...owners.map(({ id, nome }) => [id, primeiroNome(nome)] as const)]}
        onChange={(value) => set({ dono: value || null })}
      />
      <FiltroSelect
        label="UF"
        value={filtro.uf}
        options={keysOf(ESTADOS).map((uf) => [uf, uf])}
        onChange={(value) => set({ uf: (value || null) as Filtro["uf"] })}
      />
    </>
  );
}

export function OrdemSelect({ filtro, onChange }: FiltrosProps) {
  return (
    <label className="flex shrink-0 items-center gap-2 text-small text-pedra">
      <span className="max-xl:sr-only">Ordenar</span>
      <span className={pill}>
        <Icon of={ArrowDownWideNarrow} size={16} className="pointer-events-none absolute left-3 text-mata xl:hidden" />
        <DenseControl
          as="select"
          bare
          value={filtro.ordem}
          onValueChange={(ordem) => onChange({ ...filtro, ordem: ordem as Filtro["ordem"] })}
          options={keysOf(ORDENS_DAS_LOJAS).map((id) => [id, ORDENS_DAS_LOJAS[id]])}
          className={classNames(select, "max-xl:pl-9")}
        />
        <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-3 text-mata" />
      </span>
    </label>
  );
}

const pill =
  "relative inline-flex shrink-0 items-center rounded-control border border-linha-2 bg-white hover:border-contorno has-[select:focus-visible]:border-tinta has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-tinta";
const select =
  "field-sizing-content h-9 max-w-56 cursor-pointer appearance-none truncate rounded-control pr-8 pl-3 text-body font-semibold text-mata max-lg:text-base pointer-coarse:h-11";

interface FiltroSelectProps {
  label: string;
  value: string | number | null;
  options: readonly (readonly [value: string | number, name: string])[];
  onChange: (value: string) => void;
}

function FiltroSelect({ label, value, options, onChange }: FiltroSelectProps) {
  const chosen = value !== null;
  return (
    <span className={classNames(pill, chosen && "border-folha-2! bg-orvalho!")}>
      <DenseControl
        as="select"
        bare
        aria-label={label}
        value={value ?? ""}
        onValueChange={onChange}
        options={[["", label], ...options]}
        className={classNames(select, chosen && "pr-9 pointer-coarse:pr-11")}
      />
      {chosen ? (
        <button
          type="button"
          aria-label={`Tirar o filtro ${label}`}
          onClick={() => onChange("")}
          className="absolute right-0 grid h-full w-8 place-items-center rounded-control text-mata pointer-coarse:w-11"
        >
          <Icon of={X} size={16} />
        </button>
      ) : (
        <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-2.5 text-mata" />
      )}
    </span>
  );
}
