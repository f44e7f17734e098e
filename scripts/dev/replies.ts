import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { DOVECOT, type Dovecot, startDovecot } from "../stack/dovecot.ts";
import { openLmtp } from "../stack/lmtp.ts";
import type { MailMessage } from "../stack/mailbox.ts";

/** The mailbox to which people answer, of which the service reads. */
export interface Replies {
  env: Dovecot["env"];
  /** Answers a message as its recipient would, and delivers the answer. */
  answer(message: MailMessage, text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Undefined where Dovecot is not installed: the product then works without answers, as it does without a mailbox. */
export async function startReplies(dataDir: string): Promise<Replies | undefined> {
  if (!existsSync(DOVECOT)) return undefined;
  const dovecot = await startDovecot({ folder: join(dataDir, "dovecot") });
  return {
    env: dovecot.env,
    async answer(message, text) {
      const to = await replyToOf(message);
      if (!to) throw new Error("This message names no conversation to answer to.");
      const lmtp = await openLmtp(dovecot.lmtpPort);
      try {
        await lmtp.deliver(to, answerOf(message, { to, text, host: dovecot.env.IMAP_AUTHSERV_ID }), message.to[0]);
      } finally {
        lmtp.close();
      }
    },
    stop: () => dovecot.stop(),
  };
}

async function replyToOf({ raw }: MailMessage): Promise<string | undefined> {
  const { replyTo } = await PostalMime.parse(raw);
  return replyTo?.[0]?.address;
}

/** The answer as a mail program writes it, with the result of the check that the mail server adds. */
export function answerOf(
  { to: [from = ""], subject, messageId, text }: MailMessage,
  answer: { to: string; text: string; host: string },
): string {
  const domain = from.split("@")[1] ?? "";
  return [
    `Authentication-Results: ${answer.host}; dmarc=pass header.from=${domain}`,
    `From: <${from}>`,
    `To: <${answer.to}>`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString("base64")}?=`,
    `Date: ${new Date().toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${randomUUID()}@${domain}>`,
    `In-Reply-To: ${messageId}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    ...answer.text.split(/\r?\n/),
    "",
    `Em ${new Date().toLocaleDateString("pt-BR")}, Éden Grupo escreveu:`,
    "",
    ...text.split(/\r?\n/).map((line) => `> ${line}`),
  ].join("\r\n");
}
