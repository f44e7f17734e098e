import { empresa } from "./empresa.ts";

/** A chat with the group's consultant, with the first message already written. No personal data goes in the text. */
export function whatsappLink(message: string): string {
  return `https://wa.me/${empresa.whatsapp}?text=${encodeURIComponent(message)}`;
}
