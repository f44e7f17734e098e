import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { ImapFlow } from "imapflow";
import type pg from "pg";
import { type Dovecot, startDovecot } from "../../scripts/stack/dovecot.ts";
import { type Lmtp, openLmtp } from "../../scripts/stack/lmtp.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { type CorreioSettings, correioSettingsOf } from "../src/correio/settings.ts";
import { forkCorreio } from "../src/correio/start-correio-process.ts";

export const FROM = "site@eden.test";

/** The mailbox of a private Dovecot, and what the service is told of it. */
export interface TestCorreio {
  dovecot: Dovecot;
  settings: CorreioSettings;
  /** Delivers by a connection of its own. */
  deliver(to: string, source: string, from?: string): Promise<void>;
  /** How many messages each folder has. */
  folders(): Promise<Record<string, number>>;
  /** Moves all messages of a folder back into the inbox, as a mail client does. */
  moveBack(folder: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestCorreio(): Promise<TestCorreio> {
  const dovecot = await startDovecot();
  const settings = correioSettingsOf({ ...dovecot.env, MAIL_FROM: FROM, MAIL_TEAM: "vendas@eden.test" });
  if (!settings) throw new Error("the settings are not complete");
  let lmtp: Lmtp | undefined;
  return {
    dovecot,
    settings,
    async deliver(...message) {
      lmtp ??= await openLmtp(dovecot.lmtpPort);
      try {
        await lmtp.deliver(...message);
      } catch (error) {
        lmtp = undefined;
        throw error;
      }
    },
    folders: () => withImap(settings, countFolders),
    moveBack: (folder) =>
      withImap(settings, async (imap) => {
        await imap.mailboxOpen(folder);
        await imap.messageMove("1:*", "INBOX");
      }),
    async stop() {
      lmtp?.close();
      await dovecot.stop();
    },
  };
}

async function withImap<Found>(
  { host, port, user, password }: CorreioSettings,
  work: (imap: ImapFlow) => Promise<Found>,
): Promise<Found> {
  const imap = new ImapFlow({
    host,
    port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: password },
    logger: false,
  });
  await imap.connect();
  try {
    return await work(imap);
  } finally {
    await imap.logout();
  }
}

async function countFolders(imap: ImapFlow): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { path } of await imap.list()) {
    const status = await imap.status(path, { messages: true });
    counts[path] = status ? (status.messages ?? 0) : 0;
  }
  return counts;
}

interface Reply {
  to: string;
  from?: string;
  id?: string;
  more?: string[];
  words?: string;
}

/** A reply as Gmail writes it. */
export function replySource({
  to,
  from = "rosangela@farmacia.com.br",
  id = randomUUID(),
  more = [],
  words,
}: Reply): string {
  return [
    ...more,
    `From: =?UTF-8?Q?Ros=C3=A2ngela?= <${from}>`,
    `To: "Bruna, Eden Grupo" <${to}>`,
    "Subject: Re: A sua farmacia em Franca",
    `Message-ID: <${id}@cliente.com.br>`,
    "Date: Tue, 17 Nov 2026 10:12:00 -0300",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    words ?? "Oi, Bruna! Pode ser amanhã às 14h?",
    "",
    "Em ter., 17 de nov. de 2026 às 09:58, Bruna, Éden Grupo <site@eden.test> escreveu:",
    "> Olá, Rosângela,",
    "",
  ].join("\r\n");
}

/** The reader of a mailbox as the service starts it, ready to be killed at any moment. */
export async function startReader(settings: CorreioSettings, databaseUrl: string) {
  const reader = forkCorreio({ settings, databaseUrl });
  await once(reader, "message");
  return {
    async kill(signal: NodeJS.Signals) {
      if (reader.exitCode !== null || reader.signalCode !== null) return;
      reader.kill(signal);
      await once(reader, "exit");
    },
  };
}

/** A person who wrote by the contact form, and the address to which they answer. */
export async function newPessoa(pool: Pick<pg.Pool, "query">, email = `ana.${randomUUID()}@farmacia.com.br`) {
  const id = randomUUID();
  await pool.query(
    `insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, preenchido_ms)
    values ($1, 'Ana', 'Lima', $2, '11987654321', 'Quero saber mais.', '2026-11', 9000)`,
    [id, email],
  );
  await pool.query("select privado.projetar('contato', $1)", [id]);
  const { rows } = await pool.query<{ pessoa: string; codigo: string }>(
    "select pessoa_id as pessoa, privado.codigo_resposta('pessoas', pessoa_id) as codigo from privado.entradas where id = $1",
    [id],
  );
  const { pessoa, codigo } = rows[0] ?? { pessoa: "", codigo: "" };
  return { pessoa, email, to: `conversas+${codigo}@eden.test` };
}

export async function until(check: () => Promise<boolean>, ms = 30_000): Promise<void> {
  const limit = Date.now() + timeLimit(ms);
  while (!(await check())) {
    if (Date.now() > limit) throw new Error("it took too long");
    await pause(50);
  }
}
