import { afterEach, expect, test } from "vitest";
import { enqueue } from "../src/queue.ts";
import { reconciliarPedidos } from "../src/tasks/reconciliar-pedidos.ts";
import { insertCadastro, newCheckout, SITE } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const service = useService();
afterEach(() => service.asaas.setMode("normal"));

const { situacaoOf, mailsTo, reaches, contaReaches, teamMails, buy, idle, runStep } = watch(service);

/** Makes a delayed job run now. */
async function hasten(...keys: string[]): Promise<void> {
  await idle();
  await service.pool.query("update graphile_worker._private_jobs set run_at = now() where key = any($1)", [keys]);
  await idle();
}
const endSession = (id: string) =>
  service.pool.query("update public.pedidos set expira_em = now() - interval '1 hour' where id = $1", [id]);
const subjectsTo = (address: string) => mailsTo(address).map(({ subject }) => subject.replace(/ \(.*/, ""));

test("[APP-14] a buyer who has not paid after ten minutes gets one reminder with a link back; a buyer who paid gets none", async () => {
  const waiting = await buy();
  const paid = await buy();
  service.asaas.pay(paid.session);
  await reaches(paid.checkout.id, "pago");
  await runStep(waiting.checkout.id, paid.checkout.id);
  expect(subjectsTo(paid.checkout.email)).toEqual(["Pagamento confirmado"]);
  expect(subjectsTo(waiting.checkout.email)).toEqual(["Seu pedido está esperando o pagamento"]);
  expect(mailsTo(waiting.checkout.email)[0]?.text).toContain(`${SITE}/api/checkout/${waiting.checkout.id}`);
});

test("an hour after the payment the team is notified of buyers without a sign-up, and of no others", async () => {
  const [gone, signed] = [await buy(), await buy()];
  for (const { checkout, session } of [gone, signed]) {
    service.asaas.pay(session);
    await reaches(checkout.id, "pago");
  }
  await insertCadastro(service, signed.checkout);
  await idle();
  const toCall = ({ checkout }: typeof gone) =>
    teamMails(({ subject, text }) => subject.startsWith("[contatar]") && text.includes(checkout.id));
  expect([...toCall(gone), ...toCall(signed)]).toEqual([]);
  await hasten(`cobrar:${gone.checkout.id}`, `cobrar:${signed.checkout.id}`);
  expect([toCall(gone).length, toCall(signed).length]).toEqual([1, 0]);
});

test("an expired order sends a new link, unless the buyer has already started again", async () => {
  const left = await buy();
  service.asaas.close(left.session, "EXPIRED");
  await reaches(left.checkout.id, "expirado");
  const again = await buy();
  service.asaas.close(again.session, "EXPIRED");
  await reaches(again.checkout.id, "expirado");
  await service.post("/checkout", newCheckout({ email: again.checkout.email }));
  expect(subjectsTo(left.checkout.email)).toEqual([]);
  await runStep(left.checkout.id, again.checkout.id);
  expect(subjectsTo(left.checkout.email)).toEqual(["O prazo do pagamento terminou"]);
  expect(mailsTo(left.checkout.email)[0]?.html).toContain(`href="${SITE}/api/checkout/${left.checkout.id}?forma=pix"`);
  expect(subjectsTo(again.checkout.email)).toEqual([]);
});

test("a payment whose webhook events were all lost is found when its session ends", async () => {
  const { checkout, session } = await buy();
  const cadastro = await insertCadastro(service, checkout);
  service.asaas.pay(session, { delivery: "parado" });
  await endSession(checkout.id);
  await hasten(`conferir:${checkout.id}`);
  expect(await situacaoOf(checkout.id)).toBe("pago");
  await contaReaches(cadastro, "ativa");
});

test("every night the remaining orders are checked: paid, expired, or still waiting for a bank", async () => {
  const paid = await buy();
  const gone = await buy();
  const late = await buy();
  const boleto = await buy({ forma: "boleto" });
  const fresh = await buy();
  service.asaas.pay(paid.session, { delivery: "parado" });
  service.asaas.close(late.session, "EXPIRED");
  await reaches(late.checkout.id, "expirado");
  service.asaas.pay(late.session, { delivery: "parado" });
  const [slip] = service.asaas.pay(boleto.session, { delivery: "parado" });
  const payment = service.asaas.ledger.payments.get(String(Object(slip?.payment).id));
  if (payment) payment.status = "PENDING";
  for (const { checkout } of [paid, gone]) await endSession(checkout.id);
  await service.pool.query("update public.pedidos set expira_em = now() - interval '6 days' where id = $1", [
    boleto.checkout.id,
  ]);
  await idle();
  await service.pool.query("delete from graphile_worker._private_jobs where key like 'conferir:%'");
  await enqueue(service.pool, reconciliarPedidos, {});
  await idle();
  expect(await Promise.all([paid, gone, late, boleto, fresh].map(({ checkout }) => situacaoOf(checkout.id)))).toEqual([
    "pago",
    "expirado",
    "pago",
    "pendente",
    "pendente",
  ]);
});

test("while the provider is down no order changes; when it is back the webhook event is applied", async () => {
  const { checkout, session } = await buy();
  service.asaas.setMode("fora");
  service.asaas.pay(session);
  await service.asaas.settled();
  expect(await situacaoOf(checkout.id)).toBe("pendente");
  service.asaas.setMode("normal");
  await reaches(checkout.id, "pago");
});
