import { randomBytes, randomUUID } from "node:crypto";
import { totalOf } from "@eden/domain/catalogo/precos";
import { afterEach, expect, test, vi } from "vitest";
import { reconciliarPedidos } from "../src/tasks/reconciliar-pedidos.ts";
import { newCheckout, SITE } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const service = useService();
afterEach(() => service.asaas.setMode("normal"));

const { mailsTo, idle } = watch(service);
const sessionsOf = (id: string) =>
  [...service.asaas.ledger.sessions.values()].filter((session) => session.externalReference === id);
const rowOf = async (id: string) =>
  (await service.pool.query("select * from public.pedidos where id = $1", [id])).rows[0];

test.each([
  [{ origem: "app", plano: "avista" }, totalOf("app", "avista"), "PIX", 1],
  [{ origem: "app", plano: "avista", forma: "boleto" }, totalOf("app", "avista"), "BOLETO", 1],
  [{ origem: "live", plano: "avista", cpf: undefined }, totalOf("live", "avista"), "PIX", 1],
  [{ origem: "live", plano: "parcelado" }, totalOf("live", "parcelado"), "CREDIT_CARD", 12],
])("%j is charged %i, the server's own price", async (choice, centavos, billingType, installments) => {
  const checkout = newCheckout({ ...choice, valor: 1, value: 1, valor_centavos: 1 });
  const response = await service.post("/checkout", checkout);
  expect(response.status).toBe(201);
  const body = (await response.json()) as { id: string; url: string; expiraEm: string };
  const [session] = sessionsOf(checkout.id);
  expect(session).toMatchObject({ value: centavos / 100, billingType, installments });
  expect(body.id).toBe(checkout.id);
  expect(body.url).toContain(session?.id);
  const days = billingType === "BOLETO" ? 3 : 1 / 24;
  expect(Date.parse(body.expiraEm) - Date.now()).toBeGreaterThan(days * 86_400_000 - 60_000);
  expect(await rowOf(checkout.id)).toMatchObject({
    valor_centavos: centavos,
    situacao: "pendente",
    email: checkout.email,
  });
  expect(session?.urls.success).toBe(`${SITE}/success`);
  // The buyer's data is left out: a payment link asks for it, and so does a checkout with incomplete data.
  expect(session?.customerName).toBe(billingType === "BOLETO" || !checkout.cpf ? "" : checkout.nome);
});

test("repeated and concurrent requests for one order return the same session", async () => {
  const checkout = newCheckout();
  const together = await Promise.all(Array.from({ length: 6 }, () => service.post("/checkout", checkout)));
  expect(together.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  const urls = await Promise.all(together.map(async (response) => ((await response.json()) as { url: string }).url));
  expect(new Set(urls).size).toBe(1);
  expect((await service.post("/checkout", checkout)).status).toBe(200);
  expect(sessionsOf(checkout.id)).toHaveLength(1);
});

test("invalid data is reported field by field, and nothing is stored", async () => {
  const checkout = newCheckout({ email: "maria", telefone: "1", cpf: "11111111111", plano: "vitalicio" });
  const response = await service.post("/checkout", checkout);
  expect(response.status).toBe(400);
  const { mensagem, campos } = (await response.json()) as { mensagem: string; campos: Record<string, string> };
  expect(mensagem).toBe("Confira os dados e tente novamente.");
  expect(Object.keys(campos).sort()).toEqual(["cpf", "email", "plano", "telefone"]);
  expect(await rowOf(checkout.id)).toBeUndefined();
  expect((await service.post("/checkout", "{")).status).toBe(400);
});

test("a finished order returns its state; a different choice or the end of the hour finishes it", async () => {
  const checkout = newCheckout();
  await service.post("/checkout", checkout);
  const changed = await service.post("/checkout", { ...checkout, plano: "parcelado" });
  expect([changed.status, await changed.json()]).toEqual([409, { situacao: "cancelado" }]);

  const late = newCheckout();
  await service.post("/checkout", late);
  await service.pool.query("update public.pedidos set expira_em = now() - interval '1 second' where id = $1", [
    late.id,
  ]);
  const expired = await service.post("/checkout", late);
  expect([expired.status, await expired.json()]).toEqual([409, { situacao: "expirado" }]);
});

test("the expiry of a session is set and checked by the database clock, not by this process's clock", async () => {
  const checkout = newCheckout();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 3_600_000 });
  try {
    const opened = (await (await service.post("/checkout", checkout)).json()) as { url: string; expiraEm: string };
    const { rows } = await service.pool.query("select extract(epoch from $1::timestamptz - now())::int as seconds", [
      opened.expiraEm,
    ]);
    expect(rows[0]?.seconds).toBeGreaterThan(3500);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(3600);
    await service.pool.query("update public.pedidos set expira_em = now() + interval '1 minute' where id = $1", [
      checkout.id,
    ]);
    const again = await service.post("/checkout", checkout);
    expect([again.status, await again.json()]).toMatchObject([200, { url: opened.url }]);
  } finally {
    vi.useRealTimers();
  }
});

