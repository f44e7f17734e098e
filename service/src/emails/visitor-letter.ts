import { formatTelefone } from "@eden/domain/documentos/telefone";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import { whatsappUrl } from "@eden/domain/empresa/whatsapp-url";
import { EMAIL_PICTURES, type EmailPicture } from "./email-pictures.ts";
import { greetingOf } from "./greeting.ts";
import type { Block, FooterLine, Link } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

interface VisitorLetter {
  nome: string;
  title: string;
  picture: EmailPicture;
  blocks: Block[];
  /** Quoted in the WhatsApp chat that the message links to. */
  protocolo: string;
  siteUrl: string;
  /** Last line of the footer: how to stop messages of this kind. */
  stop?: Link;
}

/** A message to a visitor or buyer, in the look of the site. Pictures and links use the public URL of the site. */
export function visitorLetter({ nome, title, picture, blocks, protocolo, siteUrl, stop }: VisitorLetter) {
  return renderLetter({
    wordmark: { src: `${siteUrl}/email/eden-grupo.png`, href: siteUrl },
    picture: { src: `${siteUrl}/email/${picture}.jpg`, alt: EMAIL_PICTURES[picture] },
    greeting: greetingOf(nome),
    title,
    blocks,
    closing: `Um abraço,\nEquipe ${EMPRESA.nome}`,
    help: helpOf(protocolo),
    footer: [...footerOf(siteUrl), ...(stop ? [[stop]] : [])],
  });
}

/** A chat with a consultant that begins with the number of the request. */
export function whatsappLink(protocolo: string, words: string): Link {
  const message = `Olá! Recebi um e-mail do ${EMPRESA.nome}. Meu protocolo é ${protocolo}.`;
  return { words, href: whatsappUrl(EMPRESA.whatsapp, message) };
}

function helpOf(protocolo: string): FooterLine[] {
  const number = formatTelefone(EMPRESA.whatsapp);
  return [
    ["Precisa de ajuda? Responda a este e-mail ou chame no WhatsApp ", whatsappLink(protocolo, number), "."],
    [`Informe o protocolo ${protocolo}.`],
  ];
}

function footerOf(siteUrl: string): FooterLine[] {
  const { razaoSocial, cnpj, endereco } = EMPRESA;
  const { rua, bairro, cidade, estado, cep } = endereco;
  return [
    [`${razaoSocial} CNPJ ${cnpj}`],
    [rua],
    [`${bairro}, ${cidade}, ${estado}, CEP ${cep}`],
    [],
    ["Você recebeu este e-mail porque preencheu um formulário do nosso site."],
    ["Se não foi você, pode ignorar a mensagem."],
    [{ words: "Política de privacidade", href: `${siteUrl}/politica-privacidade` }],
  ];
}
