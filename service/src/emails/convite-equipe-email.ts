import { PAPEIS, type Papel } from "@eden/domain/painel/valores";
import type { Mail } from "../gateways/mailer.ts";
import { renderLetter } from "./render-letter.ts";
import { greetingOf } from "./visitor-letter.ts";

/** Invitation of a new member to the panel. It contains no secret: signing in needs a code sent to the same address. */
export function conviteEquipeEmail(membro: { nome: string; email: string; papel: Papel }, painelUrl: string): Mail {
  return {
    to: membro.email,
    subject: "Seu acesso ao painel do Éden Grupo",
    ...renderLetter({
      greeting: greetingOf(membro.nome),
      title: "Seu acesso ao painel",
      blocks: [
        "Você agora faz parte da equipe no painel do Éden Grupo, onde cuidamos de cada pessoa que fala com a gente.",
        { facts: [["Seu acesso", PAPEIS[membro.papel]]] },
        { button: { words: "Entrar no painel", href: painelUrl } },
        "Entre com este e-mail: enviamos um código de seis números. Na primeira vez, tenha o celular por perto para configurar um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou 1Password.",
      ],
      closing: "Um abraço,\nEquipe Éden Grupo",
      help: [],
      footer: [["Convite enviado por quem cuida da equipe no painel."]],
    }),
  };
}
