import type { Funcao } from "@eden/domain/painel/contrato";
import type { Pessoa, PessoaLinha } from "@eden/domain/painel/pessoa";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { rpcKey } from "~/clients/rpc-key.ts";
import type { Leitura } from "./relogio.ts";

/** A person of a list with the moment of the response: pages of one list are read at different moments. */
export type PessoaLida = PessoaLinha & { leitura: Leitura; aceita_novidades?: boolean };

export interface CaixaPage {
  pessoas: PessoaLida[];
  proximo: string | null;
  mudanca: number;
  /** Of a filter, on its first page. */
  quantas?: number | null;
}

export type CaixaData = InfiniteData<CaixaPage, string | null>;

/** Queries that a change of one person makes stale. */
export const AFETADAS: readonly Funcao[] = ["pessoa", "contadores", "caixa", "buscar", "hoje", "funil"];

/** Changes one person in every list and on its own screen at once; the returned function puts all back. */
export function patchPessoa(queryClient: QueryClient, id: string, change: (pessoa: PessoaLinha) => Partial<Pessoa>) {
  return patchCache(
    queryClient,
    (pages) =>
      pages.map((page) => ({
        ...page,
        pessoas: page.pessoas.map((row) => (row.id === id ? { ...row, ...change(row) } : row)),
      })),
    id,
    change,
  );
}

/** Takes people out of every list at once; the returned function puts them back. */
export function hidePessoas(queryClient: QueryClient, ids: ReadonlySet<string>) {
  return patchCache(queryClient, (pages) =>
    pages.map((page) => ({ ...page, pessoas: page.pessoas.filter((row) => !ids.has(row.id)) })),
  );
}

function patchCache(
  queryClient: QueryClient,
  change: (pages: CaixaPage[]) => CaixaPage[],
  id?: string,
  changePessoa?: (pessoa: PessoaLinha) => Partial<Pessoa>,
): () => void {
  const lists = queryClient.getQueriesData<CaixaData>({ queryKey: rpcKey("caixa") });
  for (const [key, data] of lists) {
    if (data) queryClient.setQueryData<CaixaData>(key, { ...data, pages: change(data.pages) });
  }
  const key = rpcKey("pessoa", id === undefined ? {} : { id });
  const pessoa = id === undefined ? undefined : queryClient.getQueryData<Pessoa>(key);
  if (pessoa && changePessoa) queryClient.setQueryData<Pessoa>(key, { ...pessoa, ...changePessoa(pessoa) });
  return () => {
    for (const [listKey, data] of lists) queryClient.setQueryData(listKey, data);
    if (pessoa) queryClient.setQueryData(key, pessoa);
  };
}
