import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newAddress, useApi } from "./support/test-api.ts";
import { EMAIL, insertPedido, insertRow } from "./support/titular.ts";

const api = useApi();
const PERSON = { nome: "Maria da Conceição Souza", email: EMAIL, telefone: "11912345678" };

const open = (segredo: unknown, address = newAddress()) =>
  api.call<Record<string, unknown> | null>("rpc/abrir_convite", {
    method: "POST",
    body: { p_segredo: segredo },
    address,
  });

/** Creates an invitation as the service does, and returns the secret. */
async function invite(pedidoId: string | null, leadId: string | null = null): Promise<string> {
  const segredo = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(segredo).digest();
  await api.sql`select privado.criar_convite(${hash}, ${pedidoId}, ${leadId})`;
  return segredo;
}

test("[APP-12, SEC-L47] the secret opens its order in any state, and says no more than that once the sign-up exists", async () => {
  const id = await insertPedido(api.sql, { origem_compra: "live", forma_pagamento: "boleto" });
  const segredo = await invite(id);
  const order = {
    tipo: "paid",
    pedido_id: id,
    plano: "avista",
    forma: "boleto",
    origem: "live",
    ...PERSON,
    inicio_id: id,
  };
  const { status, body } = await open(segredo);
  expect(status).toBe(200);
  expect(body).toEqual({ ...order, situacao: "pendente", cadastrado: false });
  await api.sql`update public.pedidos set situacao = 'pago' where id = ${id}`;
  expect((await open(segredo)).body).toEqual({ ...order, situacao: "pago", cadastrado: false });
  await insertRow(api.sql, "paid", { pedido_id: id });
  expect((await open(segredo)).body).toEqual({ tipo: "paid", cadastrado: true });
});

test("[LIVE-07, SEC-L47] the secret of a free lead opens the prefilled free sign-up until that exists", async () => {
  const email = `gratis.${randomUUID()}@farmacia.com.br`;
  const person = { nome: "Ana Lima", email, telefone: "21912345678" };
  const inicio_id = await insertRow(api.sql, "leadlive", { ...person, produto: "edenappfree" });
  const segredo = await invite(null, inicio_id);
  const nothing = { pedido_id: null, situacao: null, forma: null, origem: null };
  const lead = { tipo: "free", plano: "free", ...nothing, ...person, inicio_id };
  expect((await open(segredo)).body).toEqual({ ...lead, cadastrado: false });
  await insertRow(api.sql, "free", { email });
  expect((await open(segredo)).body).toEqual({ tipo: "free", cadastrado: true });
});

test("[APP-12] an unknown, altered or expired secret opens nothing", async () => {
  const segredo = await invite(await insertPedido(api.sql));
  const altered = `${segredo.slice(0, -1)}${segredo.endsWith("A") ? "E" : "A"}`;
  const wrong = [altered, ` ${segredo}`, `${segredo}=`, `${segredo}${"x".repeat(5000)}`, "", null, "%"];
  for (const other of wrong) {
    const { status, body } = await open(other);
    expect([other, status, body ?? null]).toEqual([other, 200, null]);
  }
  expect((await open(segredo)).body).toMatchObject({ tipo: "paid" });
  await api.sql`update privado.convites set expira_em = now()`;
  expect((await open(segredo)).body ?? null).toBeNull();
});

test("an invitation is valid for 30 days; the next one deletes expired ones, and deleting the order deletes all", async () => {
  const { sql } = api;
  const [old, fresh] = [await insertPedido(sql), await insertPedido(sql)];
  await invite(old);
  await sql`update privado.convites set expira_em = now() - interval '1 second' where pedido_id = ${old}`;
  await invite(fresh);
  expect(await sql`select from privado.convites where pedido_id = ${old}`).toHaveLength(0);
  expect(
    await sql`select extract(day from expira_em - criado_em)::int as days from privado.convites where pedido_id = ${fresh}`,
  ).toEqual([{ days: 30 }]);
  const lead = await insertRow(sql, "leadlive");
  await invite(null, lead);
  await sql`select privado.apagar_linhas(${sql.json([
    { tabela: "pedidos", id: fresh },
    { tabela: "leadlive", id: lead },
  ])})`;
  expect(await sql`select from privado.convites where pedido_id = ${fresh} or lead_id = ${lead}`).toHaveLength(0);
});

test("only the hash is stored, and visitors can neither read nor create invitations", async () => {
  const segredo = await invite(await insertPedido(api.sql));
  const [{ stored } = { stored: "" }] = await api.sql<{ stored: string }[]>`
    select json_agg(c)::text || (select string_agg(hash::text, '') from privado.convites) as stored from privado.convites as c`;
  expect(stored).toContain(createHash("sha256").update(segredo).digest("hex"));
  expect(stored).not.toContain(segredo);
  expect(stored).not.toContain(Buffer.from(segredo, "base64url").toString("hex"));
  expect((await api.call("convites")).status).toBe(404);
  expect((await api.call("rpc/criar_convite", { method: "POST", body: {} })).status).toBe(404);
  for (const role of ["anon", "authenticated", "service_role"]) {
    const denied = api.sql.begin(async (sql) => {
      await sql.unsafe(`set local role ${role}`);
      return sql.unsafe("select * from privado.convites");
    });
    await expect(denied).rejects.toThrow("permission denied");
  }
});

test("an invitation refers to exactly one order or lead", async () => {
  const [pedido, lead] = [await insertPedido(api.sql), await insertRow(api.sql, "leadlive")];
  await expect(invite(null, null)).rejects.toThrow("um_destino");
  await expect(invite(pedido, lead)).rejects.toThrow("um_destino");
  await expect(api.sql`select privado.criar_convite('\\x00', ${pedido}, null)`).rejects.toThrow("hash_sha256");
});

test("attempts at secrets are rate limited per address, right or wrong", async () => {
  // A window that does not end during the test.
  await api.sql`update privado.limites set maximo = 2, janela = '1000 days' where alvo = 'convite'`;
  const segredo = await invite(await insertPedido(api.sql));
  const address = newAddress();
  const statuses = [];
  for (const attempt of ["a".repeat(43), segredo, segredo]) statuses.push((await open(attempt, address)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await open(segredo)).status).toBe(200);
});

test("[RESULT-10] the sign-up's id gives access to the state of its account, and to nothing else", async () => {
  const stateOf = async (id: string) => {
    const { status, body } = await api.call<string | null>("rpc/situacao_conta", {
      method: "POST",
      body: { p_id: id },
    });
    return [status, body ?? null];
  };
  const id = await insertRow(api.sql, "free");
  expect(await stateOf(id)).toEqual([200, "pendente"]);
  for (const state of ["ativa", "dispensada", "em_revisao"]) {
    await api.sql`update public.cadastros_app set conta_situacao = ${state} where id = ${id}`;
    expect(await stateOf(id)).toEqual([200, state]);
  }
  expect(await stateOf(randomUUID())).toEqual([200, null]);
});
