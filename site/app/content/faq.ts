import { conteudo } from "@eden/domain/conteudo/conteudo";
import { FAQ, FAQ_IDS } from "@eden/domain/conteudo/faq";
import { precos } from "./precos.ts";

const respostas = conteudo("faq");

/** What it costs: said after the team's own words, because the amounts come from the catalogue. */
const custo = `O EdenApp tem acesso gratuito ou ${precos.parcelas.replaceAll(" ", "\u00a0")}. Nos planos, o consultor apresenta valores e contrato antes de qualquer cobrança.`;

/** Also published as FAQPage data, so the answers stay plain text. The team edits the answers, not the questions. */
export const perguntas = FAQ_IDS.map((id) => ({
  id,
  pergunta: FAQ[id],
  resposta: id === "como-entrar" ? [...respostas[id], custo] : respostas[id],
}));
