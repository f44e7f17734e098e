import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Delivery } from "../../scripts/stand-ins/asaas-notices.ts";
import { insertCadastro, newCheckout, type RunningService, startService, TEAM } from "./running-service.ts";

let service: RunningService;

beforeAll(async () => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  service = await startService();
}, 180_000);
afterAll(() => service.stop());

const WAIT = { timeout: 20_000, interval: 50 };
const situacaoOf = async (id: string) =>
  (await service.pool.query("select situacao from public.pedidos where id = $1", [id])).rows[0]?.situacao;
const contaOf = async (id: string) =>
  (await service.pool.query("select conta_situacao from public.cadastros_app where id = $1", [id])).rows[0]
    ?.conta_situacao;
const reaches = (id: string, situacao: string) =>
  vi.waitFor(async () => expect(await situacaoOf(id)).toBe(situacao), WAIT);
const mailsTo = (address: string) => service.mailbox.messages().filter(({ to }) => to.includes(address));
const callsFor = (id: string) => service.accountApi.calls().filter(({ key }) => key === id);
/** Every notice has arrived and nothing is left to do, but for what is meant for later. */
const idle = async () => {
  await service.asaas.settled();
  await vi.waitFor(async () => {
    const { rows } = await service.pool.query(
      "select count(*)::int as due from graphile_worker.jobs where run_at <= now()",
    );
    expect(rows[0]?.due).toBe(0);
  }, WAIT);
};

async function buy(more: Record<string, unknown> = {}) {
  const checkout = newCheckout(more);
  expect((await service.post("/checkout", checkout)).status).toBe(201);
  const session = service.asaas.sessionOf(checkout.id);
  if (!session) throw new Error("no session");
  return { checkout, session };
}

test.each<[Delivery, Record<string, unknown>]>([
  ["normal", { plano: "avista" }],
  ["duplicado", { plano: "avista", forma: "boleto" }],
  ["duplicado", { plano: "parcelado" }],
  ["inverso", { plano: "parcelado" }],
])("notices delivered %s for %j: one paid order, one account, one e-mail of each kind", async (delivery, choice) => {
  const { checkout, session } = await buy(choice);
  const cadastro = await insertCadastro(service, checkout);
  service.asaas.pay(session, { delivery });
  await vi.waitFor(async () => expect(await contaOf(cadastro)).toBe("ativa"), WAIT);
  await idle();
  expect(await situacaoOf(checkout.id)).toBe("pago");
  expect(callsFor(checkout.id)).toEqual([
    {
      key: checkout.id,
      body: {
        user: {
          user_name: "Maria da Conceição",
          user_cpf: "52998224725",
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
    "Recebemos seu pedido",
    "Seu acesso ao EdenApp está liberado",
  ]);
});

test("paid after the visitor left: the sign-up that comes later opens the account, once", async () => {
  const { checkout, session } = await buy();
  const notices = service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  const cadastro = await insertCadastro(service, checkout);
  await vi.waitFor(async () => expect(await contaOf(cadastro)).toBe("ativa"), WAIT);
  await service.asaas.send(notices);
  await idle();
  expect(callsFor(checkout.id)).toHaveLength(1);
  const team = mailsTo(TEAM).filter(
    ({ text }) => text.includes(checkout.email) && text.includes("ainda não há cadastro"),
  );
  expect(team).toHaveLength(1);
});

test("a sign-up before the payment stays pending, and its e-mail promises nothing", async () => {
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
  await vi.waitFor(() => expect(service.asaas.ledger.removedLinks).toContain(session.id), WAIT);
});

test("cancelled and expired sessions end their order; a payment still wins, and nothing undoes it", async () => {
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

test("the end of a session that was replaced leaves the new one alone", async () => {
  const { checkout, session } = await buy();
  service.asaas.close(session, "EXPIRED");
  await reaches(checkout.id, "expirado");
  await fetch(`${service.apiUrl}/checkout/${checkout.id}`, { redirect: "manual" });
  service.asaas.close(session, "EXPIRED");
  await idle();
  expect(await situacaoOf(checkout.id)).toBe("pendente");
});

test.each([1, 1897.99, 1898.01, 3796])("R$ %d paid instead of R$ 1898 is held for people", async (value) => {
  const { checkout, session } = await buy();
  const cadastro = await insertCadastro(service, checkout);
  service.asaas.pay(session, { value });
  await reaches(checkout.id, "em_revisao");
  await idle();
  expect(await contaOf(cadastro)).toBe("pendente");
  expect(callsFor(checkout.id)).toEqual([]);
  const notices = mailsTo(TEAM).filter(
    ({ subject, text }) => subject.startsWith("[conferir]") && text.includes(checkout.id),
  );
  expect(notices).toHaveLength(1);
});

test("an order paid twice stays paid, and the team is told", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  service.asaas.pay(session);
  await vi.waitFor(
    () =>
      expect(
        mailsTo(TEAM).filter(({ subject, text }) => subject.startsWith("[conferir]") && text.includes(checkout.id)),
      ).toHaveLength(1),
    WAIT,
  );
  expect(await situacaoOf(checkout.id)).toBe("pago");
});

test("a free sign-up gets its account at once; a suspect one waits for people", async () => {
  const free = await insertCadastro(service, newCheckout(), { tipo: "free" });
  const suspect = await insertCadastro(service, newCheckout(), { tipo: "free", isca: "https://spam.example" });
  await vi.waitFor(async () => expect(await contaOf(free)).toBe("ativa"), WAIT);
  expect(callsFor(free)).toMatchObject([{ body: { store: { store_ein_code: "00000000000000" } } }]);
  await vi.waitFor(async () => expect(await contaOf(suspect)).toBe("em_revisao"), WAIT);
  expect(callsFor(suspect)).toEqual([]);
});

test("somebody else's paid order opens no account", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  const cadastro = await insertCadastro(service, { ...checkout, email: `outra.${randomUUID()}@farmacia.com.br` });
  await vi.waitFor(async () => expect(await contaOf(cadastro)).toBe("em_revisao"), WAIT);
  await idle();
  expect(callsFor(checkout.id)).toEqual([]);
});

test("a paid sign-up without an order never becomes an account by itself", async () => {
  const cadastro = await insertCadastro(service, newCheckout(), { pedido_id: null });
  await idle();
  expect(await contaOf(cadastro)).toBe("pendente");
  expect(callsFor(cadastro)).toEqual([]);
});
