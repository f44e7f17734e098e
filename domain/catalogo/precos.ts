import type { OrigemCompra, PlanoCadastro } from "./pedido.ts";

/** Prices in cents. */
export const PRECO_FREE = { total: 0 } as const;
export const PRECO_PARCELADO = { parcelas: 12, parcela: 16650, total: 199800 } as const;
export const PRECO_AVISTA_APP = { total: 189800, economia: 10000 } as const;
export const PRECO_AVISTA_LIVE = { total: 189810, economia: 9990, descontoPercentual: 5 } as const;

export const MESES_ACESSO = 12;
/** After a purchase over the internet, without a reason: article 49 of the consumer code. */
export const DIAS_PARA_DESISTIR = 7;

export function totalOf(origem: OrigemCompra, plano: PlanoCadastro): number {
  if (plano === "free") return PRECO_FREE.total;
  if (plano === "parcelado") return PRECO_PARCELADO.total;
  return origem === "app" ? PRECO_AVISTA_APP.total : PRECO_AVISTA_LIVE.total;
}
