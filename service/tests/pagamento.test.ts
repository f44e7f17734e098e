import { PRECO_AVISTA_APP } from "@eden/domain/catalogo/precos";
import type pg from "pg";
import { expect, test } from "vitest";
import type { Delivery } from "../../scripts/fakes/asaas-events.ts";
import type { Asaas } from "../src/gateways/asaas.ts";
import { keepEvento } from "../src/pedidos/eventos.ts";
import { eventoPagamento } from "../src/tasks/evento-pagamento.ts";
import { reconciliarPedidos } from "../src/tasks/reconciliar-pedidos.ts";
import { insertCadastro } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const PRECO = PRECO_AVISTA_APP.total / 100;
const service = useService();

const { situacaoOf, contaOf, mailsTo, reaches, contaReaches, teamMails, callsFor, buy, idle } = watch(service);
const heldNotice = (id: string) =>
  teamMails(({ subject, text }) => subject.startsWith("[conferir]") && text.includes(id));

test.each<[Delivery, Record<string, unknown>]>([
  ["normal", { plano: "avista" }],
  ["duplicado", { plano: "avista", forma: "boleto" }],
  ["duplicado", { plano: "parcelado" }],
  ["inverso", { plano: "parcelado" }],
])("events delivered %s for %j: one paid order, one account, one e-mail of each kind", async (delivery, choice) => {
  const { checkout, session } = await buy(choice);
  const cadastro = await insertCadastro(service, checkout);
  service.asaas.pay(session, { delivery });
  await contaReaches(cadastro, "ativa");
  await idle();
  expect(await situacaoOf(checkout.id)).toBe("pago");
  expect(callsFor(checkout.id)).toEqual([
    {
      key: checkout.id,
      body: {
        user: {
          user_name: "Maria da Conceição",
          user_cpf: checkout.cpf,
          user_phone: "11987654321",
          user_email: checkout.email,
        },
        store: { store_name: "Farmácia Conceição Ltda.", store_ein_code: "12ABC34501DE35" },
      },
    },
  ]);
  const subjects = mailsTo(checkout.email).map(({ subject }) => subject.replace(/ \(.*/, ""));
  expect(subjects.sort()).toEqual([
    "Pagamento confirmado",
    "Recebemos seu cadastro no EdenApp",
    "Seu acesso ao EdenApp está liberado",
  ]);
});

test("paid after the visitor left: a later sign-up opens the account, once", async () => {
  const { checkout, session } = await buy();
  const notices = service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  const cadastro = await insertCadastro(service, checkout);
  await contaReaches(cadastro, "ativa");
  await service.asaas.send(notices);
  await idle();
  expect(callsFor(checkout.id)).toHaveLength(1);
});

test("a sign-up before the payment stays pending, and its e-mail does not promise access", async () => {
  const { checkout } = await buy();
  const cadastro = await insertCadastro(service, checkout);
  await idle();
  expect(await contaOf(cadastro)).toBe("pendente");
  expect(callsFor(checkout.id)).toEqual([]);
  expect(mailsTo(checkout.email).map(({ subject }) => subject)).toEqual([expect.stringContaining("Recebemos")]);
});

test("the boleto's link is closed once it is paid", async () => {
  const { checkout, session } = await buy({ forma: "boleto" });
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  expect(service.asaas.ledger.removedLinks).toContain(session.id);
});

test("cancelled and expired sessions end their order; a later payment still counts, and nothing reverts it", async () => {
  const { checkout, session } = await buy();
  service.asaas.close(session, "CANCELED");
  await reaches(checkout.id, "cancelado");
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  for (const status of ["EXPIRED", "CANCELED"] as const) service.asaas.close(session, status);
  await idle();
  expect(await situacaoOf(checkout.id)).toBe("pago");

  const other = await buy();
  service.asaas.close(other.session, "EXPIRED");
  await reaches(other.checkout.id, "expirado");
});

test("the end of a replaced session does not affect the new one", async () => {
  const { checkout, session } = await buy();
  service.asaas.close(session, "EXPIRED");
  await reaches(checkout.id, "expirado");
  await fetch(`${service.apiUrl}/checkout/${checkout.id}`, { method: "POST", redirect: "manual" });
  service.asaas.close(session, "EXPIRED");
  await idle();
  expect(await situacaoOf(checkout.id)).toBe("pendente");
});

test.each([1, PRECO - 0.01, PRECO + 0.01, 2 * PRECO])(
  "R$ %d paid instead of the price needs manual review",
  async (value) => {
    const { checkout, session } = await buy();
    const cadastro = await insertCadastro(service, checkout);
    service.asaas.pay(session, { value });
    await reaches(checkout.id, "em_revisao");
    await idle();
    expect(await contaOf(cadastro)).toBe("pendente");
    expect(callsFor(checkout.id)).toEqual([]);
    expect(heldNotice(checkout.id)).toHaveLength(1);
  },
);

test("an order paid twice stays paid, and the team is notified", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  service.asaas.pay(session);
  await idle();
  expect(heldNotice(checkout.id)).toHaveLength(1);
  expect(await situacaoOf(checkout.id)).toBe("pago");
});

test("every job of a payment has priority over those of leads", async () => {
  const { checkout, session } = await buy();
  const client = await service.pool.connect();
  try {
    // Checked inside the transaction, so the worker never sees it.
    await client.query("begin");
    const pool = client as unknown as pg.Pool;
    await keepEvento({ id: "evt_prioridade", event: "PAYMENT_RECEIVED", payment: { id: "pay_prioridade" } }, { pool });
    const evento = { evento: "PAYMENT_REFUNDED", corpo: { payment: { id: "x", externalReference: checkout.id } } };
    await client.query("insert into privado.eventos_pagamento (id, evento, corpo) values ('evt_estorno', $1, $2)", [
      evento.evento,
      evento.corpo,
    ]);
    const refunded = [{ id: "x", externalReference: checkout.id, status: "REFUNDED", value: PRECO }];
    const asaas = { paymentsOf: async () => refunded } as unknown as Asaas;
    await eventoPagamento.perform({ id: "evt_estorno" }, { pool, asaas });
    await client.query(`update public.pedidos set situacao = 'expirado', forma_pagamento = 'boleto' where id = $1`, [
      checkout.id,
    ]);
    await client.query("update public.pedidos set checkout_id = 'outro' where id = $1", [checkout.id]);
    await reconciliarPedidos.perform({}, { pool });
    await client.query("select privado.escoar_saida()");
    const keys = [
      "evento:evt_prioridade",
      `pedido:${checkout.id}:estorno`,
      `link:${session.id}`,
      `conferir:${checkout.id}`,
    ];
    const { rows } = await client.query("select key, priority from graphile_worker.jobs where key = any($1)", [keys]);
    expect(Object.fromEntries(rows.map(({ key, priority }) => [key, priority]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, -10])),
    );
  } finally {
    await client.query("rollback");
    client.release();
  }
});
