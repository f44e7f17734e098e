import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { ListFilter, UserRoundPlus } from "lucide";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAusentes } from "~/clients/use-ausencias.ts";
import { useMay } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { FOCO } from "~/keyboard/heading.ts";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { SearchField } from "~/parts/search-field.tsx";
import { useDebounced } from "~/parts/use-debounced.ts";
import { useNow } from "~/parts/use-now.ts";
import { useContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { CaixaList } from "./caixa-list.tsx";
import { CaixaError, CaixaSkeleton } from "./caixa-skeleton.tsx";
import { EscolhaBox } from "./escolha-box.tsx";
import { groupPessoas } from "./group-pessoas.ts";
import { NovasBar } from "./novas-bar.tsx";
import { NovasPendentes } from "./novas-pendentes.tsx";
import { PessoaRow } from "./pessoa-row.tsx";
import type { useCaixa } from "./use-caixa.ts";
import { type Lista, listaPath } from "./use-caixa.ts";
import type { useCaixaAoVivo } from "./use-caixa-ao-vivo.ts";

const CaixaEmpty = lazyLater(async () => (await import("./caixa-empty.tsx")).CaixaEmpty);
const ExportButton = lazyLater(async () => (await import("./export-button.tsx")).ExportButton);
const SuspeitasBar = lazyLater(async () => (await import("./suspeitas-bar.tsx")).SuspeitasBar);
const SearchResults = lazyLater(async () => (await import("./search-results.tsx")).SearchResults);

interface CaixaColumnProps {
  lista: Lista;
  caixa: ReturnType<typeof useCaixa>;
  vivo: ReturnType<typeof useCaixaAoVivo>;
  aberta: string | null;
  onOpen: (id: string) => void;
  /** Opens the form of a new person, or of one that waits for the connection. */
  onNova: (pendente?: string) => void;
  /** Who is listed while somebody is searched for; null for the list itself. */
  onAchadas: (ids: readonly string[] | null) => void;
}

/** Search and the list; the results replace the list while something is typed. */
export function CaixaColumn({ lista, caixa, vivo, aberta, onOpen, onNova, onAchadas }: CaixaColumnProps) {
  const mayAdd = useMay("nova_pessoa");
  const column = useRef<HTMLDivElement>(null);
  const busca = useBusca();
  const navigate = useNavigate();
  const field = () => column.current?.querySelector<HTMLElement>("input[inputmode=search]");
  const firstResult = () => column.current?.querySelector<HTMLElement>("[data-pessoa]");
  const { result: achadas } = busca;
  useEffect(() => {
    onAchadas(achadas ? achadas.pessoas.map(({ id }) => id) : null);
  }, [achadas, onAchadas]);
  const openFirst = useOpenFirst(busca, (id) => void navigate(listaPath(lista, id), { state: FOCO }));
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
        {!busca.active && <ExportButton lista={lista} square={square} />}
        {lista.vista !== "suspeitas" && (
          <Link
            to={`/caixa?f=${lista.id}`}
            aria-label="Filtrar esta lista"
            title="Filtrar esta lista"
            className={square}
          >
            <Icon of={ListFilter} size={18} />
          </Link>
        )}
        {mayAdd && (
          <CompactButton
            variant="mata"
            icon={UserRoundPlus}
            title="Nova pessoa (C)"
            onClick={() => onNova()}
            className="size-10 px-0! max-lg:size-11"
          >
            <span className="sr-only">Nova pessoa</span>
          </CompactButton>
        )}
      </div>
      {busca.active ? (
        <SearchResults
          texto={busca.procurado}
          result={busca.result}
          failed={busca.failed}
          leitura={busca.leitura}
          lista={lista}
          aberta={aberta}
          onOpen={onOpen}
          onLeave={() => field()?.focus()}
        />
      ) : (
        <CaixaPeople key={lista.id} {...{ lista, caixa, vivo, aberta, onOpen, onNova }} />
      )}
    </div>
  );
}

