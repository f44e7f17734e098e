import { fraseDaPromessa } from "@eden/domain/atendimento/frases";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Lead, LeadTabela } from "../rows.ts";
import type { Link } from "./letter.ts";
import { inscricaoReceipt } from "./receipts/inscricao-receipt.ts";
import { liveReceipt } from "./receipts/live-receipt.ts";
import { cadastroReceipt, contatoReceipt, type Receipt, type ReceiptLinks } from "./receipts/receipt.ts";
import { visitorLetter, whatsappLink } from "./visitor-letter.ts";

interface ConfirmationLinks {
  siteUrl: string;
  /** Opens the free sign-up. */
  convite?: string | undefined;
  /** The page by which the visitor follows the request. */
  follow: Link;
  /** Until when an answer was promised; null when the request does not wait for one. */
  prazo: Date | null;
}

/** Receipt to the visitor: what was received, its number and the next steps. */
export function confirmationEmail(
  tabela: LeadTabela,
  lead: Lead,
  { siteUrl, convite, follow, prazo }: ConfirmationLinks,
): Mail {
  const protocolo = protocoloOf(lead.inicio_id);
  const consultant = whatsappLink(protocolo, "Conversar no WhatsApp");
  const promessa = prazo
    ? `Respondemos ${fraseDaPromessa(prazo.toISOString())}, em horário de atendimento.`
    : undefined;
  const receipt = receiptOf(tabela, lead, { siteUrl, convite, consultant, promessa });
  return {
    to: lead.email,
    conversa: { tabela, id: lead.id },
    subject: `${receipt.subject} (${protocolo})`,
    ...visitorLetter({
      nome: lead.nome,
      title: receipt.title,
      picture: receipt.picture,
      blocks: [
        ...receipt.words,
        { button: receipt.button },
        { facts: [["Protocolo", protocolo], ...(receipt.facts ?? [])] },
        { titulo: receipt.stepsTitle ?? "O que acontece agora", steps: receipt.steps },
        { links: [follow] },
        ...(receipt.after ?? []),
      ],
      protocolo,
      siteUrl,
    }),
  };
}

function receiptOf(tabela: LeadTabela, lead: Lead, links: ReceiptLinks): Receipt {
  if (tabela === "contato") return contatoReceipt(links);
  if (tabela === "leadlive") return liveReceipt(lead, links);
  if (tabela === "inscricoes") return inscricaoReceipt(lead, links);
  return cadastroReceipt(lead, links);
}
