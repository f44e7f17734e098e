import type { Valores } from "@eden/domain/ferramentas/campos";
import {
  type CampoEquilibrio,
  computeEquilibrio,
  EQUILIBRIO,
  FIXOS,
  type ResultadoEquilibrio,
} from "@eden/domain/ferramentas/equilibrio";
import { computeSimples, type Simples } from "@eden/domain/ferramentas/simples";

export interface EntradaEquilibrio {
  fixos: number;
  margem: number;
  taxas: number;
  perdas: number;
  imposto: number;
  dias: number;
  vendas: number | null;
}

export interface ContaFeita {
  status: "feita";
  entrada: EntradaEquilibrio;
  simples: Simples | null;
  resultado: ResultadoEquilibrio;
}

export type ContaEquilibrio = { status: "falta"; nomes: string[] } | ContaFeita;

/** Index of the choice "Sei o percentual". */
export const PERCENTUAL = 1;

/** What the tool shows for the numbers typed so far. `hoje` is a day of São Paulo. */
export function computeConta(valores: Valores<CampoEquilibrio>, hoje: string): ContaEquilibrio {
  const { margem, dias, taxas, perdas, vendas } = valores;
  const fixos = fixosOf(valores);
  const simples = simplesOf(valores, hoje);
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
  const entrada = { fixos, margem, taxas, perdas: perdas ?? 0, imposto, dias, vendas };
  return { status: "feita", entrada, simples, resultado: computeEquilibrio(entrada) };
}

export const fixosOf = (valores: Valores<CampoEquilibrio>) =>
  FIXOS.reduce((sum, nome) => sum + (valores[nome] ?? 0), 0);

/** Null with a typed percentage, or while the revenue is missing. */
export function simplesOf(valores: Valores<CampoEquilibrio>, hoje: string): Simples | null {
  const { regime, rbt12, monofasico, st } = valores;
  if (regime === PERCENTUAL || rbt12 === null) return null;
  return computeSimples({ rbt12, monofasico: monofasico ?? 0, st: st ?? 0 }, hoje);
}

function impostoOf({ regime, imposto }: Valores<CampoEquilibrio>, simples: Simples | null): number | null {
  if (regime === PERCENTUAL) return imposto;
  return simples && "comSegregacao" in simples ? simples.comSegregacao : null;
}
