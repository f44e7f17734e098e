import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, startTemporaryDatabase } from "../../scripts/stack/database.ts";
import { readMessage } from "../src/correio/read-message.ts";
import { AUTHSERV, CORPUS, OWN } from "./correio-corpus.ts";

const settings = { authservId: AUTHSERV, own: OWN };
const internalDate = new Date("2026-11-17T13:12:01Z");
let database: Database;
let db: pg.Client;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  db = new pg.Client(database.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db?.end();
  await database?.stop();
});

test("[EMAIL-05, EMAIL-09] the corpus has at least 120 messages", () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length);
});

const queued = async () =>
  (
    await db.query(
      "select (select count(*) from privado.saida) as saida, (select count(*) from graphile_worker._private_jobs) as jobs",
    )
  ).rows[0];

test.each(CORPUS)(
  "[EMAIL-05, EMAIL-06, EMAIL-07, EMAIL-09, SEC-H8] $name: read, stored, and nothing is sent",
  async ({ source, want }) => {
    const recebido = await readMessage({ source, internalDate }, settings);
    expect(recebido).toMatchObject(want);
    const before = await queued();
    const { rows } = await db.query("select privado.receber_email($1) as saida", [recebido]);
    expect(rows[0]?.saida.situacao).toBe("guardada");
    const again = await db.query("select privado.receber_email($1) as saida", [recebido]);
    expect(again.rows[0]?.saida).toMatchObject({ situacao: "repetida", id: rows[0]?.saida.id });
    expect(await queued()).toEqual(before);
  },
);

test("[EMAIL-09] a message nested two hundred levels deep is refused, so that it is put aside", async () => {
  const deep = Array.from(
    { length: 200 },
    (_, level) => `Content-Type: multipart/mixed; boundary=n${level}\r\n\r\n--n${level}\r\n`,
  );
  await expect(readMessage({ source: Buffer.from(deep.join("")), internalDate }, settings)).rejects.toThrow();
});
