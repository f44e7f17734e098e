import { whatsappUrl } from "@eden/domain/empresa/whatsapp-url";
import { openOutside } from "./open-outside.ts";

/** Longest wait for the record before WhatsApp opens anyway; browsers allow a new tab only shortly after a click. */
const RECORD_MS = 900;

/** Opens WhatsApp with the text once the attempt is recorded. The text is sent there, by the member. */
export async function openWhatsappAfter(recorded: Promise<unknown>, telefone: string, texto: string): Promise<void> {
  await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, RECORD_MS))]);
  openOutside(whatsappUrl(`55${telefone}`, texto));
}
