import { PRECO_AVISTA_APP } from "@eden/domain/catalogo/precos";
import { beforeEach, expect, test } from "vitest";
import { insertCadastro } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const logged: string[] = [];
const service = useService(logged);
beforeEach(() => void logged.splice(0));

const PRECO = PRECO_AVISTA_APP.total / 100;
const { situacaoOf, contaOf, reaches, callsFor, buy, idle } = watch(service);

let count = 0;
function notice(event: string, subject: Record<string, unknown>) {
  count += 1;
  return { id: `evt_forjado_${count}`, event, dateCreated: "2026-11-15 12:00:00", ...subject };
}
const send = (body: unknown, token: string | null = service.asaas.webhookToken) =>
  service.post("/webhooks/asaas", body, token === null ? {} : { "asaas-access-token": token });
const keptEvents = async () =>
  (await service.pool.query("select count(*)::int as n from privado.eventos_pagamento")).rows[0]?.n as number;
const paidNotice = (id: string, session: string, value = PRECO) =>
  notice("PAYMENT_RECEIVED", {
    payment: { id: "pay_forjado", externalReference: id, checkoutSession: session, status: "RECEIVED", value },
  });

test.each([
  ["no token", null],
  ["an empty token", ""],
  ["a wrong token", "x".repeat(32)],
  ["a longer token", "x".repeat(3000)],
])("a webhook event with %s is rejected, not stored, and logged", async (_case, token) => {
  const { checkout, session } = await buy();
  const before = await keptEvents();
  expect((await send(paidNotice(checkout.id, session.id), token)).status).toBe(401);
  await idle();
  expect(await keptEvents()).toBe(before);
  expect(await situacaoOf(checkout.id)).toBe("pendente");
  expect(logged.join()).toContain('"webhook":"refused"');
});

test.each([
  ["an id that is too long for a key of the queue", { id: `evt_${"x".repeat(600)}` }],
  ["an empty id", { id: "" }],
  ["U+0000 in its id", { id: "evt_\0" }],
  ["half of a surrogate pair in a field", { checkout: { id: "sess", externalReference: "\ud83d" } }],
  ["U+0000 in a field", { payment: { id: "pay_1", status: "\0" } }],
])(
  "[SEC-M17] a webhook event with %s is answered 200 and logged, and the next ones are processed",
  async (_case, odd) => {
    const before = await keptEvents();
    const response = await send({ ...notice("PAYMENT_RECEIVED", {}), ...odd });
    expect([response.status, await response.json()]).toEqual([200, { recebido: false }]);
    expect(await keptEvents()).toBe(before);
    expect(logged.join()).toContain('"cause":"unreadable"');
    const { checkout, session } = await buy();
    service.asaas.pay(session);
    await reaches(checkout.id, "pago");
  },
);

test("a webhook event for a payment the provider does not know changes nothing and is logged", async () => {
  const { checkout, session } = await buy();
  const cadastro = await insertCadastro(service, checkout);
  expect((await send(paidNotice(checkout.id, session.id))).status).toBe(200);
  expect((await send(notice("CHECKOUT_PAID", { checkout: { id: session.id, status: "PAID" } }))).status).toBe(200);
  await idle();
  expect([await situacaoOf(checkout.id), await contaOf(cadastro)]).toEqual(["pendente", "pendente"]);
  expect(callsFor(checkout.id)).toEqual([]);
  expect(logged.join()).toContain("the provider shows no payment");
});

test("an amount in a webhook event is ignored: the provider is asked for the real one", async () => {
  const cheap = await buy();
  const [real] = service.asaas.pay(cheap.session, { value: 1, delivery: "parado" });
  await send({
    ...real,
    id: "evt_alterado_1",
    event: "PAYMENT_RECEIVED",
    payment: { ...Object(real?.payment), value: PRECO },
  });
  await reaches(cheap.checkout.id, "em_revisao");

  const dear = await buy();
  const [other] = service.asaas.pay(dear.session, { delivery: "parado" });
  await send({
    ...other,
    id: "evt_alterado_2",
    event: "PAYMENT_RECEIVED",
    payment: { ...Object(other?.payment), value: 1 },
  });
  await reaches(dear.checkout.id, "pago");
});

test("another order's payment confirms only its own order", async () => {
  const paid = await buy();
  const unpaid = await buy();
  const [real] = service.asaas.pay(paid.session);
  await reaches(paid.checkout.id, "pago");
  const { payment } = Object(real) as { payment: Record<string, unknown> };
  const mixes = [
    { payment: { ...payment, externalReference: unpaid.checkout.id } },
    { payment: { ...payment, externalReference: unpaid.checkout.id, checkoutSession: unpaid.session.id } },
    { payment: { ...payment, externalReference: null, checkoutSession: unpaid.session.id } },
    { checkout: { id: paid.session.id, externalReference: unpaid.checkout.id } },
  ];
  for (const mix of mixes) await send(notice("PAYMENT_RECEIVED", mix));
  await idle();
  expect(await situacaoOf(unpaid.checkout.id)).toBe("pendente");
  expect(logged.join()).toContain("no order of ours");
});

test("a replayed webhook event is stored once and changes nothing more", async () => {
  const { checkout, session } = await buy();
  const notices = service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  const before = await keptEvents();
  for (const again of [...notices, ...notices]) expect((await send(again)).status).toBe(200);
  await idle();
  expect(await keptEvents()).toBe(before);
  expect(logged.join()).toContain('"webhook":"repeated"');
});

test("unknown events, unknown orders and unreadable events are answered and logged, and have no effect", async () => {
  const { checkout, session } = await buy();
  const unknown = [
    notice("PAYMENT_INVENTED", { payment: { id: "pay_1", externalReference: checkout.id } }),
    notice("CHECKOUT_INVENTED", { checkout: { id: session.id } }),
    notice("CHECKOUT_CANCELED", { checkout: { id: "nao-existe", externalReference: checkout.id } }),
    notice("PAYMENT_RECEIVED", { payment: { id: "pay_2", externalReference: "'; drop table pedidos; --" } }),
    notice("CHECKOUT_PAID", {}),
  ];
  for (const body of [...unknown, "{", "[]", "null", { id: 1 }]) expect((await send(body)).status).toBe(200);
  await idle();
  expect(await situacaoOf(checkout.id)).toBe("pendente");
  expect(logged.join()).toContain("no meaning for an order");
  expect(logged.join()).toContain("unreadable");
});

test("the log and the stored events contain no personal data", async () => {
  const { checkout, session } = await buy();
  const customer = { name: checkout.nome, email: checkout.email, cpfCnpj: checkout.cpf };
  await send(notice("CHECKOUT_CREATED", { checkout: { id: session.id, customerData: customer }, customer }));
  await insertCadastro(service, checkout);
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  const { rows } = await service.pool.query("select corpo::text from privado.eventos_pagamento");
  for (const text of [logged.join("\n"), JSON.stringify(rows)]) {
    for (const datum of [checkout.email, checkout.nome, checkout.telefone, checkout.cpf])
      expect(text).not.toContain(datum);
  }
});
