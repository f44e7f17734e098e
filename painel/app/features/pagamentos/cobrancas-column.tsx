import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { SearchField } from "~/parts/search-field.tsx";
import { useDebounced } from "~/parts/use-debounced.ts";
import { Cabecalho } from "./cabecalho.tsx";
import { CobrancasList } from "./cobrancas-list.tsx";
import { type Filtro, isFiltered, pagamentosPath, SEM_FILTRO } from "./filtro.ts";
import { FiltroBar } from "./filtro-bar.tsx";
import { useCobrancas } from "./use-cobrancas.ts";

interface CobrancasColumnProps {
  filtro: Filtro;
  aberta: string | null;
  onPausa: ((linha: CobrancaLinha) => void) | undefined;
}

/** What came in, the search, the filters and the list, in one column that scrolls. */
export function CobrancasColumn({ filtro, aberta, onPausa }: CobrancasColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const [texto, setTexto] = useState("");
  const procurado = useDebounced(texto.trim());
  const cobrancas = useCobrancas(filtro, procurado);
  const focusFirst = () => column.current?.querySelector<HTMLElement>("[data-pedido]")?.focus();
  return (
    <div ref={column} className="@container relative h-full overflow-y-auto overscroll-contain bg-creme">
      <Cabecalho resumo={cobrancas.resumo} filtro={filtro}>
        <SearchField
          value={texto}
          onChange={setTexto}
          onDown={focusFirst}
          onEnter={focusFirst}
          label="Buscar por nome, telefone, CNPJ ou pedido"
          placeholder="Nome, telefone, CNPJ, pedido"
          atalho={{ label: "Buscar um pagamento", group: "Pagamentos" }}
          className="w-full min-w-0 @2xl:w-60"
        />
      </Cabecalho>
      <FiltroBar filtro={filtro} totais={cobrancas.resumo?.totais} aberta={aberta} />
      {cobrancas.linhas.length > 0 ? (
        <CobrancasList {...{ filtro, cobrancas, aberta, onPausa }} />
      ) : (
        <Nothing cobrancas={cobrancas} filtro={filtro} procurado={procurado} />
      )}
    </div>
  );
}

interface NothingProps {
  cobrancas: ReturnType<typeof useCobrancas>;
  filtro: Filtro;
  procurado: string;
}

function Nothing({ cobrancas, filtro, procurado }: NothingProps) {
  const style = "grid justify-items-center gap-3 px-8 py-16 text-center text-pedra";
  if (cobrancas.isPending) {
    return (
      <p role="status" className={style}>
        Carregando os pagamentos…
      </p>
    );
  }
  if (cobrancas.isError) {
    return (
      <div className={style}>
        <p role="alert">A lista não carregou. Confira a conexão; nada do que você escreveu se perdeu.</p>
        <CompactButton onClick={() => void cobrancas.refetch()}>Tentar de novo</CompactButton>
      </div>
    );
  }
  return (
    <div role="status" className={style}>
      <p className="max-w-[38ch] text-balance">{emptyText(filtro, procurado)}</p>
      {isFiltered(filtro) && (
        <Link
          to={pagamentosPath({ ...SEM_FILTRO, situacao: filtro.situacao, ordem: filtro.ordem })}
          className="font-semibold text-mata underline"
        >
          Tirar os filtros
        </Link>
      )}
    </div>
  );
}

function emptyText(filtro: Filtro, procurado: string): string {
  if (procurado !== "") return `Nada encontrado para “${procurado}” nesta lista.`;
  if (isFiltered(filtro)) return "Nenhum pagamento com estes filtros.";
  const texts = {
    abertas: "Nenhum pagamento espera por alguém. Quem começar uma compra e não terminar aparece aqui.",
    minhas: "Nenhum pagamento de pessoas que estão com você.",
    encerradas: "Nenhum pagamento encerrado ainda.",
  };
  return texts[filtro.situacao];
}
