import { formatTelefone } from "@eden/domain/documentos/telefone";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Pedido } from "../pedidos/pedido.ts";
import { renderLetter } from "./layout.ts";
import { factsOf } from "./pedido-emails.ts";

const CAUSES = {
  pago: {
    subject: "Venda confirmada",
    words: "Um pagamento do EdenApp foi confirmado pelo provedor.",
  },
  em_revisao: {
    subject: "[conferir] Pagamento diferente do pedido",
    words:
      "O provedor mostra um valor diferente do que foi pedido. Confira no painel do Asaas e decida: devolver a diferença ou confirmar o pedido.",
  },
  sem_cadastro: {
    subject: "[contatar] Venda sem cadastro",
    words:
      "O pagamento foi confirmado há uma hora e ainda não há cadastro da farmácia. Entre em contato para concluir.",
  },
};

/** Tells the team what became of an order and how to reach its buyer. */
export function pedidoNoticeEmail(pedido: Pedido, cause: keyof typeof CAUSES): Mail {
  const { subject, words } = CAUSES[cause];
  return {
    replyTo: pedido.email,
    subject: `${subject} (${protocoloOf(pedido.id)})`,
    ...renderLetter({
      greeting: `${subject.replace(/^\[\w+\] /, "")}.`,
      blocks: [
        words,
        {
          facts: [
            ...factsOf(pedido),
            ["Nome", pedido.nome],
            ["E-mail", pedido.email],
            ["Telefone", formatTelefone(pedido.telefone)],
            ["Origem", pedido.origem_compra === "live" ? "formulário da live" : "cadastro do EdenApp"],
            ["Referência no Asaas", pedido.id],
          ],
        },
      ],
      closing: "Site do Éden Grupo",
    }),
  };
}
