import type { Rows } from "../banco/tables.ts";

export type Situacao = Rows["pedidos"]["situacao"];
/** How a pedido is paid. */
export type Forma = NonNullable<Rows["pedidos"]["forma_pagamento"]>;
/** How the one-off price is paid. */
export type FormaAvista = Exclude<Forma, "cartao">;
/** How the price is split. */
export type PlanoPagamento = Rows["pedidos"]["plano"];
/** The plan of a cadastro; a free one has no pedido. */
export type PlanoCadastro = PlanoPagamento | "free";
/** Where the paid EdenApp is bought: the one-off price differs between the cadastro and the live form. */
export type OrigemCompra = Rows["pedidos"]["origem_compra"];

export const SITUACOES = [
  "pendente",
  "pago",
  "cancelado",
  "expirado",
  "em_revisao",
] as const satisfies readonly Situacao[];
export const FORMAS = ["pix", "boleto", "cartao"] as const satisfies readonly Forma[];
export const NOMES_FORMAS = { pix: "PIX", boleto: "Boleto", cartao: "Cartão" } as const satisfies Record<Forma, string>;
/** In the middle of a sentence. */
export const FORMAS_NA_FRASE = {
  pix: "por PIX",
  boleto: "por boleto",
  cartao: "no cartão",
} as const satisfies Record<Forma, string>;
export const FORMAS_AVISTA = ["pix", "boleto"] as const satisfies readonly FormaAvista[];
export const ORIGENS_COMPRA = ["app", "live"] as const satisfies readonly OrigemCompra[];

/** How long a pedido can be paid: the provider's checkout for card and PIX, the payment link for a boleto. */
export const VALIDADE_CHECKOUT_MINUTOS = 60;
export const VALIDADE_BOLETO_DIAS = 3;
/** How long the device keeps the buyer's CPF after leaving for the checkout. */
export const VALIDADE_CPF_MINUTOS = 60;
/** How long the link of a convite works. */
export const VALIDADE_CONVITE_DIAS = 30;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Paid, or paid with a difference that the team has to review: the buyer continues either way. */
export const isRecebido = (situacao: Situacao | null) => situacao === "pago" || situacao === "em_revisao";

/** Ended without payment. */
export const isEncerrado = (situacao: Situacao | null) => situacao === "cancelado" || situacao === "expirado";

/** The buyer, as typed into the form. */
export interface Comprador {
  nome: string;
  sobrenome: string;
  telefone: string;
  email: string;
  /** Empty if not asked for yet, and once its period is over. */
  cpf: string;
}

interface Choice {
  plano: PlanoPagamento;
  /** Applies to the one-off price only; instalments are paid by card. */
  forma: FormaAvista;
}

/** A pedido as the buyer's device knows it, to resume after the checkout. No personal data. */
export interface StoredPedido extends Choice {
  /** Null if the device could not store it when leaving: then the situacao cannot be queried. */
  pedidoId: string | null;
  /** The first row of the purchase, whose number it has: the interest of the live form. Absent if it is the pedido. */
  inicioId?: string | undefined;
  /** The form in which it was bought; it decides the price. */
  origem: OrigemCompra;
  /** The provider's payment page, while it is open. */
  url: string | null;
  leftAt: number;
  /**
   * concluded: the cadastro of this pedido has ended; its pages still follow the pedido. abandoned: cancelled, expired or
   * replaced by another choice; it may still be paid by the link in an e-mail.
   */
  over?: "concluded" | "abandoned" | undefined;
}

export const isBoleto = ({ plano, forma }: Choice) => plano === "avista" && forma === "boleto";

/** Until when the provider accepts the payment, in milliseconds. */
export const endOfPayment = (pedido: Choice & { leftAt: number }) =>
  pedido.leftAt + (isBoleto(pedido) ? VALIDADE_BOLETO_DIAS * DAY_MS : VALIDADE_CHECKOUT_MINUTOS * MINUTE_MS);

/** Until when the device keeps the buyer's CPF, in milliseconds. */
export const endOfCpf = ({ leftAt }: { leftAt: number }) => leftAt + VALIDADE_CPF_MINUTOS * MINUTE_MS;
