import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { type MailMessage, parseMailMessage } from "./mail-message.ts";
import { mailboxPage } from "./mailbox-page.ts";

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

type MailboxOptions = { smtpPort?: number | undefined; httpPort?: number | undefined; folder?: string | undefined };

/** A mail server that delivers nothing: it stores every message it receives. */
export async function startMailbox({ smtpPort = 0, httpPort = 0, folder }: MailboxOptions): Promise<Mailbox> {
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
  const http = createServer(answer(received, clear));
  smtp.listen(smtpPort, "127.0.0.1");
  http.listen(httpPort, "127.0.0.1");
  await Promise.all([once(smtp.server, "listening"), once(http, "listening")]);
  const listeningPort = portOf(smtp.server);
  return {
    smtpUrl: `smtp://127.0.0.1:${listeningPort}`,
    smtpPort: listeningPort,
    httpUrl: `http://127.0.0.1:${portOf(http)}`,
    messages: () => received,
    waitFor: (wanted, timeoutMs = 10_000) => waitForMessage(received, arrivals, wanted, timeoutMs),
    clear,
    async stop() {
      http.closeAllConnections();
      await Promise.all([new Promise((done) => http.close(done)), new Promise<void>((done) => smtp.close(done))]);
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function keepMessage(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  folder: string | undefined,
): Promise<MailMessage> {
  const { mailFrom, rcptTo } = session.envelope;
  const message = parseMailMessage(await text(stream), {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map((recipient) => recipient.address),
  });
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

function answer(received: readonly MailMessage[], clear: () => void): RequestListener {
  return (request, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body);
    const [, id] = /^\/messages\/([\w-]+)\.eml$/.exec(request.url ?? "") ?? [];
    const message = received.find((candidate) => candidate.id === id);
    if (message) return send(200, "message/rfc822", message.raw);
    if (request.url === "/messages" && request.method === "DELETE") {
      clear();
      return response.writeHead(204).end();
    }
    if (request.url === "/messages") return send(200, "application/json", JSON.stringify(received));
    if (request.url === "/") return send(200, "text/html", mailboxPage(received));
    return send(404, "text/plain", "not found");
  };
}
