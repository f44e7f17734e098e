import type { Filtro } from "@eden/domain/painel/filtro";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { ListChecks } from "lucide";
import { type ReactNode, useCallback, useMemo } from "react";
import { useMay } from "~/clients/use-eu.ts";
import type { PessoaLida } from "~/pessoas/cache-pessoa.ts";
import { useContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { Planta } from "~/pessoas/planta.tsx";
import { CaixaList } from "./caixa-list.tsx";
import { CaixaError, CaixaSkeleton } from "./caixa-skeleton.tsx";
import { EscolhaBox } from "./escolha-box.tsx";
import { FiltroHead, FiltroRow } from "./filtro-row.tsx";
import type { ListItem } from "./group-pessoas.ts";
import { LoteBar } from "./lote-bar.tsx";
import { NovasBar } from "./novas-bar.tsx";
import { PessoaRow } from "./pessoa-row.tsx";
import { type Lista, listaPath, type useCaixa } from "./use-caixa.ts";
import type { useCaixaAoVivo } from "./use-caixa-ao-vivo.ts";
import { type Escolha, useEscolha } from "./use-escolha.ts";
import { useLongPress } from "./use-long-press.ts";

interface FiltroPeopleProps {
  lista: Lista;
  caixa: ReturnType<typeof useCaixa>;
  vivo: ReturnType<typeof useCaixaAoVivo>;
  aberta: string | null;
  onOpen: (id: string) => void;
  /** Has the whole width: a line per person, in columns. */
  wide: boolean;
  filtro: Filtro;
  onChange: (filtro: Filtro) => void;
}

/** The people of a filter, in its order and without groups. */
export function FiltroPeople(props: FiltroPeopleProps) {
  const { lista, caixa, vivo, aberta, onOpen, wide, filtro, onChange } = props;
  const { pessoas, hasNextPage, fetchNextPage, isFetchingNextPage } = caixa;
  const pendentes = useContatosPendentes();
  const escolha = useEscolha(caixa);
  const mayChoose = useMay("em_lote") && aberta === null;
  const items = useMemo(
    () => pessoas.map((pessoa): ListItem => ({ tipo: "pessoa", id: pessoa.id, pessoa })),
    [pessoas],
  );
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  const choosing = mayChoose && escolha.choosing;
  const boxOf = ({ id, nome }: PessoaLida) => (
    <EscolhaBox label={`Escolher ${nome}`} checked={escolha.has(id)} onChange={() => escolha.toggle(id)} />
  );
  if (caixa.isPending) return <CaixaSkeleton />;
  if (caixa.isError && pessoas.length === 0) return <CaixaError onRetry={() => void caixa.refetch()} />;
  return (
    <>
      <NovasBar novas={vivo.novas} sairam={vivo.sairam.length} onShow={vivo.show} />
      {pessoas.length === 0 ? (
        <FiltroEmpty onClear={() => onChange({})} />
      ) : (
        <>
          {wide && (
            <FiltroHead>
              {mayChoose && (
                <EscolhaBox
                  label="Escolher as que estão na tela"
                  checked={escolha.allLoaded}
                  onChange={escolha.toggleLoaded}
                />
              )}
            </FiltroHead>
          )}
          {!wide && mayChoose && <SelectRow filtro={filtro} escolha={escolha} />}
          <CaixaList
            nome={lista.nome}
            {...{ items, aberta, onOpen, loadMore }}
            atTop={vivo.atTop}
            hasMore={hasNextPage}
          >
            {({ id, pessoa }) =>
              wide ? (
                <FiltroRow
                  pessoa={pessoa}
                  to={listaPath(lista, id)}
                  saiu={vivo.sairam.includes(id)}
                  escolha={mayChoose ? boxOf(pessoa) : <span className="w-6 shrink-0" />}
                  escolhida={escolha.has(id)}
                />
              ) : (
                <LongPress choosing={choosing} onPress={mayChoose ? () => escolha.toggle(id) : undefined}>
                  <PessoaRow
                    pessoa={pessoa}
                    leitura={pessoa.leitura}
                    to={listaPath(lista, id)}
                    aberta={id === aberta}
                    saiu={vivo.sairam.includes(id)}
                    pendente={pendentes.has(id)}
                    escolha={choosing && boxOf(pessoa)}
                  />
                </LongPress>
              )
            }
          </CaixaList>
          {mayChoose && escolha.count > 0 && (
            <LoteBar escolha={escolha} filtro={filtro} quantas={caixa.quantas} mudanca={caixa.mudanca} />
          )}
        </>
      )}
    </>
  );
}

/** Where there is no room for a box in every row: begins and ends choosing, as a long press of a row begins it. */
function SelectRow({ filtro: { dias, de, ate }, escolha }: { filtro: Filtro; escolha: Escolha }) {
  const { choosing, setChoosing } = escolha;
  const ordem = dias || de || ate ? "mais recentes primeiro" : "quem espera primeiro";
  return (
    <div className="flex items-center justify-between gap-3 border-b border-areia pr-2.5 pl-5 text-small text-pedra">
      <p role="status">{choosing ? "Toque em quem entra na mudança" : ordem}</p>
      <CompactButton
        variant="bare"
        icon={choosing ? undefined : ListChecks}
        onClick={() => setChoosing(!choosing)}
        className="shrink-0 px-2.5!"
      >
        {choosing ? "Pronto" : "Selecionar"}
      </CompactButton>
    </div>
  );
}

interface LongPressProps {
  choosing: boolean;
  /** Without it the row only opens. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** On a phone: a long press of a row begins to choose. */
function LongPress({ choosing, onPress, children }: LongPressProps) {
  const press = useLongPress(choosing, onPress ?? (() => undefined));
  return (
    <div {...(onPress && press)} className="[-webkit-touch-callout:none]">
      {children}
    </div>
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
