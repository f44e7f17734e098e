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
  /** Also ends deliveries under way: their `send` rejects. */
  close(): void;
}

interface MailerOptions {
  smtpUrl: string;
  from: string;
  team: string;
  /** Time for one message, from connecting to the server's last answer. */
  sendWithinMs?: number;
}

/** A job holds its lock and a database connection while it waits for the mail server. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
const SEND_WITHIN_MS = 15_000;
/** One connection per worker of the queue, so that no message waits for another one's connection. */
const POOL = { pool: true, maxConnections: 8, maxRequeues: 1 };
/** No absence replies to the team (RFC 3834; Exchange reads the second one). */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Connections are kept: opening one takes longer than a message, and an event brings hundreds of them. */
export function createMailer({ smtpUrl, from, team, sendWithinMs = SEND_WITHIN_MS }: MailerOptions): Mailer {
  const url = transportUrl(smtpUrl);
  const connect = () => createTransport(url, { from: { name: "Éden Grupo", address: from }, headers: HEADERS });
  let transport = connect();
  const domain = from.split("@")[1];
  const messageIdOf = (key: string) => `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
  return {
    messageIdOf,
    async send(key, mail) {
      const used = transport;
      const expired = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        // A server that trickles its answers escapes every socket timeout and would keep the connections.
        if (transport === used) transport = connect();
        used.close({ force: true });
        expired.reject(new Error(`the mail server took more than ${sendWithinMs} ms`));
      }, sendWithinMs);
      const message = { replyTo: team, ...mail, to: mail.to ?? team, messageId: messageIdOf(key) };
      await Promise.race([used.sendMail(message), expired.promise]).finally(() => clearTimeout(timer));
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * The options as the URL's query: nodemailer before version 10 ignores options next to a URL. What SMTP_URL itself says
 * wins, so that `?requireTLS=false` allows a relay on a private network.
 */
export function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const requireTLS = url.protocol === "smtp:" && !isLoopback(url.hostname);
  for (const [name, value] of Object.entries({ ...POOL, ...TIMEOUTS, requireTLS })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
