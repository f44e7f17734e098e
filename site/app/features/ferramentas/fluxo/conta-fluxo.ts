import type { Fluxo, Lancamento } from "@eden/domain/ferramentas/fluxo";
import { fluxoOf, lancamentosOf } from "@eden/domain/ferramentas/fluxo-da-previsao";
import type { Previsao } from "@eden/domain/ferramentas/previsao";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import { leituraOf } from "./leitura-fluxo.ts";

/** The forecast with everything that is shown about it. */
export interface ContaFluxo {
  previsao: Previsao;
  lancamentos: Lancamento[];
  fluxo: Fluxo;
  leitura: Leitura;
}

export function computeConta(previsao: Previsao, hoje: string): ContaFluxo {
  const lancamentos = lancamentosOf(previsao, hoje);
  const fluxo = fluxoOf(previsao, hoje);
  return { previsao, lancamentos, fluxo, leitura: leituraOf(fluxo, lancamentos) };
}