test("the link in an e-mail opens a new session of the same order", async () => {
  const checkout = newCheckout();
  await service.post("/checkout", checkout);
  await service.pool.query(
    "update public.pedidos set situacao = 'expirado', expira_em = now() - interval '1 second' where id = $1",
    [checkout.id],
  );
  const follow = (method: "GET" | "POST") =>
    fetch(`${service.apiUrl}/checkout/${checkout.id}`, { method, redirect: "manual" });
  const first = await follow("POST");
  expect(first.status).toBe(303);
  expect((await follow("GET")).headers.get("location")).toBe(first.headers.get("location"));
  expect(sessionsOf(checkout.id)).toHaveLength(2);
  expect(await rowOf(checkout.id)).toMatchObject({ situacao: "pendente", checkout_url: first.headers.get("location") });
  const unknown = await fetch(`${service.apiUrl}/checkout/${randomUUID()}`, { redirect: "manual" });
  expect(unknown.headers.get("location")).toBe(`${SITE}/registro-edenapp`);
});

test.each([
  ["pago", "Este pedido já está pago."],
  ["em_revisao", "Seu pagamento está em conferência."],
])("[COBRANCA-03] no link of a purchase that is %s asks for a payment: %s", async (situacao, words) => {
  const leadId = randomUUID();
  const first = newCheckout({ origem: "live", leadId });
  await service.pool.query(
    `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    values ($1, 'Maria da Conceição', $2, '11987654321', 'edenapp', '2026-11', 42000)`,
    [leadId, first.email],
  );
  const second = newCheckout({ origem: "live", leadId, plano: "parcelado", email: first.email, cpf: first.cpf });
  // Only the same CPF: what is paid in another purchase is not told.
  const other = newCheckout({ cpf: first.cpf });
  for (const checkout of [first, second, other]) await service.post("/checkout", checkout);
  await service.pool.query("update public.pedidos set situacao = $2 where id = $1", [second.id, situacao]);
  for (const method of ["GET", "POST"]) {
    for (const path of [first.id, `${first.id}?forma=boleto`, second.id]) {
      const response = await fetch(`${service.apiUrl}/checkout/${path}`, { method });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(words)]);
    }
  }
  expect(sessionsOf(first.id)).toHaveLength(1);
  const foreign = await fetch(`${service.apiUrl}/checkout/${other.id}`, { redirect: "manual" });
  expect(foreign.headers.get("location")).toContain(sessionsOf(other.id)[0]?.id);
  // A second purchase, begun after the first was paid.
  const later = newCheckout({ origem: "live", leadId, email: first.email, cpf: first.cpf });
  expect((await service.post("/checkout", later)).status).toBe(201);
  expect((await service.post("/checkout", later)).status).toBe(200);
  await service.pool.query("update privado.cobrancas set reembolso_em = now() where pedido_id = $1", [second.id]);
  const refunded = await fetch(`${service.apiUrl}/checkout/${second.id}`);
  expect(await refunded.text()).toContain("O pagamento deste pedido foi devolvido.");
});

test("[SEC-L36] HEAD and GET leave method, price, plan and session of an order as they are", async () => {
  const checkout = newCheckout();
  await service.post("/checkout", checkout);
  const before = await rowOf(checkout.id);
  for (const method of ["HEAD", "GET"]) {
    for (const forma of ["boleto", "cartao"]) {
      const response = await fetch(`${service.apiUrl}/checkout/${checkout.id}?forma=${forma}`, { method });
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
      if (method === "GET") expect(await response.text()).toContain(forma === "boleto" ? "por boleto" : "no cartão");
    }
  }
  expect(await rowOf(checkout.id)).toEqual(before);
  expect(sessionsOf(checkout.id)).toHaveLength(1);
  const pressed = await fetch(`${service.apiUrl}/checkout/${checkout.id}?forma=cartao`, {
    method: "POST",
    redirect: "manual",
  });
  expect(pressed.status).toBe(303);
  expect(await rowOf(checkout.id)).toMatchObject({
    forma_pagamento: "cartao",
    plano: "parcelado",
    checkout_url: pressed.headers.get("location"),
  });
});

