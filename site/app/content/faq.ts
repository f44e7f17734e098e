import { conteudo } from "@eden/domain/conteudo/conteudo";
import { FAQ, FAQ_IDS } from "@eden/domain/conteudo/faq";

const respostas = conteudo("faq");

/** Also published as FAQPage data, so the answers stay plain text. The team edits the answers, not the questions. */
export const perguntas = FAQ_IDS.map((id) => ({ id, pergunta: FAQ[id], resposta: respostas[id] }));
