import type { Pessoa, PessoaLinha } from "@eden/domain/painel/pessoa";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useNovidades } from "~/clients/use-novidades.ts";
import type { CaixaPage, PessoaLida } from "~/pessoas/cache-pessoa.ts";
import type { Lista } from "./use-caixa.ts";
import { readPage, replaceRows, restartWith } from "./use-caixa.ts";

interface Options {
  lista: Lista;
  pessoas: readonly PessoaLida[];
  mudanca: number | undefined;
  aberta: string | null;
}

type News = Comparacao & { lista: string; page: CaixaPage };

/**
 * Keeps the list and the open person current. New people are offered, not inserted, unless nothing is being read: an empty
 * list, or its top with no person open.
 */
export function useCaixaAoVivo({ lista, pessoas, mudanca, aberta }: Options) {
  const atTop = useRef(true);
  const queryClient = useQueryClient();
  const novidades = useNovidades(mudanca, aberta);
  const [news, setNews] = useState<News | null>(null);
  const [compared, setCompared] = useState(0);
  const latest = novidades?.mudanca ?? 0;
  useEffect(() => {
    if (mudanca === undefined || latest <= Math.max(mudanca, compared)) return undefined;
    const abort = new AbortController();
    const compare = async () => {
      const page = await readPage(lista, null, abort.signal);
      if (abort.signal.aborted) return;
      setCompared(latest);
      void queryClient.invalidateQueries({ queryKey: rpcKey("contadores") });
      const result = compareLists(pessoas, page.pessoas, page.proximo === null);
      refreshAberta(queryClient, aberta, page);
      if (pessoas.length === 0 || (aberta === null && atTop.current)) {
        restartWith(queryClient, lista, page);
        setNews(null);
      } else {
        replaceRows(queryClient, lista, page.pessoas);
        setNews({ ...result, lista: nameOf(lista), page });
      }
    };
    compare().catch(() => undefined); // The next poll tries again.
    return () => abort.abort();
  }, [latest, compared, mudanca, lista, pessoas, aberta, queryClient]);
  useEffect(() => {
    if (aberta === null) return;
    const queryKey = rpcKey("pessoa", { id: aberta });
    const shown = queryClient.getQueryData<Pessoa>(queryKey);
    const newest = novidades?.pessoa_versao ?? null;
    if (shown && newest !== null && newest > shown.versao) void queryClient.invalidateQueries({ queryKey });
  }, [novidades, aberta, queryClient]);
  const current = news?.lista === nameOf(lista) && news.page.mudanca > (mudanca ?? 0) ? news : null;
  return {
    /** Set by the list: whether it shows its first row. */
    atTop,
    novas: current?.novas ?? [],
    sairam: current?.sairam ?? [],
    /** Colleagues on the open person. */
    presentes: novidades?.presentes ?? [],
    show: () => {
      if (current) restartWith(queryClient, lista, current.page);
      setNews(null);
    },
  };
}

/** Filtered lists have one id. */
const nameOf = ({ id, f }: Lista) => f ?? id;

/** A new entry of the open person changes its row without a change of the team. */
function refreshAberta(queryClient: QueryClient, aberta: string | null, page: CaixaPage): void {
  const row = page.pessoas.find(({ id }) => id === aberta);
  if (!row) return;
  const queryKey = rpcKey("pessoa", { id: row.id });
  const shown = queryClient.getQueryData<Pessoa>(queryKey);
  if (shown && shown.ultima_entrada_em !== row.ultima_entrada_em) void queryClient.invalidateQueries({ queryKey });
}

export interface Comparacao {
  /** In the new first page, not on screen yet. */
  novas: PessoaLinha[];
  /** On screen, no longer in the list. Known only when the new page reaches that far. */
  sairam: string[];
}

/**
 * What a newly read first page means for the rows on screen. Rows keep their place until the member asks for the new list.
 * `complete` says that the new page is the whole list.
 */
export function compareLists(
  shown: readonly PessoaLinha[],
  fresh: readonly PessoaLinha[],
  complete: boolean,
): Comparacao {
  const byId = new Map(fresh.map((pessoa) => [pessoa.id, pessoa]));
  const known = new Set(shown.map(({ id }) => id));
  const reach = complete ? shown.length : lastShared(shown, byId);
  return {
    novas: fresh.filter(({ id }) => !known.has(id)),
    sairam: shown.slice(0, reach).flatMap(({ id }) => (byId.has(id) ? [] : [id])),
  };
}

/** How many rows on screen come before the last one that the new page also has. */
function lastShared(shown: readonly PessoaLinha[], byId: ReadonlyMap<string, PessoaLinha>): number {
  return shown.findLastIndex(({ id }) => byId.has(id)) + 1;
}