test("[SEC-L36] a provider that is down is reported on the page, with a button to try again", async () => {
  const checkout = newCheckout();
  await service.post("/checkout", checkout);
  service.asaas.setMode("fora");
  const response = await fetch(`${service.apiUrl}/checkout/${checkout.id}?forma=cartao`, { method: "POST" });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("Tentar de novo");
});

test("[SEC-L7] a malformed id returns not found, not an error", async () => {
  vi.mocked(console.error).mockClear();
  for (const id of ["-".repeat(36), "0".repeat(36), `${randomUUID()}0`, randomUUID().toUpperCase()]) {
    const { status } = await fetch(`${service.apiUrl}/checkout/${id}`, { redirect: "manual" });
    expect([id, status]).toEqual([id, 404]);
  }
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});

test("a provider that is down is reported at once, and the same order can be retried", async () => {
  const checkout = newCheckout();
  service.asaas.setMode("fora");
  const refused = await service.post("/checkout", checkout);
  expect(refused.status).toBe(502);
  expect(((await refused.json()) as { mensagem: string }).mensagem).toContain("tente novamente");
  expect(await rowOf(checkout.id)).toMatchObject({ situacao: "pendente", checkout_id: null });
  service.asaas.setMode("normal");
  expect((await service.post("/checkout", checkout)).status).toBe(201);
});

test.each([
  ["pix", "pix_nao_pago"],
  ["boleto", "boleto_em_aberto"],
])(
  "[COBRANCA-01] an order by %s that the provider never opened is handed to a person by the nightly check, without a message",
  async (forma, motivo) => {
    const checkout = newCheckout({ forma });
    service.asaas.setMode("fora");
    await service.post("/checkout", checkout);
    service.asaas.setMode("normal");
    await service.pool.query("update public.pedidos set criado_em = now() - interval '25 hours' where id = $1", [
      checkout.id,
    ]);
    for (let night = 0; night < 2; night++) {
      await reconciliarPedidos.perform({}, service);
      await idle();
    }
    const { rows } = await service.pool.query(
      "select motivo, tentativas, proxima_tipo, vence_em from privado.cobrancas where pedido_id = $1",
      [checkout.id],
    );
    expect(rows).toEqual([{ motivo, tentativas: 0, proxima_tipo: "pessoa", vence_em: null }]);
    expect(mailsTo(checkout.email)).toEqual([]);
  },
);

test("a provider that takes ten seconds times out before it answers, for every visitor who waits", async () => {
  service.asaas.setMode("lento");
  const answers = await Promise.all(Array.from({ length: 24 }, () => service.post("/checkout", newCheckout())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
});

test("too many orders from one address are rate limited", async () => {
  // A window that does not end during this test and the next one.
  await service.pool.query("update privado.limites set maximo = 3, janela = '1000 days' where alvo = 'checkout'");
  const headers = { "x-forwarded-for": "198.18.7.7, 198.18.7.8" };
  const statuses = [];
  for (let count = 0; count < 4; count++) {
    const response = await service.post("/checkout", newCheckout(), headers);
    statuses.push(response.status);
    if (response.status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await service.post("/checkout", newCheckout(), { "x-forwarded-for": "198.18.7.9" })).status).toBe(201);
});

test("[SEC-H4] orders are counted by the client address the proxy authenticates, not by the proxy's address", async () => {
  await service.pool.query("update privado.limites set maximo = 1 where alvo = 'checkout'");
  const secret = randomBytes(32).toString("hex");
  await service.pool.query(
    "insert into privado.chaves (nome, valor) values ('proxy', sha256(convert_to($1, 'UTF8')))",
    [secret],
  );
  const buy = async (client: string, proof: string) => {
    const headers = { "x-forwarded-for": "198.18.8.1", "x-eden-client": client, "x-eden-proxy": proof };
    return (await service.post("/checkout", newCheckout(), headers)).status;
  };
  expect([await buy("198.18.8.2", secret), await buy("198.18.8.2", secret)]).toEqual([201, 429]);
  expect([await buy("198.18.8.3", secret), await buy("198.18.8.3", "errado")]).toEqual([201, 201]);
  expect(await buy("198.18.8.4", "errado")).toBe(429);
});

test.each(["text/plain", "application/x-www-form-urlencoded", ""])(
  "[SEC-L1] an order sent as %j, which a form on another site could do, is rejected",
  async (type) => {
    const checkout = newCheckout();
    const refused = await service.post("/checkout", checkout, { "content-type": type });
    expect(refused.status).toBe(415);
    expect(await rowOf(checkout.id)).toBeUndefined();
  },
);
