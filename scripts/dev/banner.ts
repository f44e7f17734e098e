import { COLEGAS, type Colega } from "../samples/colegas.ts";

interface Addresses {
  site: string;
  /** The page of a sample request; null when the database has none. */
  request: string | null;
  painel: string;
  /** What checks the codes of the panel. */
  signIn: string;
  mailbox: string;
  /** Whether a message of the mailbox can be answered. */
  answers: boolean;
  emails: string;
  payments: string;
  accounts: string;
  /** The site built with published texts, and with drafts. */
  texts: [published: string, drafts: string];
  service: string;
  database: string;
}

const member = ({ email, papel }: Colega) => `${email} (${papel})`;

const ANSWERS = "an answer written there comes back to the panel";
const NO_ANSWERS = "no answers: Dovecot is not installed, packages dovecot-imapd and dovecot-lmtpd";

/** What `npm run dev` prints once everything answers. Every address can be opened as it is. */
export function bannerOf(seconds: number, addresses: Addresses): string {
  const { site, request, painel, signIn, mailbox, answers, emails, payments, accounts, texts, service, database } =
    addresses;
  return `
  Éden Grupo is running (${seconds.toFixed(0)} s)

  Site      ${site}
  Request   ${request ?? "–"} (as its sender follows it)
  Panel     ${painel} (both codes are in the mailbox; sign-in: ${signIn}), as
            ${COLEGAS.map(member).join(", ")}
  Mailbox   ${mailbox} (${answers ? ANSWERS : NO_ANSWERS})
  E-mails   ${emails} (previews of all, with invented data)
  Fakes     ${payments} (payments), ${accounts} (accounts)
  Texts     ${texts[0]} (published in the panel), ${texts[1]} (drafts)
  Service   ${service}
  Database  ${database}

  Ctrl-C stops everything. npm run db -- reset starts again from an empty database.`;
}
