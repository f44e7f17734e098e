import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Lead, LeadTabela } from "../rows.ts";
import { greetingOf } from "./greeting.ts";
import { type Block, renderLetter } from "./layout.ts";
import { subjectOf } from "./lead-words.ts";

/** Receipt to the visitor: what was received, its number and the next steps. `conviteLink` opens the free sign-up. */
export function confirmationEmail(tabela: LeadTabela, lead: Lead, conviteLink?: string): Mail {
  const protocolo = protocoloOf(lead.id);
  return {
    to: lead.email,
    subject: `Recebemos seu pedido (${protocolo})`,
    ...renderLetter({
      greeting: greetingOf(lead.nome),
      blocks: [
        ...(conviteLink ? convite(conviteLink) : [receivedWords(tabela, lead)]),
        { facts: [["Protocolo", protocolo]] },
        "Guarde este número: com ele a equipe encontra seu pedido na hora, por e-mail ou WhatsApp.",
      ],
      closing: "Um abraço,\nEquipe Éden Grupo",
    }),
  };
}

function convite(href: string): Block[] {
  return [
    "Recebemos seu interesse em EdenApp FREE. Falta só criar a sua conta: seus dados já vão preenchidos.",
    { link: { words: "Criar minha conta gratuita", href } },
    "Tenha à mão o seu CPF. O link é pessoal e vale por 30 dias; se você já criou a conta, não precisa fazer nada.",
  ];
}

function receivedWords(tabela: LeadTabela, lead: Lead): string {
  const assunto = subjectOf(tabela, lead);
  if (tabela === "contato") return "Sua mensagem chegou. Entraremos em contato em breve.";
  if (tabela === "leadlive" && lead.produto === "livro") {
    return "Obrigado pelo interesse no livro Chamado para a Plenitude. A equipe pode entrar em contato com você.";
  }
  if (tabela === "leadlive" && lead.produto === "edenapp") {
    return "Recebemos seu interesse no EdenApp. Assim que o pagamento for confirmado, o link para criar a sua conta chega em outro e-mail. Se você parou antes de pagar, a equipe ajuda.";
  }
  if (tabela === "leadlive")
    return `Recebemos seu interesse em ${assunto}. A equipe entra em contato com os próximos passos.`;
  if (tabela === "inscricoes") return `Recebemos seu cadastro em ${assunto}. Em breve entraremos em contato.`;
  return `Recebemos seu cadastro no ${assunto}. As instruções de acesso chegam em outro e-mail.`;
}
