import { computeFluxo, type Fluxo, folhaOf, type Lancamento } from "./fluxo.ts";
import type { Previsao } from "./previsao.ts";
import { parseQuando } from "./quando.ts";

/** Every entry that the forecast computes with: the owner's, and those of the payroll. */
export function lancamentosOf({ bruto, semLinhas, lancamentos }: Previsao, hoje: string): Lancamento[] {
  const own = lancamentos.flatMap(({ nome, sinal, valor, quando }): Lancamento[] => {
    const regra = parseQuando(quando);
    return regra ? [{ nome, sinal, valor, regra }] : [];
  });
  const folha = bruto === 0 ? [] : folhaOf(bruto, anoDoDecimo(hoje)).filter((_, index) => !semLinhas.includes(index));
  return [...own, ...folha];
}

/** In January the FGTS of last year's 13th salary is still to be paid. */
export const anoDoDecimo = (hoje: string) => Number(hoje.slice(0, 4)) - (hoje.slice(5, 7) === "01" ? 1 : 0);

export const fluxoOf = (previsao: Previsao, hoje: string): Fluxo =>
  computeFluxo({ saldo: previsao.saldo, hoje, lancamentos: lancamentosOf(previsao, hoje) });
