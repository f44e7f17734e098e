import type { Saida } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { useLinkPronto } from "./link-pronto.ts";

/** One payment. The pedido of a new link belongs to the person of the row it was created from before the database knows it. */
export function useCobranca(pedido: string) {
  const query = useRpc("cobranca", { pedido });
  const de = useLinkPronto(pedido)?.de;
  return { ...query, data: query.data && de ? withPessoa(query.data, de) : query.data };
}

function withPessoa(cobranca: Saida<"cobranca">, de: Saida<"cobranca">["linha"]): Saida<"cobranca"> {
  const { pessoa, loja, cidade, uf, dono } = de;
  return cobranca.linha.pessoa === null
    ? { ...cobranca, linha: { ...cobranca.linha, pessoa, loja, cidade, uf, dono } }
    : cobranca;
}
