import { fatoDe } from "./fatos/fato.ts";
import { ANEXO_I, DEFASAGEM, LIMITE, MONOFASICO, SUBLIMITE } from "./fatos/simples.ts";
import { addMeses, mesesEntre } from "./mes.ts";
import { round } from "./numero.ts";

/** Days on which the page shows the rates before and after the change of 2027 side by side. */
export const VIRADA = { desde: "2026-11-20", ate: "2027-02-28", antes: "2026-12", depois: "2027-01" } as const;

interface Entrada {
  /** Gross revenue of twelve months, in cents. */
  rbt12: number;
  /** Share of the sales whose PIS/Cofins, or ICMS, was paid before they reached the shop; basis points. */
  monofasico?: number;
  st?: number;
}

export type Simples =
  | {
      status: "ok";
      faixa: number;
      nominal: number;
      deduzir: number;
      efetiva: number;
      comSegregacao: number;
      /** Year of the last table, where the month is after it. */
      vencida: string | null;
    }
  /** ICMS may be paid apart: only the payments themselves know. */
  | { status: "guias" }
  /** Above the last band. */
  | { status: "fora" };

/** Effective rate of the Simples Nacional, Anexo I, on the sales of a month. */
export function computeSimples({ rbt12, monofasico = 0, st = 0 }: Entrada, mes: string): Simples {
  if (rbt12 > LIMITE.valor) return { status: "fora" };
  if (rbt12 > SUBLIMITE.valor) return { status: "guias" };
  const { fato, isVencido } = fatoDe(ANEXO_I, mes);
  const index = fato.valor.findIndex(({ ate }) => rbt12 <= ate);
  const faixa = fato.valor[index];
  if (!faixa) return { status: "fora" };
  const { nominal, deduzir, federal, icms } = faixa;
  const efetiva = rbt12 === 0 ? nominal : (rbt12 * nominal - deduzir * 10_000) / rbt12;
  const semFederal = hasMonofasico(mes) ? monofasico : 0;
  return {
    status: "ok",
    faixa: index + 1,
    nominal,
    deduzir,
    efetiva,
    comSegregacao: efetiva * (1 - (semFederal * federal + st * icms) / 1e8),
    vencida: isVencido ? (fato.ate?.slice(0, 4) ?? null) : null,
  };
}

export const hasMonofasico = (mes: string) => fatoDe(MONOFASICO, mes).fato.valor;

/** First and last of the twelve months whose revenue chooses the band for the sales of a month. */
export function mesesDaReceita(mes: string): { de: string; ate: string } {
  const ate = addMeses(mes, -fatoDe(DEFASAGEM, mes).fato.valor);
  return { de: addMeses(ate, -11), ate };
}

export type ReceitaDoInicio =
  /** The first month itself × 12, or the mean of these months × 12. */
  | { status: "meses"; de: string; ate: string; meses: number }
  /** Band 1, whatever was sold. */
  | { status: "faixa-1" }
  /** Old enough for the revenue of twelve months. */
  | { status: "completa" }
  /** Opened after the month of the sales. */
  | { status: "futura" };

/** Which months give the revenue of a shop that opened less than twelve of them before. */
export function receitaDoInicio(abertura: string, mes: string): ReceitaDoInicio {
  if (abertura > mes) return { status: "futura" };
  const { ate } = mesesDaReceita(mes);
  const meses = mesesEntre(abertura, ate) + 1;
  if (meses > 11) return { status: "completa" };
  if (meses > 0) return { status: "meses", de: abertura, ate, meses };
  // Until 2026 the first month counts itself; from 2027 on the first two are in band 1.
  return fatoDe(DEFASAGEM, mes).fato.valor === 1
    ? { status: "meses", de: abertura, ate: abertura, meses: 1 }
    : { status: "faixa-1" };
}

/** Revenue of twelve months by the mean of fewer. */
export const rbt12OfStart = (soma: number, meses: number) => round((soma / meses) * 12);
