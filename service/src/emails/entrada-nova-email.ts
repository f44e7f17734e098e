import type { Mail } from "../gateways/mailer.ts";
import { renderLetter } from "./render-letter.ts";
import { greetingOf } from "./visitor-letter.ts";

const QUANDO = new Intl.DateTimeFormat("pt-BR", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "America/Sao_Paulo",
});

/** A sign-in to the panel from a browser that the member had not used. It has no link: such letters are imitated. */
export function entradaNovaEmail(membro: { nome: string; email: string }, em: Date): Mail {
  return {
    to: membro.email,
    subject: "Entrada no painel por um navegador novo",
    ...renderLetter({
      greeting: greetingOf(membro.nome),
      title: "Entrada por um navegador novo",
      blocks: [
        "Alguém entrou no painel do Éden Grupo com o seu e-mail e o seu autenticador, por um navegador que ainda não conhecíamos.",
        { facts: [["Quando", `${QUANDO.format(em)} (horário de Brasília)`]] },
        "Foi você? Então está tudo certo.",
        "Não foi? Avise a Gestão agora: ela redefine o seu autenticador, o que encerra todas as suas sessões. Depois, troque a senha do seu e-mail.",
      ],
      closing: "Um abraço,\nEquipe Éden Grupo",
      help: [],
      footer: [["Enviado a cada entrada por um navegador novo."]],
    }),
  };
}
