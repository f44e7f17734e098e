import { CHAVES, FORMAS } from "@eden/domain/conteudo/formas";
import type { Mail } from "../gateways/mailer.ts";
import { renderLetter } from "./render-letter.ts";
import { greetingOf } from "./visitor-letter.ts";

interface Approval {
  chave: string;
  /** Of the member who may approve. */
  nome: string;
  email: string;
  /** Who wrote the text. */
  autor: string;
}

/** A text of the site waits for a second person. */
export function textoEmail({ chave, nome, email, autor }: Approval, painelUrl: string): Mail {
  const known = CHAVES.find((one) => one === chave);
  const texto = known ? FORMAS[known].rotulo : "um texto do site";
  return {
    to: email,
    subject: `Para aprovar: ${texto}`,
    ...renderLetter({
      greeting: greetingOf(nome),
      title: "Um texto espera a sua aprovação",
      blocks: [
        `${autor} mudou “${texto}” e pediu aprovação. O site só muda quando outra pessoa da Gestão confere e publica.`,
        { button: { words: "Conferir o texto", href: `${painelUrl}/textos/${chave}` } },
      ],
      closing: "",
      help: [],
      footer: [["Aviso automático do painel do Éden Grupo, para quem aprova textos."]],
    }),
  };
}
