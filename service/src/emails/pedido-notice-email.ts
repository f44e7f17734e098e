import { maskCpf } from "@eden/domain/documentos/cpf";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { PedidoDaCompra } from "../rows.ts";
import type { Fact } from "./letter.ts";
import { factsOf } from "./pedido-emails.ts";
import { canalFacts, teamLetter } from "./team-letter.ts";

const CAUSES = {
  pago: {
    subject: "Venda confirmada",
    words: "Um pagamento do EdenApp foi confirmado pelo provedor.",
  },
  em_revisao: {
    subject: "[conferir] Pagamento diferente do pedido",
    words:
      "O valor que o provedor registrou não é o do pedido. Confira no painel do Asaas e decida: devolver a diferença ou confirmar o pedido.",
  },
  sem_cadastro: {
    subject: "[contatar] Venda sem cadastro",
    words:
      "O pagamento foi confirmado há uma hora e ainda não há cadastro da farmácia. Enviamos à pessoa um novo link para criar a conta. Entre em contato e ajude a concluir.",
  },
  sem_cadastro_nem_email: {
    subject: "[contatar] Venda sem cadastro",
    words:
      "O pagamento foi confirmado há uma hora e ainda não há cadastro da farmácia. O e-mail com o novo link foi recusado pelo servidor da pessoa: peça o endereço certo, corrija nos Dados dela no painel e ajude a concluir.",
  },
  duplicidade: {
    subject: "[conferir] Possível pagamento em duplicidade",
    words:
      "O mesmo e-mail ou CPF já tem outro pedido pago. Confira no painel do Asaas se a pessoa pagou duas vezes e, se for o caso, devolva um dos pagamentos.",
  },
  estorno: {
    subject: "[conferir] Pagamento estornado",
    words:
      "O provedor avisou que um pagamento deste pedido foi estornado. O pedido e a conta continuam como estão: confira no painel do Asaas e decida se a conta deve ser encerrada.",
  },
  excedente: {
    subject: "Pagamento a mais devolvido",
    words:
      "O provedor avisou que um pagamento deste pedido foi estornado. O que ficou cobre o preço: o pedido continua pago, e não há nada a decidir.",
  },
  excedente_sem_pagamento: {
    subject: "[conferir] Parte do pagamento devolvida",
    words:
      "O provedor avisou que um pagamento deste pedido foi estornado. O que ficou ainda é mais do que o preço, e o pedido não está pago: confira no painel do Asaas o que falta devolver ou decida em Pagamentos.",
  },
  contestacao: {
    subject: "[conferir] Pagamento contestado",
    words:
      "O provedor avisou que a pessoa contestou o pagamento no cartão. O pedido e a conta continuam como estão: responda à contestação no painel do Asaas dentro do prazo e decida se a conta deve ser encerrada.",
  },
};

type Outro = Pick<PedidoDaCompra, "id" | "inicio_id">;

/**
 * Notifies the team of a change to an order, with the buyer's contact data. `others`: orders to compare it with.
 */
export function pedidoNoticeEmail(pedido: PedidoDaCompra, cause: keyof typeof CAUSES, others: Outro[] = []): Mail {
  const { subject, words } = CAUSES[cause];
  return {
    replyTo: pedido.para,
    subject: `${subject} (${protocoloOf(pedido.inicio_id)})`,
    ...teamLetter({
      title: subject.replace(/^\[\w+\] /, ""),
      repliesToPerson: true,
      blocks: [
        words,
        {
          facts: [
            ...factsOf(pedido),
            ["Nome", pedido.nome],
            ...(pedido.cpf ? [["CPF", maskCpf(pedido.cpf)] as Fact] : []),
            ...canalFacts({ ...pedido, email: pedido.para }),
            ["Comprado em", pedido.origem_compra === "live" ? "Formulário da live" : "Cadastro do EdenApp"],
            ["Referência no Asaas", pedido.id],
            ...others.map(
              ({ id, inicio_id }): Fact => ["Outro pedido pago", `${protocoloOf(inicio_id)}, referência ${id}`],
            ),
          ],
        },
      ],
    }),
  };
}
