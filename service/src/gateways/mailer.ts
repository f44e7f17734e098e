import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { isLoopback } from "../addresses.ts";

export interface Mail {
  /** Default: the sales team. */
  to?: string;
  /** Default: the sales team, which reads the replies. */
  replyTo?: string;
  /** The conversation to which an answer returns, of a message to a person: a row of a form, or a person. */
  conversa?: { tabela: string; id: string };
  /** What a message answers: its Message-ID, and all those of the conversation before it. */
  inReplyTo?: string;
  references?: string[];
  /** Name of the sender in the mail client. Default: the group. A person's own message may be answered automatically. */
  author?: string;
  /** Stops further messages of this kind: a POST to it, without confirmation (RFC 8058). */
  stopUrl?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** The Reply-To of a conversation, by its code; undefined where no mailbox for replies is configured. */
  repliesTo?: ((codigo: string, author: string | undefined) => string) | undefined;
  /** The same key always gives the same Message-ID, so a repeat can be recognised. */
  messageIdOf(key: string): string;
  send(key: string, mail: Mail): Promise<void>;
  /** Also aborts deliveries in progress: their `send` rejects. */
  close(): void;
}

interface MailerOptions {
  smtpUrl: string;
  from: string;
  team: string;
  /** `conversas@host` or `code@host`, as MAIL_REPLIES. */
  replies?: string | undefined;
  /** Timeout for one message, from connecting to the server's last answer. */
  sendWithinMs?: number;
}

/** Limits the wait for the mail server, during which a job holds its lock and a database connection. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
const SEND_WITHIN_MS = 15_000;
/** One connection per queue worker, so messages do not wait for a connection. */
const POOL = { pool: true, maxConnections: 8, maxRequeues: 1 };
const GROUP = "Éden Grupo";
/** Suppresses automatic replies (RFC 3834; Exchange reads the second header). */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Reuses connections: opening one takes longer than sending a message, and an event causes hundreds of messages. */
export function createMailer({ smtpUrl, from, team, replies, sendWithinMs = SEND_WITHIN_MS }: MailerOptions): Mailer {
  const url = transportUrl(smtpUrl);
  const connect = () => createTransport(url);
  let transport = connect();
  const domain = from.split("@")[1];
  const messageIdOf = (key: string) => `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
  return {
    messageIdOf,
    repliesTo: replies
      ? (codigo, author) => `"${nameOf(author).replaceAll(/["\\]/g, "")}" <${replyAddress(replies, codigo)}>`
      : undefined,
    async send(key, mail) {
      const used = transport;
      const expired = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        // Overall timeout: a server that answers a few bytes at a time never triggers the socket timeouts.
        if (transport === used) transport = connect();
        used.close({ force: true });
        expired.reject(new Error(`the mail server took more than ${sendWithinMs} ms`));
      }, sendWithinMs);
      const { author, stopUrl, conversa: _, ...content } = mail;
      const sender = { name: nameOf(author), address: from };
      const headers = { ...(author ? {} : HEADERS), ...(stopUrl ? stopHeaders(stopUrl) : {}) };
      const message = {
        replyTo: team,
        ...content,
        from: sender,
        headers,
        to: mail.to ?? team,
        // Fits Portuguese text. Without it nodemailer counts the characters of each text to choose.
        textEncoding: "quoted-printable" as const,
        messageId: messageIdOf(key),
      };
      await Promise.race([used.sendMail(message), expired.promise]).finally(() => clearTimeout(timer));
    },
    close: () => transport.close({ force: true }),
  };
}

const nameOf = (author: string | undefined) => (author ? `${author}, ${GROUP}` : GROUP);

/** The code follows a plus sign, or is the whole name where the host takes every name. */
export function replyAddress(replies: string, codigo: string): string {
  const [name = "", host = ""] = replies.split("@");
  return name === "code" ? `${codigo}@${host}` : `${name}+${codigo}@${host}`;
}

function stopHeaders(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * Pass the options as the URL's query: nodemailer before version 10 ignores options next to a URL. Values in SMTP_URL
 * take precedence; env.ts refuses those that would weaken TLS.
 */
export function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const requireTLS = url.protocol === "smtp:" && !isLoopback(url.hostname);
  for (const [name, value] of Object.entries({ ...POOL, ...TIMEOUTS, requireTLS })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Refused for good because of the recipient, not because of our server or its policy (enhanced status 5.7). */
export function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode = 0, response = "" } = error as Refusal;
  return command === "RCPT TO" && responseCode >= 500 && responseCode < 600 && !/^5\d\d[ -]5\.7\./.test(response);
}

/** Its codes only, for example "550 5.1.1": the words of a mail server often quote the address. */
export function refusalCode(error: unknown): string {
  const { response = "", responseCode = 0 } = error as Refusal;
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace("-", " ") ?? String(responseCode);
}

type Refusal = { command?: string; responseCode?: number; response?: string };
