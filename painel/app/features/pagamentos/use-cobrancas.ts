import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import type { Filtro } from "./filtro.ts";

/** Every reading is in the record of accesses, so the list is not read more often than a person would. */
const INTERVALO = 5 * 60_000;

/** The pages of the list, loaded on demand and read again every five minutes. */
export function useCobrancas(filtro: Filtro, procurado: string) {
  const entrada = { ...filtro, texto: procurado === "" ? null : procurado };
  const query = useInfiniteQuery({
    queryKey: rpcKey("cobrancas", entrada),
    queryFn: ({ pageParam, signal }) => call("cobrancas", { ...entrada, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
    refetchInterval: INTERVALO,
  });
  const pages = query.data?.pages;
  // A row that moved between two requests would be on two pages.
  const linhas = useMemo(() => {
    const byPedido = new Map((pages ?? []).flatMap((page) => page.linhas.map((linha) => [linha.pedido, linha])));
    return [...byPedido.values()];
  }, [pages]);
  return { ...query, linhas, resumo: pages?.[0] };
}
