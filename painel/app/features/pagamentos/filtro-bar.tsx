import { DIAS_DE_COBRANCA, ORDENS_DE_COBRANCA } from "@eden/domain/painel/contrato-cobranca";
import { COBRANCAS, FORMAS, keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { ChevronDown } from "lucide";
import { useId } from "react";
import { useNavigate } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { type Filtro, filtroOf, pagamentosPath } from "./filtro.ts";

interface FiltroBarProps {
  filtro: Filtro;
  totais: Saida<"cobrancas">["totais"] | undefined;
  /** The payment that stays open. */
  aberta: string | null;
}

/** By reason, method, owner and days, and in which order. Each choice is part of the address. */
export function FiltroBar({ filtro, totais, aberta }: FiltroBarProps) {
  const navigate = useNavigate();
  const { membro, equipe } = useEu();
  const choose = (name: keyof Filtro) => (value: string) => {
    const search = new URLSearchParams({ [name]: value });
    const next = { ...filtro, [name]: filtroOf(search)[name] };
    navigate(pagamentosPath(next, aberta ?? undefined), { replace: true });
  };
  const motivos = keysOf(COBRANCAS).filter((motivo) => motivo === filtro.motivo || countOf(totais, motivo) > 0);
  const withCount = filtro.situacao === "abertas";
  return (
    <div className="relative flex items-center gap-2 overflow-x-auto px-5 pt-3 pb-0.5 [scrollbar-width:none] md:px-7">
      <Escolha
        nome="Motivo"
        value={filtro.motivo}
        onChoose={choose("motivo")}
        options={(withCount ? motivos : keysOf(COBRANCAS)).map((motivo) => [
          motivo,
          `${COBRANCAS[motivo]}${withCount ? ` (${countOf(totais, motivo)})` : ""}`,
        ])}
      />
      <Escolha
        nome="Forma"
        value={filtro.forma}
        onChoose={choose("forma")}
        options={keysOf(FORMAS).map((forma) => [forma, FORMAS[forma]])}
      />
      {filtro.situacao !== "minhas" && (
        <Escolha
          nome="Dono"
          value={filtro.dono}
          onChoose={choose("dono")}
          options={[
            ["ninguem", "Sem dono"],
            ...equipe.map(({ id, nome }) => [id, id === membro.id ? "Você" : nome] as const),
          ]}
        />
      )}
      <Escolha
        nome="Período"
        value={filtro.dias === null ? null : String(filtro.dias)}
        onChoose={choose("dias")}
        options={DIAS_DE_COBRANCA.map((dias) => [String(dias), dias === 1 ? "Hoje" : `${dias} dias`])}
      />
      <Ordem value={filtro.ordem} onChoose={choose("ordem")} />
    </div>
  );
}

const countOf = (totais: FiltroBarProps["totais"], motivo: keyof typeof COBRANCAS) => totais?.[motivo]?.quantas ?? 0;

interface EscolhaProps {
  nome: string;
  value: string | null;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

/** A filter: its name while it is off, its value while it is on. */
function Escolha({ nome, value, options, onChoose }: EscolhaProps) {
  return (
    <span className="relative shrink-0">
      <DenseControl
        as="select"
        aria-label={nome}
        value={value ?? ""}
        onValueChange={onChoose}
        options={[["", nome], ...options]}
        className={classNames(selectLook, value !== null && "border-folha! bg-orvalho!")}
      />
      <Chevron />
    </span>
  );
}

function Ordem({ value, onChoose }: Pick<EscolhaProps, "onChoose"> & { value: string }) {
  const id = useId();
  return (
    <p className="ml-auto flex shrink-0 items-center gap-2 text-small text-pedra">
      <label htmlFor={id} className="max-lg:sr-only">
        Ordenar
      </label>
      <span className="relative">
        <DenseControl
          as="select"
          id={id}
          value={value}
          onValueChange={onChoose}
          options={keysOf(ORDENS_DE_COBRANCA).map((ordem) => [ordem, ORDENS_DE_COBRANCA[ordem]])}
          className={selectLook}
        />
        <Chevron />
      </span>
    </p>
  );
}

const Chevron = () => (
  <Icon
    of={ChevronDown}
    size={16}
    className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-mata"
  />
);
/** As wide as what it shows; the list below opens by the platform. */
const selectLook =
  "field-sizing-content max-w-full appearance-none border-linha-2! pr-8! font-semibold text-mata hover:border-contorno!";
