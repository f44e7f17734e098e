import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { serveApp } from "../fakes/serve-app.ts";
import { timeLimit } from "../time-limit.ts";
import { totp } from "./totp.ts";

export type MailMessage = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  raw: string;
};

export type Mailbox = {
  smtpUrl: string;
  smtpPort: number;
  /** `/` lists the messages as a page, `/messages` as JSON; DELETE `/messages` empties the mailbox. */
  httpUrl: string;
  messages(): readonly MailMessage[];
  waitFor(wanted: (message: MailMessage) => boolean, timeoutMs?: number): Promise<MailMessage>;
  clear(): void;
  stop(): Promise<void>;
};

/** Invented members whose authenticator codes the page shows, so that a developer needs no app. */
export type Authenticator = { email: string; papel: string; segredo: string };

type MailboxOptions = {
  smtpPort?: number | undefined;
  httpPort?: number | undefined;
  folder?: string | undefined;
  authenticators?: Authenticator[] | undefined;
  /** Answers a message as its recipient; without it the page offers none. */
  answer?: Answer | undefined;
};

export type Answer = (message: MailMessage, text: string) => Promise<void>;

/** A mail server that delivers nothing: it stores every message it receives. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const { smtpPort = 0, httpPort = 0, folder, authenticators = [], answer } = options;
  const received: MailMessage[] = [];
  const arrivals = new EventEmitter();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      keepMessage(stream, session, folder).then((message) => {
        received.push(message);
        arrivals.emit("message");
        done();
      }, done);
    },
  });
  // A client that dies in the middle of a session must not crash the mailbox.
  smtp.on("error", () => undefined);
  const clear = () => void received.splice(0);
  smtp.listen(smtpPort, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port: listeningPort } = smtp.server.address() as AddressInfo;
  const http = await serveApp(mailboxApp(received, clear, { authenticators, answer }), httpPort);
  return {
    smtpUrl: `smtp://127.0.0.1:${listeningPort}`,
    smtpPort: listeningPort,
    httpUrl: http.url,
    messages: () => received,
    waitFor: (wanted, timeoutMs = timeLimit(60_000)) => waitForMessage(received, arrivals, wanted, timeoutMs),
    clear,
    async stop() {
      await Promise.all([http.stop(), new Promise<void>((done) => smtp.close(done))]);
    },
  };
}

async function keepMessage(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  folder: string | undefined,
): Promise<MailMessage> {
  const { mailFrom, rcptTo } = session.envelope;
  const raw = await text(stream);
  const { subject = "", messageId = "", text: plain = "", html = "" } = await PostalMime.parse(raw);
  const message = {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map((recipient) => recipient.address),
    subject,
    messageId,
    // Supabase Auth sends no plain text.
    text: plain || html.replace(/<[^>]*>/g, ""),
    html,
    raw,
  };
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${message.receivedAt.replaceAll(":", "-")}-${message.id}.eml`), message.raw);
  }
  return message;
}

async function waitForMessage(
  received: readonly MailMessage[],
  arrivals: EventEmitter,
  wanted: (message: MailMessage) => boolean,
  timeoutMs: number,
): Promise<MailMessage> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (;;) {
    const found = received.find(wanted);
    if (found) return found;
    await once(arrivals, "message", { signal });
  }
}

type Pages = { authenticators: Authenticator[]; answer: Answer | undefined };

function mailboxApp(received: readonly MailMessage[], clear: () => void, { authenticators, answer }: Pages): Hono {
  const app = new Hono();
  app.get("/", (context) => context.html(mailboxPage(received, authenticators.length > 0, answer !== undefined)));
  app.get("/authenticators", (context) => context.html(authenticatorsPage(authenticators)));
  app.get("/messages", (context) => context.json(received));
  app.delete("/messages", (context) => {
    clear();
    return context.body(null, 204);
  });
  app.post("/messages/:id/answer", async (context) => {
    const message = received.find(({ id }) => id === context.req.param("id"));
    const { text: words } = await context.req.parseBody();
    if (!message || !answer || typeof words !== "string") return context.notFound();
    await answer(message, words);
    return context.redirect("/", 303);
  });
  app.get("/messages/:file", (context) => {
    const message = received.find(({ id }) => `${id}.eml` === context.req.param("file"));
    return message ? context.body(message.raw, 200, { "content-type": "message/rfc822" }) : context.notFound();
  });
  return app;
}

/** HTML list of messages, newest first, for developers. */
function mailboxPage(messages: readonly MailMessage[], withCodes: boolean, answers: boolean): string {
  const items = messages.toReversed().map(
    (message) => `<details>
<summary><b>${escapeHtml(message.subject)}</b> · ${escapeHtml(message.to.join(", "))} · ${message.receivedAt}</summary>
<pre>${escapeHtml(message.text || message.raw)}</pre>
<p><a href="/messages/${message.id}.eml">.eml</a></p>${answers && /^reply-to:/im.test(message.raw) ? answerForm(message) : ""}
</details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}</style>
<h1>Mailbox</h1>${withCodes ? CODES : ""}${items.join("\n") || "<p>No message yet.</p>"}</html>`;
}

/** The message named a conversation: what is written here comes back to the panel. */
const answerForm = ({ id, to }: MailMessage) => `
<form method="post" action="/messages/${id}/answer"><label>Answer as ${escapeHtml(to.join(", "))}<br>
<textarea name="text" rows="4" cols="60" required></textarea></label><br><button>Send</button></form>`;

const CODES = `<iframe title="Authenticator codes" src="/authenticators" width="100%" height="190" style="border:0"></iframe>`;

/** Reloads itself: a code changes every 30 seconds. */
function authenticatorsPage(authenticators: Authenticator[]): string {
  const rows = authenticators.map(
    ({ email, papel, segredo }) => `<tr><td><b>${totp(segredo)}</b><td>${escapeHtml(email)}<td>${escapeHtml(papel)}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Codes</title>
<style>body{font:16px/1.5 system-ui;margin:0}td{padding:.1rem 1.5rem .1rem 0}</style>
<p>Second factor of the panel's sample team, now:</p><table>${rows.join("")}</table></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
