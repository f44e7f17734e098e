import { atendimento } from "@eden/domain/conteudo/conteudo";

/** Example of how a conversation may start. An illustration, not a customer's words. */
export const conversa: readonly { de: "consultor" | "visitante"; texto: string }[] = [
  { de: "consultor", texto: "Olá! A sua farmácia é loja única ou já tem filiais?" },
  { de: "visitante", texto: "Loja única. Quero crescer sem perder o jeito da casa." },
  { de: "consultor", texto: "Então vamos começar pela raiz. Posso mostrar dois caminhos?" },
];

/** What follows when somebody asks for a proposal. */
export const passosDaProposta: readonly string[] = [
  "Você conta da loja, no WhatsApp ou no formulário.",
  `O consultor responde ${atendimento("prazo")}.`,
  "Você recebe valores e contrato por escrito e decide sem pressa.",
];

/** What an owner asks before taking a marca. */
export const perguntasDaMarca: readonly string[] = [
  "O que entra na licença",
  "Quanto tempo leva",
  "O que muda na fachada",
];

/** A question to EVA and what she could answer. An example: the figures are of no real loja. */
export const exemploDaEva = {
  pergunta: "O que está parado na prateleira?",
  resposta:
    "Três itens estão sem venda há 60 dias. Comece pelo protetor solar, com uma oferta nesta semana, e segure a próxima compra dos outros dois.",
};
