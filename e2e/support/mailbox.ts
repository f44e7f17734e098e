import { runningStack } from "./stack-file.ts";

interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
}

/** The team's mailbox. */
export const TEAM = "vendas@exemplo.com.br";

/** E-mails the service has sent to an address so far. */
export async function mailsTo(address: string, mailboxUrl = runningStack().mailboxUrl): Promise<ReceivedMail[]> {
  const response = await fetch(`${mailboxUrl}/messages`);
  const messages = (await response.json()) as ReceivedMail[];
  return messages.filter(({ to }) => to.includes(address));
}

/** The codes for the panel that were sent to an address, oldest first. In the first opening hours members get their digest, too. */
export async function codesTo(address: string, mailboxUrl?: string): Promise<string[]> {
  const mails = await mailsTo(address, mailboxUrl);
  return mails
    .filter(({ subject }) => subject.startsWith("Seu código"))
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "");
}

/** Recipients of the e-mails about a visitor: the team, and the visitor. */
export async function mailsAbout(visitor: string, mailboxUrl?: string): Promise<string[]> {
  const notices = (await mailsTo(TEAM, mailboxUrl)).filter(({ text }) => text.includes(visitor));
  const receipts = await mailsTo(visitor, mailboxUrl);
  return [...notices.map(() => "team"), ...receipts.map(() => "visitor")];
}
