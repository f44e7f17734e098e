import type { Forma, OrigemCompra, PlanoCadastro } from "./pedido.ts";

/** Prices in cents; everything else about money follows from these four numbers. */
const PARCELAS = 12;
const PARCELA = 16650;
const AVISTA = { app: 189800, live: 189810 } as const satisfies Record<OrigemCompra, number>;

export const PRECO_FREE = { total: 0 } as const;
export const PRECO_PARCELADO = { parcelas: PARCELAS, parcela: PARCELA, total: PARCELAS * PARCELA } as const;
export const PRECO_AVISTA_APP = avista(AVISTA.app);
export const PRECO_AVISTA_LIVE = avista(AVISTA.live);

function avista(total: number) {
  const economia = PRECO_PARCELADO.total - total;
  return { total, economia, descontoPercentual: Math.round((economia / PRECO_PARCELADO.total) * 100) };
}

export const MESES_ACESSO = 12;
/** After a purchase over the internet, without a reason: article 49 of the consumer code. */
export const DIAS_PARA_DESISTIR = 7;

export function totalOf(origem: OrigemCompra, plano: PlanoCadastro): number {
  if (plano === "free") return PRECO_FREE.total;
  return plano === "parcelado" ? PRECO_PARCELADO.total : AVISTA[origem];
}

export interface OpcaoDePagamento {
  forma: Forma;
  valor_centavos: number;
  parcelas: number;
}

/** What a new link of the team may ask for; the method of the order comes last. */
export function opcoesDePagamento(origem: OrigemCompra, forma: Forma): OpcaoDePagamento[] {
  const formas: Forma[] = ["pix", "cartao", "boleto"];
  return [...formas.filter((other) => other !== forma), forma].map((offered) => ({
    forma: offered,
    valor_centavos: offered === "cartao" ? PRECO_PARCELADO.total : AVISTA[origem],
    parcelas: offered === "cartao" ? PARCELAS : 1,
  }));
}
