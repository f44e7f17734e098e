import { FUSO } from "@eden/domain/dia";
import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { whatsappUrl } from "@eden/domain/empresa/whatsapp-url";
import type { Block, Fact } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

interface TeamLetter {
  title: string;
  blocks: Block[];
  /** Whether a reply reaches the person whom the message is about. */
  repliesToPerson?: boolean;
}

/** A message to the team: facts and links, no picture. */
export function teamLetter({ title, blocks, repliesToPerson = false }: TeamLetter) {
  return renderLetter({
    greeting: "",
    title,
    blocks,
    closing: "",
    help: repliesToPerson ? [["A resposta a este e-mail vai direto para a pessoa."]] : [],
    footer: [["Aviso automático do site do Éden Grupo, para uso da equipe."]],
  });
}

/** The ways to reach a person, each one click away. */
export function canalFacts({ email, telefone }: { email: string; telefone: string }): Fact[] {
  const national = normalizeTelefone(telefone);
  return [
    ["E-mail", { words: email, href: `mailto:${email}` }],
    ["Telefone", { words: formatTelefone(telefone), href: `tel:+55${national}` }],
    ["WhatsApp", { words: "Abrir a conversa", href: whatsappUrl(`55${national}`) }],
  ];
}

const MOMENT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: FUSO,
});

/** Date and time in São Paulo, where the team works. */
export const momentOf = (date: Date): string => MOMENT.format(date);