function CaixaPeople({ lista, caixa, vivo, aberta, onOpen, onNova }: Omit<CaixaColumnProps, "onAchadas">) {
  const { pessoas, hasNextPage, fetchNextPage, isFetchingNextPage } = caixa;
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(new Set());
  const pendentes = useContatosPendentes();
  const now = useNow();
  const ausentes = useAusentes();
  const items = useMemo(
    () => groupPessoas(pessoas, { vista: lista.vista, ausentes }, now, !hasNextPage),
    [pessoas, lista, ausentes, now, hasNextPage],
  );
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  const suspeitas = lista.vista === "suspeitas";
  const mayDecide = useMay("liberar_suspeitas") && suspeitas;
  if (caixa.isPending) return <CaixaSkeleton />;
  if (caixa.isError && pessoas.length === 0) return <CaixaError onRetry={() => void caixa.refetch()} />;
  return (
    <>
      {suspeitas && pessoas.length > 0 && (
        <p className="border-b border-linha px-4 py-2.5 text-small/snug text-pedra max-lg:px-5">
          Nenhum recibo saiu e o relógio não corre. Depois de 30 dias, apagamos.
        </p>
      )}
      <NovasPendentes onOpen={onNova} />
      <NovasBar novas={vivo.novas} sairam={vivo.sairam.length} onShow={vivo.show} />
      {pessoas.length === 0 ? (
        <CaixaEmpty lista={lista} />
      ) : (
        <CaixaList nome={lista.nome} {...{ items, aberta, onOpen, loadMore }} atTop={vivo.atTop} hasMore={hasNextPage}>
          {({ id, pessoa }) => (
            <PessoaRow
              pessoa={pessoa}
              leitura={pessoa.leitura}
              to={listaPath(lista, id)}
              aberta={id === aberta}
              saiu={vivo.sairam.includes(id)}
              pendente={pendentes.has(id)}
              escolha={
                mayDecide && (
                  <EscolhaBox
                    label={`Escolher ${pessoa.nome}`}
                    checked={escolhidas.has(id)}
                    onChange={() => setEscolhidas(toggle(escolhidas, id))}
                  />
                )
              }
            />
          )}
        </CaixaList>
      )}
      {mayDecide && pessoas.length > 0 && (
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

const MIN_LENGTH = 2;

/**
 * Enter opens the first of those who were found for what is typed: pressed before the response, when it arrives. Until then
 * the people of the last search are still on screen.
 */
function useOpenFirst({ texto, found }: ReturnType<typeof useBusca>, onOpen: (id: string) => void): () => void {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null || (asked === texto && !found)) return;
    setAsked(null);
    const [first] = asked === texto ? (found?.pessoas ?? []) : [];
    if (first) onOpen(first.id);
  });
  return () => setAsked(texto);
}

/** What is typed in the search field, and what the server found for it. */
function useBusca() {
  const [texto, setTexto] = useState("");
  const wanted = texto.trim().length >= MIN_LENGTH ? texto.trim() : "";
  const procurado = useDebounced(wanted);
  const { data, dataUpdatedAt, error, isPlaceholderData } = useRpc(
    "buscar",
    { texto: procurado },
    { enabled: procurado !== "", placeholderData: keepPreviousData },
  );
  const active = wanted !== "";
  const lidaEm = dataUpdatedAt === 0 ? Date.now() : dataUpdatedAt;
  return {
    texto,
    setTexto,
    active,
    procurado: procurado || wanted,
    result: active && procurado !== "" ? data : undefined,
    /** The same, unless it is of an earlier text. */
    found: active && procurado === wanted && !isPlaceholderData ? data : undefined,
    failed: error !== null,
    leitura: { agora: new Date(lidaEm).toISOString(), lidaEm },
  };
}

const square =
  "grid size-10 shrink-0 place-items-center rounded-control border border-linha-2 bg-white text-mata hover:bg-orvalho max-lg:size-11 pointer-coarse:size-11";
