import { whatsappUrl } from "@eden/domain/empresa/whatsapp-url";
import { empresa } from "./empresa.ts";

/** The group's number as people write it: "(16) 99000-0000". */
export const whatsappNumero = asWritten(empresa.whatsapp.slice(2));

/** The group's telephone as people write it; null while there is none. */
export const telefoneNumero = empresa.telefone && asWritten(empresa.telefone);

function asWritten(digits: string): string {
  return digits.replace(/(..)(.+)(....)/, "($1) $2-$3");
}

/** A link to a chat with the group's consultant, with a prefilled message. The text contains no personal data. */
export function whatsappLink(message: string): string {
  return whatsappUrl(empresa.whatsapp, message);
}

/** How to reach the group, at the foot of a printed page. */
export const contatoImpresso = `WhatsApp ${whatsappNumero} · ${empresa.atendimento.horarioCurto}`;
