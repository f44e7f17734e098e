import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type postgres from "postgres";
import { clientAt } from "../../support/client-at.ts";
import { expect, type Front, MAXIMO, test } from "../../support/fronted-product.ts";
import { folderOf, LOGS } from "../../support/nginx.ts";
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

// One product for all tests of this file.
test.describe.configure({ mode: "default" });

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

/** Posts a message from an address, through the TLS terminator. */
const senderThrough =
  (front: Front, { stack }: Product) =>
  (from: string, forged: Record<string, string> = {}) =>
    clientAt(from)({
      port: front.terminatorPort,
      path: "/rest/v1/contato",
      ca: front.ca,
      headers: { apikey: stack.publishableKey, ...forged },
      body: message(),
    }).then(({ status }) => status);

/** Windows begin on the clock, so one of ten minutes could end during a test. */
async function restartCounters(sql: postgres.Sql): Promise<void> {
  await sql`update privado.limites set janela = interval '1 day' where alvo in ('contato', 'checkout')`;
  await sql`truncate privado.contadores`;
}

for (const upstream of ["local", "hosted"] as const) {
  test(`[SEC-H4, SEC-L3] behind a TLS terminator and nginx (${upstream} data API) each visitor has their own counter`, async ({
    product,
    sql,
    openFront,
  }) => {
    await restartCounters(sql);
    const front = await openFront(upstream);
    const send = senderThrough(front, product);
    const flood = await Promise.all(Array.from({ length: MAXIMO }, () => send(ANA)));
    expect(new Set(flood)).toEqual(new Set([201]));
    expect(await send(ANA)).toBe(429);
    for (const headers of FORGED) expect(await send(ANA, headers), JSON.stringify(headers)).toBe(429);
    expect(await send(BIA)).toBe(201);

    const { terminatorPort: port, ca } = front;
    const buy = (from: string) => clientAt(from)({ port, path: "/api/checkout", ca, body: order() });
    expect([(await buy(ANA)).status, (await buy(BIA)).status]).toEqual([201, 201]);
    const counted = await sql`select alvo, chave, vezes from privado.contadores order by alvo, chave`;
    expect([...counted]).toEqual([
      { alvo: "checkout", chave: ANA, vezes: 1 },
      { alvo: "checkout", chave: BIA, vezes: 1 },
      { alvo: "contato", chave: ANA, vezes: MAXIMO },
      { alvo: "contato", chave: BIA, vezes: 1 },
    ]);
    expectUnlogged(product, front);
  });
}

/** The access log proves that the requests were logged at all. */
function expectUnlogged(product: Product, { folder, secret }: Front): void {
  const nginxLogs = ["access.log", "nginx-error.log"].map((name) => join(folder, name));
  const logs = [...LOGS.map((name) => join(folderOf(product.ports), name)), ...nginxLogs];
  for (const file of logs) {
    const log = readFileSync(file, "utf8");
    for (const value of [secret, ANA, BIA]) expect(log.includes(value), `${file} holds ${value}`).toBe(false);
  }
  expect(readFileSync(nginxLogs[0] ?? "", "utf8")).toContain("POST /rest/v1/contato 429");
}

test("[SEC-H4] a visitor that is not a trusted proxy cannot set another address", async ({
  product,
  sql,
  openFront,
}) => {
  const { nginxPort: port } = await openFront("local");
  await restartCounters(sql);
  for (const forged of FORGED) {
    const headers = { apikey: product.stack.publishableKey, ...forged };
    expect((await clientAt(ANA)({ port, path: "/rest/v1/contato", headers, body: message() })).status).toBe(201);
  }
  const counted = await sql`select chave, vezes from privado.contadores`;
  expect([...counted]).toEqual([{ chave: ANA, vezes: FORGED.length }]);
});

test("[SEC-H4] nginx sends nothing to an upstream without a valid certificate for its name", async ({
  product,
  openFront,
}) => {
  const send = senderThrough(await openFront("impostor"), product);
  expect(await send(ANA)).toBe(502);
});
