import type { EmailPicture } from "../email-pictures.ts";
import type { Fact, Link, Step } from "../letter.ts";

/** What differs between the receipts of the forms. Contains no text that a visitor typed: anyone can submit a form. */
export interface Receipt {
  /** Without the number of the request. */
  subject: string;
  title: string;
  picture: EmailPicture;
  words: string[];
  button: Link;
  facts?: Fact[];
  stepsTitle?: string;
  steps: Step[];
  after?: string[];
}

/** The promise, if there is one, before the offer of a chat. */
export function conversa(promessa: string | undefined): string[] {
  const agora = "comece a conversa agora mesmo.";
  return promessa ? [promessa, `Se preferir, ${agora}`] : [`Se quiser conversar, ${agora}`];
}

export interface ReceiptLinks {
  siteUrl: string;
  /** Opens the free sign-up. */
  convite: string | undefined;
  /** When an answer was promised, "Respondemos até …"; undefined when the request does not wait for one. */
  promessa: string | undefined;
  /** A WhatsApp chat with the number of the request. */
  consultant: Link;
}
