import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { call } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import type { Filtro } from "./filtro.ts";

/** What a member does with a store, by its buttons. */
export type LojaAct = (loja: LojaLinha, what: "convidar" | "editar" | "telefone") => void;

const DEBOUNCE_MS = 150;

/** The pages of one list of stores, loaded on demand, and the text they are searched by, which the address does not have. */
export function useLojas(filtro: Filtro) {
  const [texto, setTexto] = useState("");
  const [procurado, setProcurado] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setProcurado(texto.trim() || null), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [texto]);
  const entrada = { ...filtro, texto: procurado };
  const query = useInfiniteQuery({
    queryKey: rpcKey("lojas", entrada),
    queryFn: ({ pageParam, signal }) => call("lojas", { ...entrada, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const lojas = useMemo(
    () => [...new Map((pages ?? []).flatMap((page) => page.lojas).map((loja) => [loja.id, loja])).values()],
    [pages],
  );
  return { ...query, lojas, totais: pages?.[0]?.totais, texto, setTexto, procurado };
}
