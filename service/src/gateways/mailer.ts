import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";

export interface Mail {
  /** Missing: the sales team. */
  to?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Sends one message. The same key always yields the same Message-ID, so that a repeat can be told from a new one. */
  send(key: string, mail: Mail): Promise<string>;
  close(): void;
}

interface MailerOptions {
  smtpUrl: string;
  from: string;
  team: string;
}

export function createMailer({ smtpUrl, from, team }: MailerOptions): Mailer {
  const transport = createTransport(smtpUrl, { from: { name: "Éden Grupo", address: from } });
  const domain = from.split("@")[1];
  return {
    async send(key, mail) {
      const messageId = `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
      await transport.sendMail({ ...mail, to: mail.to ?? team, messageId });
      return messageId;
    },
    close: () => transport.close(),
  };
}
