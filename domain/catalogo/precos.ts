export const FORMAS_PAGAMENTO = ["parcelado", "avista"] as const;

export type FormaPagamento = (typeof FORMAS_PAGAMENTO)[number];
export type PlanType = FormaPagamento | "free";
/** Where the paid EdenApp is bought: the one-off price differs between the sign-up page and the live form. */
export type OrigemCompra = "app" | "live";

/** Prices in cents. */
export const PRECO_FREE = { total: 0 } as const;
export const PRECO_PARCELADO = { parcelas: 12, parcela: 16650, total: 199800 } as const;
export const PRECO_AVISTA_APP = { total: 189800, economia: 10000 } as const;
export const PRECO_AVISTA_LIVE = { total: 189810, economia: 9990, descontoPercentual: 5 } as const;

export const MESES_ACESSO = 12;

/** How long an order can be paid: the provider's checkout for card and PIX, the payment link for a boleto. */
export const VALIDADE_CHECKOUT_MINUTOS = 60;
export const VALIDADE_BOLETO_DIAS = 3;

export function totalOf(origem: OrigemCompra, plano: PlanType): number {
  if (plano === "free") return PRECO_FREE.total;
  if (plano === "parcelado") return PRECO_PARCELADO.total;
  return origem === "app" ? PRECO_AVISTA_APP.total : PRECO_AVISTA_LIVE.total;
}
