import { round } from "./numero.ts";

/** Margin of what was sold and what it cost; basis points, null if it cost more than it brought. */
export function margemOf(vendas: number, custo: number): number | null {
  return vendas > 0 && custo <= vendas ? round((1 - custo / vendas) * 10_000) : null;
}

/** Cost of what was sold: what was bought, and what the stock lost or gained. */
export const cmvOf = (inicial: number, compras: number, final: number) => inicial + compras - final;

/** Margin on the price of a markup on the cost, in basis points. */
export const margemOfMarkup = (markup: number) => round((markup * 10_000) / (10_000 + markup));
