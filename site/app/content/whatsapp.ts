import { empresa } from "./empresa.ts";

/** A link to a chat with the group's consultant, with a prefilled message. The text contains no personal data. */
export function whatsappLink(message: string): string {
  return `https://wa.me/${empresa.whatsapp}?text=${encodeURIComponent(message)}`;
}
