import { formatTelefone } from "@eden/domain/documentos/telefone";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import { whatsappUrl } from "@eden/domain/empresa/whatsapp-url";
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

/**
 * Whitespace and invisible characters. Braille blank and Hangul fillers are listed because Unicode classes them as
 * letters.
 */
const BETWEEN_WORDS = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const NAME = /^\p{L}[\p{L}\p{M}'’.-]{0,29}$/u;
/** Mail clients turn these into links. */
const DOMAIN = /\.\p{L}{2}/u;

/**
 * Greets by first name if it looks like a name. Anyone can submit any text with another person's e-mail address, so a
 * greeting must not carry a sentence or a link.
 */
export function greetingOf(nome: string): string {
  const first = nome.split(BETWEEN_WORDS).find(Boolean) ?? "";
  return NAME.test(first) && !DOMAIN.test(first) ? `Olá, ${first}!` : "Olá!";
}

/**
 * The pictures in `site/public/email/`, each 560 × 220, and their alternative text. An e-mail keeps its URL for years:
 * never rename or delete one.
 */
export const EMAIL_PICTURES = {
  "vaso-1": "Vaso de barro com uma semente que acaba de brotar.",
  "vaso-2": "Vaso com um broto de duas folhas.",
  "vaso-3": "Vaso com uma muda de folhas novas.",
  "vaso-4": "Vaso verde com uma planta cheia de folhas.",
  "vaso-5": "Vaso verde com um arbusto em flor.",
  "vaso-6": "Vaso escuro com uma árvore carregada de frutos.",
  livro: "Capa verde com letras douradas do livro Chamado para a Plenitude.",
  mensagem: "Caixa de correio em um jardim.",
  confirmado: "Sinal de certo cercado de flores.",
  prazo: "Ampulheta com um broto crescendo na areia.",
  edenapp: "Celular com o EdenApp aberto, entre dois vasos.",
} as const;

export type EmailPicture = keyof typeof EMAIL_PICTURES;
