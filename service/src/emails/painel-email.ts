import { EMPRESA } from "@eden/domain/empresa/empresa";
import type { Mail } from "../gateways/mailer.ts";
import { renderLetter } from "./render-letter.ts";

interface PainelMessage {
  para: string;
  assunto: string;
  /** As the member wrote it, greeting included; a blank line starts a paragraph. */
  texto: string;
  autor: { nome: string; email: string };
}

/** A message that a member wrote in the panel. Replies go to the member. The templates end with a signature already. */
export function painelEmail({ para, assunto, texto, autor }: PainelMessage): Mail {
  const [greeting = "", ...blocks] = texto.trim().split(/\n{2,}/);
  const isSigned = texto.trim().endsWith(`\n${EMPRESA.nome}`);
  return {
    to: para,
    replyTo: `"${autor.nome.replaceAll('"', "")}" <${autor.email}>`,
    author: autor.nome,
    subject: assunto,
    ...renderLetter({
      greeting,
      title: "",
      blocks,
      closing: isSigned ? "" : `${autor.nome}\n${EMPRESA.nome}`,
      help: [],
      footer: [[`${EMPRESA.razaoSocial} CNPJ ${EMPRESA.cnpj}`]],
    }),
  };
}
