import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, startTemporaryDatabase } from "../../scripts/stack/database.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
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
