import type { Fluxo, Lancamento } from "@eden/domain/ferramentas/fluxo";
import { fluxoOf, lancamentosOf } from "@eden/domain/ferramentas/fluxo-da-previsao";
import type { Previsao } from "@eden/domain/ferramentas/previsao";

/** The forecast with everything that is shown about it. */
export interface ContaFluxo {
  hoje: string;
  previsao: Previsao;
  lancamentos: Lancamento[];
  fluxo: Fluxo;
}

export function computeConta(previsao: Previsao, hoje: string): ContaFluxo {
  return { hoje, previsao, lancamentos: lancamentosOf(previsao, hoje), fluxo: fluxoOf(previsao, hoje) };
}
