import { useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { SearchField } from "~/parts/search-field.tsx";
import { useContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { useNow } from "~/pessoas/use-now.ts";
import { CaixaEmpty } from "./caixa-empty.tsx";
import { CaixaError } from "./caixa-error.tsx";
import { CaixaList } from "./caixa-list.tsx";
import { CaixaSkeleton } from "./caixa-skeleton.tsx";
import { EscolhaBox } from "./escolha-box.tsx";
import { ExportLink } from "./export-link.tsx";
import { groupPessoas } from "./group-pessoas.ts";
import { type Lista, listaPath } from "./lista.ts";
import { NovasBar } from "./novas-bar.tsx";
import { PessoaRow } from "./pessoa-row.tsx";
import { SearchResults } from "./search-results.tsx";
import { SuspeitasBar } from "./suspeitas-bar.tsx";
import { useBusca } from "./use-busca.ts";
import type { useCaixa } from "./use-caixa.ts";
import type { useCaixaAoVivo } from "./use-caixa-ao-vivo.ts";

interface CaixaColumnProps {
  lista: Lista;
  caixa: ReturnType<typeof useCaixa>;
  vivo: ReturnType<typeof useCaixaAoVivo>;
  aberta: string | null;
}

/** Search and the list; the results replace the list while something is typed. */
export function CaixaColumn({ lista, caixa, vivo, aberta }: CaixaColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const busca = useBusca();
  const navigate = useNavigate();
  const field = () => column.current?.querySelector<HTMLElement>("input[inputmode=search]");
  const firstResult = () => column.current?.querySelector<HTMLElement>("[data-pessoa]");
  const openFirst = () => {
    const [first] = busca.result?.pessoas ?? [];
    if (first) navigate(listaPath(lista, first.id));
  };
  return (
    <div ref={column} className="flex min-h-0 flex-1 flex-col">
      <div className="flex gap-2 border-b border-linha px-3.5 pt-3.5 pb-3 max-lg:px-5">
        <SearchField
          value={busca.texto}
          onChange={busca.setTexto}
          onDown={() => firstResult()?.focus()}
          onEnter={openFirst}
          label="Buscar por nome, telefone, e-mail, CNPJ ou protocolo"
          placeholder="Nome, telefone, CNPJ, protocolo"
          atalho={{ label: "Buscar uma pessoa", group: "Caixa" }}
          className="min-w-0 flex-1"
        />
        {!busca.active && <ExportLink lista={lista} />}
      </div>
      {busca.active ? (
        <SearchResults
          texto={busca.procurado}
          result={busca.result}
          failed={busca.failed}
          leitura={busca.leitura}
          lista={lista}
          aberta={aberta}
          onLeave={() => field()?.focus()}
        />
      ) : (
        <CaixaPeople key={lista.id} lista={lista} caixa={caixa} vivo={vivo} aberta={aberta} />
      )}
    </div>
  );
}

function CaixaPeople({ lista, caixa, vivo, aberta }: CaixaColumnProps) {
  const { pessoas, hasNextPage, fetchNextPage, isFetchingNextPage } = caixa;
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(new Set());
  const pendentes = useContatosPendentes();
  const now = useNow();
  const items = useMemo(
    () => groupPessoas(pessoas, lista.vista, now, !hasNextPage),
    [pessoas, lista, now, hasNextPage],
  );
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  const suspeitas = lista.vista === "suspeitas";
  if (caixa.isPending) return <CaixaSkeleton />;
  if (caixa.isError && pessoas.length === 0) return <CaixaError onRetry={() => void caixa.refetch()} />;
  return (
    <>
      {suspeitas && pessoas.length > 0 && (
        <p className="border-b border-linha px-4 py-2.5 text-small/snug text-pedra max-lg:px-5">
          Nenhum recibo saiu e o relógio não corre. Depois de 30 dias, apagamos.
        </p>
      )}
      <NovasBar novas={vivo.novas} sairam={vivo.sairam.length} onShow={vivo.show} />
      {pessoas.length === 0 ? (
        <CaixaEmpty lista={lista} />
      ) : (
        <CaixaList nome={lista.nome} {...{ items, aberta, loadMore }} atTop={vivo.atTop} hasMore={hasNextPage}>
          {({ id, pessoa }) => (
            <PessoaRow
              pessoa={pessoa}
              leitura={pessoa.leitura}
              to={listaPath(lista, id)}
              aberta={id === aberta}
              saiu={vivo.sairam.includes(id)}
              pendente={pendentes.has(id)}
              escolha={
                suspeitas && (
                  <EscolhaBox
                    nome={pessoa.nome}
                    checked={escolhidas.has(id)}
                    onChange={() => setEscolhidas(toggle(escolhidas, id))}
                  />
                )
              }
            />
          )}
        </CaixaList>
      )}
      {suspeitas && pessoas.length > 0 && (
        <SuspeitasBar escolhidas={escolhidas} todas={pessoas.map(({ id }) => id)} onChange={setEscolhidas} />
      )}
    </>
  );
}

function toggle(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
