import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";

export interface Mail {
  /** Missing: the sales team. */
  to?: string;
  /** Missing: the sales team, who reads what people answer. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** The same key always yields the same Message-ID, so that a repeat can be told from a new message. */
  messageIdOf(key: string): string;
  send(key: string, mail: Mail): Promise<void>;
  close(): void;
}

interface MailerOptions {
  smtpUrl: string;
  from: string;
  team: string;
}

/** A job holds its lock while it waits for the mail server: not for long. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Connections are kept: opening one takes longer than a message, and an event brings hundreds of them. */
export function createMailer({ smtpUrl, from, team }: MailerOptions): Mailer {
  const transport = createTransport(
    { url: smtpUrl, pool: true, ...TIMEOUTS },
    { from: { name: "Éden Grupo", address: from } },
  );
  const domain = from.split("@")[1];
  const messageIdOf = (key: string) => `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
  return {
    messageIdOf,
    async send(key, mail) {
      await transport.sendMail({ replyTo: team, ...mail, to: mail.to ?? team, messageId: messageIdOf(key) });
    },
    close: () => transport.close(),
  };
}
