// @vitest-environment node
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Stack, startStack } from "../../scripts/stack/stack.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { connect, type QueuedRow, sendRow } from "../app/clients/outbox/api/data-api.ts";

let stack: Stack;
let sql: ReturnType<typeof postgres>;
beforeAll(async () => {
  stack = await startStack({ temporary: true });
  sql = postgres(stack.databaseUrl);
});
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

const lead = (more: object = {}): QueuedRow => ({
  id: randomUUID(),
  nome: "Ana Souza",
  email: "ana@exemplo.com.br",
  telefone: "11987654321",
  produto: "livro",
  consentimento_versao: "2026-11",
  ...more,
});
const send = (row: QueuedRow, restUrl = stack.restUrl, waits = [50, 50, 50]) =>
  sendRow("leadlive", row, { waits, open: () => connect({ restUrl, publishableKey: stack.publishableKey }) });
const rowsOf = async (id: string) => (await sql`select id from public.leadlive where id = ${id}`).length;
const jobsOf = async (id: string) =>
  (await sql`select chave from privado.saida where chave = ${`leadlive:${id}`}`).length;

const signUp = (pedidoId: string, more: object = {}): QueuedRow => ({
  id: randomUUID(),
  nome: "Ana",
  sobrenome: "Souza",
  email: "ana@exemplo.com.br",
  telefone: "11987654321",
  cpf: "52998224725",
  tipo: "paid",
  plano: "avista",
  pedido_id: pedidoId,
  cnpj: "11222333000181",
  razao_social: "Souza Ltda.",
  endereco: "Rua A",
  numero: "1",
  bairro: "Centro",
  cidade: "Campinas",
  estado: "SP",
  consentimento_versao: "2026-11",
  ...more,
});

/** Forwards to the gateway and drops the response to the first insert. */
async function startLossyProxy(): Promise<{ url: string; server: Server }> {
  let lost = false;
  const server = createServer(async (request, response) => {
    const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
    const answer = await fetch(new URL(request.url ?? "", stack.restUrl), {
      method: "POST",
      headers: headers as Record<string, string>,
      body: await buffer(request),
    });
    if (!lost) {
      lost = true;
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1`, server };
}

test("eight concurrent sends of one lead: one row, one job, each reported as saved", async () => {
  const row = lead();
  const results = await Promise.all(Array.from({ length: 8 }, () => send(row)));
  expect(results).toEqual(Array.from({ length: 8 }, () => ({ status: "saved" })));
  expect(await rowsOf(row.id)).toBe(1);
  expect(await jobsOf(row.id)).toBe(1);
});

test("a lost response: sent again, stored once, reported as saved", async () => {
  const { url, server } = await startLossyProxy();
  const row = lead();
  expect(await send(row, url)).toEqual({ status: "saved" });
  server.close();
  expect(await rowsOf(row.id)).toBe(1);
  expect(await jobsOf(row.id)).toBe(1);
});

test("no response: unreachable, nothing stored, nothing thrown", async () => {
  const row = lead();
  expect(await send(row, "http://127.0.0.1:9/rest/v1")).toEqual({ status: "unreachable" });
  expect(await rowsOf(row.id)).toBe(0);
});

test(
  "the gateway is down and comes back while the client retries",
  async () => {
    const row = lead();
    await stack.gateway.stop();
    const sending = send(
      row,
      stack.restUrl,
      Array.from({ length: 60 }, () => 500),
    );
    await stack.gateway.restart();
    expect(await sending).toEqual({ status: "saved" });
    expect(await rowsOf(row.id)).toBe(1);
  },
  timeLimit(60_000),
);

test.each([
  ["constraint_violation", { produto: "outro" }],
  ["null_value", { nome: null }],
  ["permission_denied", { criado_em: "2020-01-01T00:00:00Z" }],
])("rejections are distinguished: %s", async (cause, more) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await send(lead(more))).toMatchObject({ status: "refused", cause });
  expect(error.mock.calls.flat().join()).not.toContain("ana@exemplo.com.br");
});

test("[SEC-M8, APP-13] a second sign-up for the same order is rejected as such; the first one sent again is saved", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [order] = await sql<{ id: string }[]>`insert into public.pedidos ${sql({
    id: randomUUID(),
    origem_compra: "app",
    plano: "avista",
    nome: "Ana Souza",
    email: "ana@exemplo.com.br",
    telefone: "11987654321",
    valor_centavos: 189_800,
  })} returning id`;
  const open = () => connect({ restUrl: stack.restUrl, publishableKey: stack.publishableKey });
  const sendSignUp = (row: QueuedRow) => sendRow("cadastros_app", row, { waits: [], open });
  const first = signUp(order?.id ?? "");
  expect(await sendSignUp(first)).toEqual({ status: "saved" });
  expect(await sendSignUp(signUp(order?.id ?? "", { email: "eva@exemplo.com.br" }))).toMatchObject({
    status: "refused",
    cause: "order_taken",
  });
  // Like a database restored from a dump: constraints are created by name, the order's before the primary key.
  await sql`alter table public.cadastros_app drop constraint cadastros_app_pkey`;
  await sql`alter table public.cadastros_app add constraint cadastros_app_pkey primary key (id)`;
  expect(await sendSignUp(first)).toEqual({ status: "saved" });
});

test("a missing table has its own cause", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const open = () => connect({ restUrl: stack.restUrl, publishableKey: stack.publishableKey });
  expect(await sendRow("nao_existe", lead(), { waits: [], open })).toMatchObject({ cause: "table_not_found" });
});

test("without a backend the cause is the configuration", async () => {
  expect(await sendRow("leadlive", lead(), { waits: [], open: async () => null })).toMatchObject({
    status: "refused",
    cause: "config_error",
  });
});

test("above the rate limit the result says when to try again", async () => {
  // A window that does not end during the test.
  await sql`update privado.limites set maximo = 1, janela = '1000 days' where alvo = 'leadlive'`;
  await send(lead());
  const result = await send(lead());
  await sql`update privado.limites set maximo = 600 where alvo = 'leadlive'`;
  expect(result).toMatchObject({ status: "limited" });
  expect(result.status === "limited" && result.retryAfterSeconds).toBeGreaterThan(0);
});
