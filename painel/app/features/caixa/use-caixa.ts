import type { PessoaLinha } from "@eden/domain/painel/pessoa";
import { ORIGENS, type Origem, VISTAS, type Vista } from "@eden/domain/painel/valores";
import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { call, type Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import type { CaixaData, CaixaPage, PessoaLida } from "~/pessoas/cache-pessoa.ts";
import { useRelogioRefresh } from "~/pessoas/use-relogio-refresh.ts";

/** The pages of one list, loaded on demand. */
export function useCaixa(lista: Lista) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: caixaKey(lista),
    queryFn: ({ pageParam, signal }) => readPage(lista, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
    // News are compared with what is on screen instead of moving it.
    refetchOnWindowFocus: false,
  });
  const pages = query.data?.pages;
  const pessoas = useMemo(() => distinct(pages ?? []).filter((row) => belongs(row, lista)), [pages, lista]);
  const first = pessoas.find(({ relogio }) => relogio?.muda_em);
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: rpcKey("caixa") });
  }, [queryClient]);
  useRelogioRefresh(first?.relogio ?? null, first?.leitura, refresh);
  return { ...query, pessoas, mudanca: pages?.[0]?.mudanca, quantas: pages?.[0]?.quantas };
}

/** All lists are under `caixa`: what changes a person changes them in each. */
export const caixaKey = ({ vista, origem, f }: Lista) => [...rpcKey("caixa"), { vista, origem, f }];

export async function readPage(lista: Lista, cursor: string | null, signal?: AbortSignal): Promise<CaixaPage> {
  const { vista, origem, f } = lista;
  return toPage(
    f === undefined
      ? await call("caixa", { vista, origem, cursor }, signal)
      : await call("filtrar", { filtro: JSON.parse(f), cursor }, signal),
  );
}

function toPage({ pessoas, agora, ...page }: Saida<"caixa"> | Saida<"filtrar">): CaixaPage {
  const leitura = { agora, lidaEm: Date.now() };
  return { ...page, pessoas: pessoas.map((pessoa: PessoaLinha) => ({ ...pessoa, leitura })) };
}

/** Shows `pessoas` in the places of the rows on screen; the page borders stay. */
export function replaceRows(queryClient: QueryClient, lista: Lista, rows: readonly PessoaLida[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  queryClient.setQueryData<CaixaData>(
    caixaKey(lista),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, pessoas: page.pessoas.map((row) => byId.get(row.id) ?? row) })),
      },
  );
}

/** Starts the list again with a page that was read already. */
export function restartWith(queryClient: QueryClient, lista: Lista, page: CaixaPage): void {
  queryClient.setQueryData<CaixaData>(caixaKey(lista), { pages: [page], pageParams: [null] });
}

/** Somebody who no longer waits leaves Esperando before the list is read again. */
const belongs = ({ relogio }: PessoaLinha, { vista }: Lista) => vista !== "esperando" || relogio !== null;

/** A person who moved between two reads may be on two pages: the first place counts. */
function distinct(pages: readonly CaixaPage[]): PessoaLida[] {
  return [...new Map(pages.flatMap((page) => page.pessoas).map((row) => [row.id, row])).values()];
}

/** One list of the Caixa: a view, everyone of one origin, or those of a filter. `id` is its name in the address. */
export type Lista = {
  id: Vista | Origem | "f";
  nome: string;
  vista: Vista;
  origem: Origem | null;
  /** The filter, as the address has it. */
  f?: string;
  /** The saved view that the filter came from. */
  v?: string | null;
};

/** J and K in every list of people. */
export const PESSOA_KEYS = { group: "Caixa", labels: ["Abrir a próxima pessoa", "Abrir a pessoa anterior"] } as const;

/** The list that an address names; Esperando when it names none. */
export function listaOf(param: string | null): Lista {
  if (param !== null && isKey(ORIGENS, param)) {
    return { id: param, nome: ORIGENS[param], vista: "todas", origem: param };
  }
  const vista = param !== null && isKey(VISTAS, param) ? param : "esperando";
  return { id: vista, nome: VISTAS[vista], vista, origem: null };
}

export function listaPath({ id, f, v }: Pick<Lista, "id" | "f" | "v">, pessoa?: string): string {
  const path = pessoa === undefined ? "/caixa" : `/caixa/${pessoa}`;
  if (f !== undefined) return `${path}?${new URLSearchParams({ f, ...(v && { v }) })}`;
  return id === "esperando" ? path : `${path}?vista=${id}`;
}

function isKey<T extends object>(values: T, key: string): key is keyof T & string {
  return Object.hasOwn(values, key);
}
