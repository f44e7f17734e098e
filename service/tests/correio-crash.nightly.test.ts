import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, startTemporaryDatabase } from "../../scripts/stack/database.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { drain } from "../src/correio/drain.ts";
import { eraseMessages } from "../src/correio/erase-messages.ts";
import { followIlegiveis } from "../src/correio/follow-ilegiveis.ts";
import { makeFolders, openMailbox } from "../src/correio/mailbox.ts";
import { chaveOfSource } from "../src/correio/read-message.ts";
import type { Guard } from "../src/correio/watchdog.ts";
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
  await drain({ imap: slow, db, settings: correio.settings, folders, guard: (work) => work(), isStopped: () => false });
  const { rows } = await db.query(
    "select (select count(*) from privado.emails_recebidos)::int as stored, (select count(*) from privado.correio_falhas)::int as failed",
  );
  expect(rows).toEqual([{ stored: 0, failed: 0 }]);
  imap.close();
  other.close();
});

test("[SEC-H9] a message that ends the reader while it is fetched or parsed is counted before, comes last and is put aside after five times", async () => {
  const { to, email } = await newPessoa(db);
  await correio.deliver(
    to,
    replySource({ to, from: email, more: ["Subject: =?utf-8?q?Ol=C3=A1_=E2=80=AE?= <b>oi</b>"] }),
  );
  const imap = await openMailbox(correio.settings);
  const folders = await makeFolders(imap);
  await imap.mailboxOpen("INBOX");
  const [hostile] = (await imap.search({ all: true }, { uid: true })) || [];
  const session = { imap, db, settings: correio.settings, folders, isStopped: () => false };
  let current = 0;
  const watched = new Proxy(imap, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== "fetchOne") return typeof value === "function" ? value.bind(target) : value;
      return (uid: string, ...query: [never, never]) => {
        current = Number(uid);
        return target.fetchOne(uid, ...query);
      };
    },
  });
  // As the watchdog does it: nothing after the attempt is carried out.
  const guard: Guard = async (work) => {
    const result = await work();
    if (current === hostile) throw new Error("killed");
    return result;
  };
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await correio.deliver(to, replySource({ to, from: email }));
    // The new connection of a restarted reader would see it at once.
    await imap.noop();
    await expect(drain({ ...session, imap: watched, guard })).rejects.toThrow("killed");
    expect((await db.query("select vezes from privado.correio_falhas")).rows).toEqual([{ vezes: attempt }]);
    // The first one was the oldest message; from then on it waits for the others.
    expect(await stored()).toBe(attempt === 1 ? 0 : attempt);
  }
  expect(await drain({ ...session, imap: watched, guard })).toMatchObject({ aside: true });
  expect(await correio.folders()).toMatchObject({ INBOX: 0, "Painel.Ilegiveis": 1, "Painel.Guardadas": 5 });
  // The headers are read in the folder, without the parser that was ended; nothing of them reverses the writing.
  await followIlegiveis({ ...session, guard: (work) => work() });
  const { rows } = await db.query("select remetente, assunto, apagar from privado.emails_ilegiveis");
  expect(rows).toEqual([{ remetente: `Rosângela <${email}>`, assunto: "Olá <b>oi</b>", apagar: false }]);
  imap.close();
});

test("[SEC-M19] what was put aside is deleted after 30 days, or when its sender is erased, together with its line", async () => {
  const { to, email } = await newPessoa(db);
  const imap = await openMailbox(correio.settings);
  const folders = await makeFolders(imap);
  const day = 86_400_000;
  for (const [from, days] of [
    [email, 1],
    ["velha@farmacia.com.br", 32],
    ["nova@farmacia.com.br", 28],
  ] as const)
    await imap.append(folders.ilegiveis, replySource({ to, from }), [], new Date(Date.now() - days * day));
  const session = { imap, db, settings: correio.settings, folders, guard: (work: () => unknown) => work() } as never;
  const senders = async () =>
    (await db.query("select remetente from privado.emails_ilegiveis order by recebido_em")).rows
      .map(({ remetente }) => /<(.*)>/.exec(remetente)?.[1])
      .filter(
        (found) => found !== undefined && [email, "velha@farmacia.com.br", "nova@farmacia.com.br"].includes(found),
      );
  await followIlegiveis(session);
  expect(await senders()).toEqual(["nova@farmacia.com.br", email]);
  await db.query("select privado.apagar_titular($1)", [email.toUpperCase()]);
  const before = (await correio.folders())["Painel.Ilegiveis"] ?? 0;
  await followIlegiveis(session);
  expect(await senders()).toEqual(["nova@farmacia.com.br"]);
  expect((await correio.folders())["Painel.Ilegiveis"]).toBe(before - 1);
  // Somebody tidied the folder by hand.
  await imap.mailboxOpen(folders.ilegiveis);
  await imap.messageDelete("1:*");
  await followIlegiveis(session);
  expect((await db.query("select from privado.emails_ilegiveis")).rowCount).toBe(0);
  imap.close();
});

