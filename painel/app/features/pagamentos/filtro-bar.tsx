import { COBRANCAS, keysOf } from "@eden/domain/painel/valores";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { Link, useNavigate } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { SearchField } from "~/parts/search-field.tsx";
import { type Filtro, filtroOf, pagamentosPath, SITUACOES } from "./filtro.ts";

interface FiltroBarProps {
  filtro: Filtro;
  totais: Saida<"cobrancas">["totais"] | undefined;
  texto: string;
  onTexto: (texto: string) => void;
  onDown: () => void;
}

/** Search and tabs; on a phone also the choice of a reason, which the bars offer on wider screens. */
export function FiltroBar({ filtro, totais, texto, onTexto, onDown }: FiltroBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 bg-papel px-5 pt-3 pb-2 md:px-6">
      <SearchField
        value={texto}
        onChange={onTexto}
        onDown={onDown}
        onEnter={onDown}
        label="Buscar por nome, telefone, CNPJ ou pedido"
        placeholder="Nome, telefone, CNPJ, pedido"
        atalho={{ label: "Buscar um pagamento", group: "Pagamentos" }}
        className="min-w-0 flex-1 basis-60 md:max-w-78"
      />
      <nav aria-label="Listas de pagamentos" className="flex rounded-control bg-areia p-1 max-md:w-full">
        {keysOf(SITUACOES).map((situacao) => (
          <Link
            key={situacao}
            to={pagamentosPath({ ...filtro, situacao })}
            aria-current={filtro.situacao === situacao ? "page" : undefined}
            className="grid min-h-9 flex-1 place-items-center rounded-control px-3.5 text-body font-semibold whitespace-nowrap text-pedra aria-[current=page]:bg-white aria-[current=page]:text-mata max-md:min-h-11 pointer-coarse:min-h-11"
          >
            {SITUACOES[situacao]}
          </Link>
        ))}
      </nav>
      <MotivoSelect filtro={filtro} totais={totais} />
    </div>
  );
}

function MotivoSelect({ filtro, totais }: Pick<FiltroBarProps, "filtro" | "totais">) {
  const navigate = useNavigate();
  const options = keysOf(COBRANCAS).filter(
    (motivo) => motivo === filtro.motivo || (totais?.[motivo]?.quantas ?? 0) > 0,
  );
  return (
    <DenseControl
      as="select"
      aria-label="Motivo"
      value={filtro.motivo ?? ""}
      onValueChange={(value) => {
        const { motivo } = filtroOf(new URLSearchParams({ motivo: value }));
        navigate(pagamentosPath({ ...filtro, motivo }));
      }}
      options={[["", "Todos os motivos"], ...options.map((motivo) => [motivo, COBRANCAS[motivo]] as const)]}
      className="w-full border-linha-2! md:hidden"
    />
  );
}
