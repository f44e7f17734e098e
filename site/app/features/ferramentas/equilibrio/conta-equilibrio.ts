import type { Valores } from "@eden/domain/ferramentas/campos";
import { impostoPeloDas } from "@eden/domain/ferramentas/das";
import {
  type CampoEquilibrio,
  computeEquilibrio,
  EQUILIBRIO,
  FIXOS,
  type ResultadoEquilibrio,
} from "@eden/domain/ferramentas/equilibrio";
import { DECIMO_E_TERCO } from "@eden/domain/ferramentas/fatos/folha";
import { round } from "@eden/domain/ferramentas/numero";
import { computeSimples, type Simples } from "@eden/domain/ferramentas/simples";
import type { Quando } from "~/features/ferramentas/quando.ts";

export interface EntradaEquilibrio {
  fixos: number;
  margem: number;
  taxas: number;
  perdas: number;
  imposto: number;
  dias: number;
  vendas: number | null;
  lucro: number;
}

export interface ContaFeita extends Quando {
  status: "feita";
  valores: Valores<CampoEquilibrio>;
  entrada: EntradaEquilibrio;
  /** Only by the table. */
  simples: Simples | null;
  resultado: ResultadoEquilibrio;
}

export type ContaEquilibrio = { status: "falta"; nomes: string[] } | ContaFeita;

/** Ways to the tax, by their index; the first is the default. */
export const DAS = 0;
export const TABELA = 1;
export const PERCENTUAL = 2;

/** What the tool shows for the numbers typed so far. */
export function computeConta(valores: Valores<CampoEquilibrio>, { mes, hoje }: Quando): ContaEquilibrio {
  const { margem, dias, taxas, perdas, vendas, lucro } = valores;
  const fixos = fixosOf(valores);
  const simples = simplesOf(valores, mes);
  const imposto = impostoOf(valores, simples);
  const { campos } = EQUILIBRIO;
  const nomes = [
    ...(fixos === 0 ? [campos.fixo1.nome] : []),
    ...(margem === null ? [campos.margem.nome] : []),
    ...(taxas === null ? [campos.taxas.nome] : []),
    ...(dias === null ? [campos.dias.nome] : []),
    ...(imposto === null ? [campos.imposto.nome] : []),
  ];
  if (nomes.length > 0 || margem === null || dias === null || imposto === null || taxas === null)
    return { status: "falta", nomes };
  const entrada = { fixos, margem, taxas, perdas: perdas ?? 0, imposto, dias, vendas, lucro: lucro ?? 0 };
  return { status: "feita", mes, hoje, valores, entrada, simples, resultado: computeEquilibrio(entrada) };
}

/** With the part of the 13th salary and the holidays, if the owner asked for it. The field includes FGTS. */
export const fixosOf = (valores: Valores<CampoEquilibrio>) =>
  FIXOS.reduce((sum, nome) => sum + (valores[nome] ?? 0), 0) + decimoOf(valores);

export const decimoOf = ({ decimo, fixo2 }: Valores<CampoEquilibrio>) =>
  decimo && fixo2 ? round(fixo2 * DECIMO_E_TERCO.valor) : 0;

/** Null for the other ways, or while the revenue is missing. */
export function simplesOf({ regime, rbt12, monofasico, st }: Valores<CampoEquilibrio>, mes: string): Simples | null {
  if (regime !== TABELA || rbt12 === null) return null;
  return computeSimples({ rbt12, monofasico: monofasico ?? 0, st: st ?? 0 }, mes);
}

export function impostoOf(valores: Valores<CampoEquilibrio>, simples: Simples | null): number | null {
  const { regime, imposto, das, guias, vendasDoDas } = valores;
  if (regime === PERCENTUAL) return imposto;
  if (regime === TABELA) return simples?.status === "ok" ? simples.comSegregacao : null;
  return das && vendasDoDas ? impostoPeloDas(das, guias ?? 0, vendasDoDas) : null;
}
