import { appliesOn } from "./fatos/fato.ts";
import { ANEXO_I, SUBLIMITE } from "./fatos/simples.ts";
import { round } from "./numero.ts";

interface Entrada {
  /** Gross revenue of the twelve months before, in cents. */
  rbt12: number;
  /** Share of the sales whose PIS/Cofins, or ICMS, was paid before they reached the shop; basis points. */
  monofasico?: number;
  st?: number;
}

export type Simples =
  | {
      status: "ok" | "sublimite";
      faixa: number;
      nominal: number;
      deduzir: number;
      efetiva: number;
      comSegregacao: number;
    }
  /** Above the last band, or without a table for the day: the owner has to type the percentage. */
  | { status: "fora" }
  | { status: "sem-tabela" };

/** Effective rate of the Simples Nacional, Anexo I, on a day. The same for every real sold this month. */
export function computeSimples({ rbt12, monofasico = 0, st = 0 }: Entrada, dia: string): Simples {
  if (!appliesOn(ANEXO_I, dia)) return { status: "sem-tabela" };
  const index = ANEXO_I.valor.findIndex(({ ate }) => rbt12 <= ate);
  const faixa = ANEXO_I.valor[index];
  if (!faixa) return { status: "fora" };
  const { nominal, deduzir, pisCofins, icms } = faixa;
  const efetiva = rbt12 === 0 ? nominal : (rbt12 * nominal - deduzir * 10_000) / rbt12;
  return {
    status: rbt12 > SUBLIMITE.valor ? "sublimite" : "ok",
    faixa: index + 1,
    nominal,
    deduzir,
    efetiva,
    comSegregacao: efetiva * (1 - (monofasico * pisCofins + st * icms) / 1e8),
  };
}

/**
 * Revenue of twelve months of a shop younger than 13 months (CGSN 140/2018, art. 22): the mean of the months before × 12, in
 * the first month that month × 12.
 */
export const rbt12OfStart = (soma: number, meses: number) => round((soma / meses) * 12);
