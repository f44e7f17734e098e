import type { Funcao } from "@eden/domain/painel/contrato";
import { type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call, type Entrada, type Saida } from "./rpc.ts";
import { rpcKey } from "./rpc-key.ts";
import type { RpcError } from "./transport.ts";

type Options<F extends Funcao> = Omit<UseQueryOptions<Saida<F>, RpcError>, "queryKey" | "queryFn">;

/** A read function of the panel as a query, keyed by the function and its input. */
export function useRpc<F extends Funcao>(
  funcao: F,
  entrada: Entrada<F>,
  options: Options<F> = {},
): UseQueryResult<Saida<F>, RpcError> {
  return useQuery<Saida<F>, RpcError>({
    ...options,
    queryKey: rpcKey(funcao, entrada),
    queryFn: ({ signal }) => call(funcao, entrada, signal),
  });
}
