import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, startTemporaryDatabase } from "../../scripts/stack/database.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { drain } from "../src/correio/drain.ts";
import { makeFolders, openMailbox } from "../src/correio/mailbox.ts";
import { newPessoa, replySource, startReader, startTestCorreio, type TestCorreio, until } from "./use-correio.ts";

const MESSAGES = 200;
const PEOPLE = 20;
/** Each start takes seconds on a busy machine; the last reader is left to finish. */
const KILLS = 12;
let database: Database;
let correio: TestCorreio;
let db: pg.Client;

beforeAll(async () => {
  [database, correio] = await Promise.all([startTemporaryDatabase(), startTestCorreio()]);
  db = new pg.Client(database.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db?.end();
  await correio?.stop();
  await database?.stop();
});

const stored = async () =>
  (await db.query<{ rows: number }>("select count(*)::int as rows from privado.emails_recebidos")).rows[0]?.rows ?? 0;

test("[EMAIL-03] a message that another connection takes away before it is fetched is not stored as an empty one", async () => {
  const { to, email } = await newPessoa(db);
  await correio.deliver(to, replySource({ to, from: email }));
  const imap = await openMailbox(correio.settings);
  const other = await openMailbox(correio.settings);
  const folders = await makeFolders(imap);
  await imap.mailboxOpen("INBOX");
  await other.mailboxOpen("INBOX");
  const fetchOne: typeof imap.fetchOne = async (uid, ...query) => {
    await other.messageDelete(uid, { uid: true });
    return imap.fetchOne(uid, ...query);
  };
  const slow = new Proxy(imap, {
    get: (target, name) =>
      name === "fetchOne" ? fetchOne : (Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)),
  });
  await drain({ imap: slow, db, settings: correio.settings, folders, isStopped: () => false });
  const { rows } = await db.query(
    "select (select count(*) from privado.emails_recebidos)::int as stored, (select count(*) from privado.correio_falhas)::int as failed",
  );
  expect(rows).toEqual([{ stored: 0, failed: 0 }]);
  imap.close();
  other.close();
});

test("[EMAIL-03, SEC-M15] the reader is killed at random moments, and once the mail server: every message once, folder empty", {
  timeout: timeLimit(240_000),
}, async () => {
  const people = [];
  for (let count = 0; count < PEOPLE; count += 1) people.push(await newPessoa(db));
  for (let count = 0; count < MESSAGES; count += 1) {
    const { to, email } = people[count % PEOPLE] ?? { to: "", email: "" };
    await correio.deliver(to, replySource({ to, from: email, id: randomUUID() }));
  }
  let kills = 0;
  while ((await stored()) < MESSAGES) {
    const reader = await startReader(correio.dovecot, database.databaseUrl);
    await pause(randomInt(1, 600));
    await reader.kill("SIGKILL");
    kills += 1;
    if (kills === 3) await correio.dovecot.restart("SIGKILL");
    if (kills === KILLS) break;
  }
  const last = await startReader(correio.dovecot, database.databaseUrl);
  await until(async () => (await correio.folders()).INBOX === 0, 120_000);
  await last.kill("SIGTERM");
  const { rows } = await db.query(
    `select count(*)::int as lines, count(distinct h.dados ->> 'email')::int as messages, (
      select count(distinct message_id)::int from privado.emails_recebidos
    ) as ids from privado.historico as h where h.tipo = 'email_recebido'`,
  );
  expect(kills).toBeGreaterThan(2);
  expect([await stored(), rows[0]]).toEqual([MESSAGES, { lines: MESSAGES, messages: MESSAGES, ids: MESSAGES }]);
  expect(await correio.folders()).toMatchObject({ INBOX: 0, "Painel.Guardadas": MESSAGES });
});