test("[SEC-L53] a message to erase that is not found is looked for during 30 days, hourly after the first one, and erased when it turns up", async () => {
  const { to, email } = await newPessoa(db);
  const imap = await openMailbox(correio.settings);
  const session = {
    imap,
    db,
    settings: correio.settings,
    folders: await makeFolders(imap),
    guard: (work: () => unknown) => work(),
  } as never;
  const source = replySource({ to, from: email });
  const chave = await chaveOfSource(Buffer.from(source));
  const [, messageId] = /^Message-ID: (<.*>)/m.exec(source) ?? [];
  const enter = (age: string) =>
    db.query(
      `insert into privado.emails_a_apagar (chave, message_id, recebido_em, em, procurada_em)
      values (decode($1, 'hex'), $2, now(), now() - $3::interval, now() - interval '2 hours')
      on conflict (chave) do update set em = excluded.em, procurada_em = excluded.procurada_em`,
      [chave, messageId, age],
    );
  const waiting = async () => (await db.query("select from privado.emails_a_apagar")).rowCount;
  await enter("29 days");
  await eraseMessages(session);
  expect(await waiting()).toBe(1);
  const put = () => imap.append("Painel.Guardadas", source);
  await put();
  // Looked for a moment ago.
  await eraseMessages(session);
  expect(await waiting()).toBe(1);
  const count = (await correio.folders())["Painel.Guardadas"] ?? 0;
  await enter("29 days");
  await eraseMessages(session);
  expect([await waiting(), (await correio.folders())["Painel.Guardadas"]]).toEqual([0, count - 1]);
  await enter("31 days");
  await eraseMessages(session);
  expect(await waiting()).toBe(0);
  imap.close();
});

test("[EMAIL-03, SEC-M15] the reader is killed at random moments, and once the mail server: every message once, folder empty", {
  timeout: timeLimit(240_000),
}, async () => {
  const [before, kept] = [await stored(), (await correio.folders())["Painel.Guardadas"] ?? 0];
  const people = [];
  for (let count = 0; count < PEOPLE; count += 1) people.push(await newPessoa(db));
  for (let count = 0; count < MESSAGES; count += 1) {
    const { to, email } = people[count % PEOPLE] ?? { to: "", email: "" };
    await correio.deliver(to, replySource({ to, from: email, id: randomUUID() }));
  }
  let kills = 0;
  while ((await stored()) < before + MESSAGES) {
    const reader = await startReader(correio.settings, database.databaseUrl);
    await pause(randomInt(1, 600));
    await reader.kill("SIGKILL");
    kills += 1;
    if (kills === 3) await correio.dovecot.restart("SIGKILL");
    if (kills === KILLS) break;
  }
  const last = await startReader(correio.settings, database.databaseUrl);
  await until(async () => (await correio.folders()).INBOX === 0, 120_000);
  await last.kill("SIGTERM");
  const { rows } = await db.query(
    `select count(*)::int as lines, count(distinct h.dados ->> 'email')::int as messages, (
      select count(distinct message_id)::int from privado.emails_recebidos
    ) as ids from privado.historico as h where h.tipo = 'email_recebido'`,
  );
  const all = before + MESSAGES;
  expect(kills).toBeGreaterThan(2);
  expect([await stored(), rows[0]]).toEqual([all, { lines: all, messages: all, ids: all }]);
  expect(await correio.folders()).toMatchObject({ INBOX: 0, "Painel.Guardadas": kept + MESSAGES });
});
