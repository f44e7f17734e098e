import type { Funcao } from "@eden/domain/painel/contrato";
import type { Entrada } from "./rpc.ts";

/** Key of a query of the panel: the function and what tells its queries apart. Without input, every query of the function. */
export function rpcKey<F extends Funcao>(funcao: F, entrada?: Partial<Entrada<F>>) {
  return entrada === undefined ? ([funcao] as const) : ([funcao, entrada] as const);
}
