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

export interface ReceiptLinks {
  siteUrl: string;
  /** Opens the free sign-up. */
  convite: string | undefined;
  /** A WhatsApp chat with the number of the request. */
  consultant: Link;
}
