import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type postgres from "postgres";
import { ACCESS_RECORDS, folderOf, LOGS } from "../../../scripts/static/nginx.ts";
import { clientAt } from "../../support/client-at.ts";
import { type Front, SITE_NAME } from "../../support/front.ts";
import { expect, MAXIMO, test } from "../../support/own-product.ts";
import type { Product } from "../../support/product.ts";

const [ANA, BIA] = ["127.0.0.8", "127.0.0.9"];

/** Headers a visitor may send to be counted as another address. */
const FORGED: Record<string, string>[] = [
  { "x-forwarded-for": "198.18.3.1" },
  { "x-forwarded-for": `198.18.3.2, ${BIA}` },
  { "x-eden-client": BIA },
  { "x-eden-client": BIA, "x-eden-proxy": "adivinhado" },
  { "cf-connecting-ip": BIA },
  { "x-real-ip": BIA, "true-client-ip": BIA, forwarded: `for=${BIA}` },
];

const message = () => ({
  id: randomUUID(),
  nome: "Ana",
  sobrenome: "Souza",
  email: `${randomUUID()}@exemplo.com.br`,
  telefone: "11987654321",
  mensagem: "Quero conhecer a Éden.",
  consentimento_versao: "2026-11",
  preenchido_ms: 9000,
});

const order = () => {
  const { nome, email, telefone, id } = message();
  return { id, nome, email, telefone, cpf: "52998224725", origem: "app", plano: "avista", forma: "pix" };
};

/** How a visitor reaches nginx: through the CDN where there is one. */
const wayIn = ({ cdnPort, port, ca }: Front) => ({ port: cdnPort ?? port, name: SITE_NAME, ca });

/** Posts a message from an address. */
const senderThrough =
  (front: Front, { stack }: Product) =>
  (from: string, forged: Record<string, string> = {}) =>
    clientAt(from)({
      ...wayIn(front),
      path: "/rest/v1/contato",
      headers: { apikey: stack.publishableKey, ...forged },
      body: message(),
    }).then(({ status }) => status);

/** Windows begin on the clock, so one of ten minutes could end during a test. */
async function restartCounters(sql: postgres.Sql): Promise<void> {
  await sql`update privado.limites set janela = interval '1000 days' where alvo in ('contato', 'checkout')`;
  await sql`truncate privado.contadores`;
}

const WAYS = {
  "connected to nginx (hosted data API)": { upstream: "hosted" },
  "behind a trusted CDN (local data API)": { upstream: "local", cdn: true },
} as const;

for (const [way, settings] of Object.entries(WAYS)) {
  test(`[SEC-H4, SEC-L3] ${way} each visitor has their own counter`, async ({ product, sql, secret, openFront }) => {
    await restartCounters(sql);
    const front = await openFront(settings);
    const send = senderThrough(front, product);
    // Ten at a time: all at once, a busy machine lets some of them wait longer than nginx does.
    for (let sent = 0; sent < MAXIMO; sent += 10) {
      const statuses = await Promise.all(Array.from({ length: 10 }, () => send(ANA)));
      expect(new Set(statuses)).toEqual(new Set([201]));
    }
    expect(await send(ANA)).toBe(429);
    for (const headers of FORGED) expect(await send(ANA, headers), JSON.stringify(headers)).toBe(429);
    expect(await send(BIA)).toBe(201);

    const buy = (from: string) => clientAt(from)({ ...wayIn(front), path: "/api/checkout", body: order() });
    expect([(await buy(ANA)).status, (await buy(BIA)).status]).toEqual([201, 201]);
    const counted = await sql`select alvo, chave, vezes from privado.contadores order by alvo, chave`;
    expect([...counted]).toEqual([
      { alvo: "checkout", chave: ANA, vezes: 1 },
      { alvo: "checkout", chave: BIA, vezes: 1 },
      { alvo: "contato", chave: ANA, vezes: MAXIMO },
      { alvo: "contato", chave: BIA, vezes: 1 },
    ]);
    await expectRecorded(front);
    expectUnlogged(product, front, secret);
  });
}

/** The access log proves that the requests were logged at all. */
function expectUnlogged(product: Product, { folder }: Front, secret: string): void {
  const nginxLogs = ["access.log", "nginx-error.log"].map((name) => join(folder, name));
  const logs = [...LOGS.map((name) => join(folderOf(product.ports), name)), ...nginxLogs];
  for (const file of logs) {
    const log = readFileSync(file, "utf8");
    for (const value of [secret, ANA, BIA]) expect(log.includes(value), `${file} holds ${value}`).toBe(false);
  }
  expect(readFileSync(nginxLogs[0] ?? "", "utf8")).toContain("POST /rest/v1/contato 429");
}

/** One line per request: the visitor's address, source port and the time, nothing else. nginx writes it after the response. */
async function expectRecorded({ folder }: Front): Promise<void> {
  const records = () => readFileSync(join(folder, ACCESS_RECORDS), "utf8").trimEnd().split("\n");
  const countOf = (address: string) => records().filter((record) => record.startsWith(`${address} `)).length;
  await expect.poll(() => [countOf(ANA), countOf(BIA)]).toEqual([MAXIMO + 1 + FORGED.length + 1, 2]);
  for (const record of records())
    expect(record).toMatch(/^[\d.]+ (?:\d{4,5}|-) \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
}

test("[SEC-H4] a visitor that is not a trusted proxy cannot set another address", async ({
  product,
  sql,
  openFront,
}) => {
  const front = await openFront({ upstream: "local" });
  await restartCounters(sql);
  const send = senderThrough(front, product);
  for (const forged of FORGED) expect(await send(ANA, forged)).toBe(201);
  const counted = await sql`select chave, vezes from privado.contadores`;
  expect([...counted]).toEqual([{ chave: ANA, vezes: FORGED.length }]);
});

test("[SEC-H4] nginx sends nothing to an upstream without a valid certificate for its name", async ({
  product,
  openFront,
}) => {
  const send = senderThrough(await openFront({ upstream: "impostor" }), product);
  expect(await send(ANA)).toBe(502);
});
