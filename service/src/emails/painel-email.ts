import { EMPRESA } from "@eden/domain/empresa/empresa";
import type { Mail } from "../gateways/mailer.ts";
import { renderLetter } from "./render-letter.ts";

interface PainelMessage {
  para: string;
  assunto: string;
  /** As the member wrote it, greeting included; a blank line starts a paragraph. */
  texto: string;
  autor: { nome: string; email: string };
  /** The person, to whose conversation an answer returns. */
  pessoa: string;
  /** The received e-mail that it answers, and what that one answered. */
  resposta?: { messageId: string; anteriores: string[] } | undefined;
}

/**
 * A message that a member wrote in the panel. Answers return to the conversation; where no mailbox is configured, to the
 * member. The templates end with a signature already.
 */
export function painelEmail({ para, assunto, texto, autor, pessoa, resposta }: PainelMessage): Mail {
  const [greeting = "", ...blocks] = texto.trim().split(/\n{2,}/);
  const isSigned = texto.trim().endsWith(`\n${EMPRESA.nome}`);
  return {
    to: para,
    replyTo: `"${autor.nome.replaceAll('"', "")}" <${autor.email}>`,
    conversa: { tabela: "pessoas", id: pessoa },
    ...(resposta && {
      inReplyTo: resposta.messageId,
      references: [...resposta.anteriores, resposta.messageId].slice(-20),
    }),
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
