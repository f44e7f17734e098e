import type { Forma, Situacao } from "../../domain/catalogo/pedido.ts";
import type { Cobranca } from "../../domain/painel/valores.ts";

/** What happened to the payment of an order since its session was opened. Hours count from the order. */
export interface Pagamento {
  forma: Forma;
  situacao: Situacao;
  /** Events of the provider, without their prefix. */
  eventos?: [evento: string, horas: number][];
  /** Automatic messages, each sent when it was due. */
  enviadas?: Mensagem[];
  analise?: boolean;
  vencida?: boolean;
  recebido?: number;
  desfeito?: [causa: "estorno" | "contestacao", horas: number];
  /** The last step that ran, if it was no message. */
  passo?: "pessoa" | "encerrar";
}

export type Mensagem = "lembrete" | "outra_forma" | "boleto_vespera" | "boleto_dia" | "boleto_depois";

/** One per reason of the panel's list; a new reason without a sample is a type error. */
const POR_MOTIVO = {
  pix_nao_pago: { forma: "pix", situacao: "expirado", enviadas: ["lembrete", "outra_forma"] },
  boleto_em_aberto: { forma: "boleto", situacao: "pendente", eventos: [["BANK_SLIP_VIEWED", 1]] },
  boleto_vencido: {
    ...{ forma: "boleto", situacao: "pendente", vencida: true, eventos: [["BANK_SLIP_VIEWED", 20]] },
    enviadas: ["boleto_vespera", "boleto_dia", "boleto_depois"],
  },
  cartao_recusado: {
    ...{ forma: "cartao", situacao: "expirado", enviadas: ["lembrete", "outra_forma"] },
    eventos: [
      ["CREDIT_CARD_CAPTURE_REFUSED", 0.1],
      ["CREDIT_CARD_CAPTURE_REFUSED", 0.15],
    ],
  },
  cartao_nao_pago: { forma: "cartao", situacao: "expirado", enviadas: ["lembrete", "outra_forma"], passo: "pessoa" },
  analise_de_risco: {
    ...{ forma: "cartao", situacao: "pendente", analise: true },
    eventos: [["AWAITING_RISK_ANALYSIS", 0.1]],
  },
  pago_sem_cadastro: { forma: "pix", situacao: "pago" },
  valor_diferente: { forma: "pix", situacao: "em_revisao", recebido: 189_000 },
  reembolso: { forma: "cartao", situacao: "pago", desfeito: ["estorno", 20 * 24] },
  contestacao: { forma: "cartao", situacao: "pago", desfeito: ["contestacao", 17 * 24] },
} satisfies Record<Cobranca, Pagamento>;

/** Payments of the sample orders; the others are new, finished or closed. */
export const PAGAMENTOS = {
  ...POR_MOTIVO,
  agora: { forma: "pix", situacao: "pendente" },
  acabou_de_pagar: { forma: "pix", situacao: "pago" },
  pago: { forma: "cartao", situacao: "pago" },
  recuperado: { forma: "pix", situacao: "pago", enviadas: ["lembrete"] },
  sem_resposta: { forma: "pix", situacao: "cancelado", enviadas: ["lembrete"], passo: "encerrar" },
} satisfies Record<string, Pagamento>;

export type Caso = keyof typeof PAGAMENTOS;
