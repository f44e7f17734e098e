import type { TabelaDeEntrada } from "./fase.ts";

/** The link to the follow-up page, named after what was sent: on the receipt page and in its e-mail. */
export const LINK_ACOMPANHAR: Record<TabelaDeEntrada, string> = {
  contato: "Acompanhar a mensagem",
  leadlive: "Acompanhar o pedido",
  inscricoes: "Acompanhar o cadastro",
  cadastros_app: "Acompanhar o cadastro",
  pedidos: "Acompanhar o pedido",
  diagnosticos_respostas: "Acompanhar o diagnóstico",
};
