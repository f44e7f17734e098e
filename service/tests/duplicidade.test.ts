import { afterEach, expect, test, vi } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { enqueue } from "../src/queue.ts";
import { conferirPedido } from "../src/tasks/conferir-pedido.ts";
import { fecharLink } from "../src/tasks/fechar-link.ts";
import { insertCadastro, type newCheckout } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const service = useService();
afterEach(() => service.asaas.setMode("normal"));

const { situacaoOf, contaOf, mailsTo, reaches, teamMails, buy, idle } = watch(service);
const WAIT = { timeout: timeLimit(60_000), interval: 50 };
const removed = (link: string) => service.asaas.ledger.removedLinks.has(link);
const pageOf = (link: string) => fetch(`${service.asaas.url}/c/${link}`).then((response) => response.text());
const duplicates = (id: string) =>
  teamMails(({ subject, text }) => subject.includes("Possível pagamento em duplicidade") && text.includes(id));
const told = (subject: string, id: string) =>
  teamMails((mail) => mail.subject.includes(subject) && mail.text.includes(id));
test("[SEC-L4] another choice under the same id closes the boleto's link, which can no longer be paid", async () => {
  const { checkout, session } = await buy({ forma: "boleto" });
  expect(await pageOf(session.id)).toContain("Pagar</button>");
  const changed = await service.post("/checkout", { ...checkout, plano: "parcelado", forma: undefined });
  expect([changed.status, await changed.json()]).toEqual([409, { situacao: "cancelado" }]);
  await idle();
  expect(removed(session.id)).toBe(true);
  expect(await pageOf(session.id)).not.toContain("Pagar</button>");
});

test("[SEC-L4] a provider that is down delays closing the link, not the response to the visitor", async () => {
  const { checkout, session } = await buy({ forma: "boleto" });
  service.asaas.setMode("fora");
  expect((await service.post("/checkout", { ...checkout, plano: "parcelado", forma: undefined })).status).toBe(409);
  const failedOnce = "select from graphile_worker.jobs where key = $1 and last_error is not null and locked_at is null";
  await vi.waitFor(async () => {
    expect((await service.pool.query(failedOnce, [`link:${session.id}`])).rowCount).toBe(1);
  }, WAIT);
  expect(removed(session.id)).toBe(false);
  service.asaas.setMode("normal");
  await vi.waitFor(() => expect(removed(session.id)).toBe(true), WAIT);
});

test("[SEC-L4] reopening an order closes its old link and keeps the new one open; a link that no longer exists is no error", async () => {
  const { checkout, session } = await buy({ forma: "boleto" });
  await service.pool.query("update public.pedidos set situacao = 'cancelado' where id = $1", [checkout.id]);
  await fetch(`${service.apiUrl}/checkout/${checkout.id}`, { method: "POST", redirect: "manual" });
  await idle();
  const link = service.asaas.sessionOf(checkout.id)?.id ?? "";
  expect(link).not.toBe(session.id);
  expect([removed(session.id), removed(link)]).toEqual([true, false]);
  await enqueue(service.pool, fecharLink, { link: session.id });
  await idle();
  const { rowCount } = await service.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'fechar_link'",
  );
  expect(rowCount).toBe(0);
});

test.each([
  ["e-mail", (first: ReturnType<typeof newCheckout>) => ({ email: first.email, cpf: undefined })],
  ["CPF", (first: ReturnType<typeof newCheckout>) => ({ cpf: first.cpf })],
])("[SEC-L4] two orders paid under one %s are reported to the team once", async (_which, sameAs) => {
  const boleto = await buy({ forma: "boleto" });
  await service.post("/checkout", { ...boleto.checkout, plano: "parcelado", forma: undefined });
  const card = await buy({ plano: "parcelado", ...sameAs(boleto.checkout) });
  // At the same moment: whichever job runs first, the pair is reported once.
  service.asaas.pay(boleto.session);
  service.asaas.pay(card.session);
  for (const { checkout } of [boleto, card]) await reaches(checkout.id, "pago");
  await idle();
  const [notice, ...more] = duplicates(card.checkout.id);
  expect(more).toEqual([]);
  expect(notice?.text).toContain(boleto.checkout.id);
});

test("[SEC-L4] a single order, an unpaid second one, or a renewal a year later is not reported as a duplicate", async () => {
  const old = await buy();
  const { cpf } = old.checkout;
  service.asaas.pay(old.session);
  await reaches(old.checkout.id, "pago");
  // What follows the first payment is over before the second: a late job would compare it with the new order.
  await idle();
  await service.pool.query("update public.pedidos set pago_em = now() - interval '12 months' where cpf = $1", [cpf]);
  await buy({ cpf });
  const renewed = await buy({ cpf });
  service.asaas.pay(renewed.session);
  await reaches(renewed.checkout.id, "pago");
  await idle();
  expect([...duplicates(old.checkout.id), ...duplicates(renewed.checkout.id)]).toEqual([]);
});

test("[SEC-L15] an order refunded and then cancelled by hand opens no account and sends no reminder", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  service.asaas.reverse(session, "REFUNDED");
  await idle();
  await service.pool.query("update public.pedidos set situacao = 'cancelado' where id = $1", [checkout.id]);
  await service.pool.query("update graphile_worker._private_jobs set run_at = now() where key = $1", [
    `cobrar:${checkout.id}`,
  ]);
  await idle();
  expect(mailsTo(checkout.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Pagamento confirmado/),
  ]);
  const cadastro = await insertCadastro(service, checkout);
  await enqueue(service.pool, conferirPedido, { id: checkout.id });
  await idle();
  expect([await situacaoOf(checkout.id), await contaOf(cadastro)]).toEqual(["cancelado", "pendente"]);
});

test("[SEC-L15] a refund and a dispute are reported to the team once each, and the order stays paid", async () => {
  const { checkout, session } = await buy({ plano: "parcelado" });
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  // Through the control endpoint, as a test in another process does: twelve instalments, twelve events of each kind.
  for (const order of [{ estornar: checkout.id }, { contestar: checkout.id }, { estornar: checkout.id }]) {
    await fetch(`${service.asaas.url}/controle`, { method: "POST", body: JSON.stringify(order) });
  }
  await idle();
  expect(told("Pagamento estornado", checkout.id)).toHaveLength(1);
  expect(told("Pagamento contestado", checkout.id)).toHaveLength(1);
  expect(await situacaoOf(checkout.id)).toBe("pago");
  const { rows } = await service.pool.query(
    `select evento, count(*)::int from privado.eventos_pagamento
    where pedido_id = $1 and evento ~ 'REFUND|CHARGEBACK' group by 1 order by 1`,
    [checkout.id],
  );
  expect(rows).toEqual([
    { evento: "PAYMENT_CHARGEBACK_REQUESTED", count: 12 },
    { evento: "PAYMENT_REFUNDED", count: 24 },
  ]);
});
