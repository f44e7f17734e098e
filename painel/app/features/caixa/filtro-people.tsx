import type { Filtro } from "@eden/domain/painel/filtro";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useCallback, useMemo } from "react";
import { useContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { Planta } from "~/pessoas/planta.tsx";
import { CaixaError, CaixaSkeleton } from "./caixa-empty.tsx";
import { CaixaList } from "./caixa-list.tsx";
import { FiltroHead, FiltroRow } from "./filtro-row.tsx";
import type { ListItem } from "./group-pessoas.ts";
import { NovasBar } from "./novas-bar.tsx";
import { PessoaRow } from "./pessoa-row.tsx";
import { type Lista, listaPath, type useCaixa } from "./use-caixa.ts";
import type { useCaixaAoVivo } from "./use-caixa-ao-vivo.ts";

interface FiltroPeopleProps {
  lista: Lista;
  caixa: ReturnType<typeof useCaixa>;
  vivo: ReturnType<typeof useCaixaAoVivo>;
  aberta: string | null;
  onOpen: (id: string) => void;
  /** Has the whole width: a line per person, in columns. */
  wide: boolean;
  onChange: (filtro: Filtro) => void;
}

/** The people of a filter, in its order and without groups. */
export function FiltroPeople({ lista, caixa, vivo, aberta, onOpen, wide, onChange }: FiltroPeopleProps) {
  const { pessoas, hasNextPage, fetchNextPage, isFetchingNextPage } = caixa;
  const pendentes = useContatosPendentes();
  const items = useMemo(() => pessoas.map((pessoa): ListItem => ({ tipo: "pessoa", id: pessoa.id, pessoa })), [pessoas]);
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  if (caixa.isPending) return <CaixaSkeleton />;
  if (caixa.isError && pessoas.length === 0) return <CaixaError onRetry={() => void caixa.refetch()} />;
  return (
    <>
      <NovasBar novas={vivo.novas} sairam={vivo.sairam.length} onShow={vivo.show} />
      {pessoas.length === 0 ? (
        <FiltroEmpty onClear={() => onChange({})} />
      ) : (
        <>
          {wide && <FiltroHead />}
          <CaixaList nome={lista.nome} {...{ items, aberta, onOpen, loadMore }} atTop={vivo.atTop} hasMore={hasNextPage}>
            {({ id, pessoa }) =>
              wide ? (
                <FiltroRow
                  pessoa={pessoa}
                  to={listaPath(lista, id)}
                  saiu={vivo.sairam.includes(id)}
                  escolha={<span className="w-6 shrink-0" />}
                  escolhida={false}
                />
              ) : (
                <PessoaRow
                  pessoa={pessoa}
                  leitura={pessoa.leitura}
                  to={listaPath(lista, id)}
                  aberta={id === aberta}
                  saiu={vivo.sairam.includes(id)}
                  pendente={pendentes.has(id)}
                />
              )
            }
          </CaixaList>
        </>
      )}
    </>
  );
}

function FiltroEmpty({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid min-h-0 flex-1 content-start justify-items-center overflow-y-auto px-8 pt-16 pb-8 text-center">
      <Planta estado="broto" scale={190} />
      <h2 className="mt-6 font-texto text-read font-strong tracking-normal text-tinta">Ninguém com este filtro</h2>
      <p className="mt-1.5 mb-4 max-w-[36ch] text-body text-balance text-pedra">
        Tire uma das condições acima, ou comece de novo com todas as pessoas.
      </p>
      <CompactButton onClick={onClear}>Limpar o filtro</CompactButton>
    </div>
  );
}
