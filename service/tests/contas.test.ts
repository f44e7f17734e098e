import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createMailer } from "../src/gateways/mailer.ts";
import { inTransaction } from "../src/gateways/pool.ts";
import { criarConta } from "../src/tasks/criar-conta.ts";
import { insertCadastro, newCheckout, TEAM } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const service = useService();

const WAIT = { timeout: timeLimit(60_000), interval: 50 };
const { contaOf, mailsTo, reaches, contaReaches, teamMails, callsFor, buy, idle } = watch(service);

test("a free sign-up gets its account at once; a suspect one waits for manual review", async () => {
  const free = await insertCadastro(service, newCheckout(), { tipo: "free" });
  const suspect = await insertCadastro(service, newCheckout(), { tipo: "free", isca: "https://spam.example" });
  await contaReaches(free, "ativa");
  expect(callsFor(free)).toMatchObject([{ body: { store: { store_ein_code: "00000000000000" } } }]);
  await contaReaches(suspect, "em_revisao");
  expect(callsFor(suspect)).toEqual([]);
});

const openByHand = (id: string) =>
  service.pool.query("update public.cadastros_app set conta_situacao = 'ativa', conta_em = now() where id = $1", [id]);
const accessMails = (email: string) => mailsTo(email).filter(({ subject }) => subject.startsWith("Seu acesso"));

test("[APP-10] an account that a person opens by hand has its access e-mail sent, once, and none is opened twice", async () => {
  const visitor = newCheckout();
  const held = await insertCadastro(service, visitor, { tipo: "free", isca: "https://spam.example" });
  await contaReaches(held, "em_revisao");
  const buyer = newCheckout();
  const alone = await insertCadastro(service, buyer, { pedido_id: null });
  await idle();
  const { checkout } = await buy();
  const unpaid = await insertCadastro(service, checkout);
  await idle();
  for (const id of [held, alone, unpaid]) await openByHand(id);
  await idle();
  for (const { email } of [visitor, buyer, checkout]) expect(accessMails(email)).toHaveLength(1);
  for (const id of [held, alone, checkout.id]) expect(callsFor(id)).toEqual([]);
  await openByHand(held);
  await idle();
  expect(accessMails(visitor.email)).toHaveLength(1);
});

test("[APP-10] a paid order proves that no bot signed up: its account is opened although the hidden field was filled in", async () => {
  const { checkout, session } = await buy();
  const cadastro = await insertCadastro(service, checkout, { isca: "preenchido por uma extensão" });
  await idle();
  expect(await contaOf(cadastro)).toBe("pendente");
  service.asaas.pay(session);
  await contaReaches(cadastro, "ativa");
  await idle();
  expect(accessMails(checkout.email)).toHaveLength(1);
});

test("[CAIXA-11] a suspect sign-up that a member releases gets its account and its e-mails", async () => {
  const visitor = newCheckout();
  const suspect = await insertCadastro(service, visitor, { tipo: "free", isca: "https://spam.example" });
  await contaReaches(suspect, "em_revisao");
  const pessoa = await vi.waitFor(async () => {
    const { rows } = await service.pool.query("select pessoa_id from privado.entradas where id = $1", [suspect]);
    return rows[0].pessoa_id as string;
  }, WAIT);
  const membro = randomUUID();
  await service.pool.query(
    "insert into privado.equipe (id, email, nome, papel) values ($1, $2, 'Bruna', 'atendimento')",
    [membro, `${membro}@exemplo.com.br`],
  );
  await inTransaction(service.pool, async (client) => {
    const claims = JSON.stringify({ sub: membro, role: "painel", aal: "aal2" });
    await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await client.query("select painel.executar('liberar_suspeitas', $1)", [
      { comando: randomUUID(), pessoas: [pessoa] },
    ]);
  });
  await contaReaches(suspect, "ativa");
  await idle();
  expect(callsFor(suspect)).toHaveLength(1);
  const subjects = mailsTo(visitor.email).map(({ subject }) => subject);
  expect(subjects).toContain("Seu acesso gratuito ao EdenApp");
});

test("[SEC-M3] one free account per CPF and per e-mail: another one waits for review, and the team is notified", async () => {
  const cpf = newCpf();
  const wave = Array.from({ length: 7 }, () => newCheckout());
  const ids = await Promise.all(wave.map((visitor) => insertCadastro(service, visitor, { tipo: "free", cpf })));
  await idle();
  const states = await Promise.all(ids.map(contaOf));
  expect(states.toSorted()).toEqual(["ativa", ...Array(6).fill("em_revisao")]);
  expect(ids.flatMap((id) => callsFor(id))).toHaveLength(1);
  const told = teamMails(({ text }) => text.includes("Já existe uma conta gratuita com este CPF"));
  expect(told).toHaveLength(6);
});

test("[SEC-M3] a second free sign-up with one e-mail and another CPF waits for review, and gets no access e-mail", async () => {
  const visitor = newCheckout();
  await contaReaches(await insertCadastro(service, visitor, { tipo: "free" }), "ativa");
  await contaReaches(await insertCadastro(service, visitor, { tipo: "free" }), "em_revisao");
  await idle();
  const access = mailsTo(visitor.email).filter(({ subject }) => subject === "Seu acesso gratuito ao EdenApp");
  expect(access).toHaveLength(1);
});

test("[SEC-M3] a user with a free account can still buy", async () => {
  const visitor = newCheckout();
  await contaReaches(await insertCadastro(service, visitor, { tipo: "free" }), "ativa");
  const { checkout, session } = await buy({ email: visitor.email });
  const paid = await insertCadastro(service, checkout);
  service.asaas.pay(session);
  await contaReaches(paid, "ativa");
});

test("another buyer's paid order opens no account", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  const cadastro = await insertCadastro(service, { ...checkout, email: `outra.${randomUUID()}@farmacia.com.br` });
  await contaReaches(cadastro, "em_revisao");
  await idle();
  expect(callsFor(checkout.id)).toEqual([]);
});

/** Orders of one buyer, each replaced by a member with the next. */
async function buyReplaced(count: number) {
  const { email } = newCheckout();
  const orders = [];
  for (let time = 0; time < count; time += 1) orders.push(await buy({ email }));
  await service.pool.query(
    `update privado.cobrancas as c set anterior_id = o.antes from unnest($1::uuid[], $2::uuid[]) as o (id, antes)
    where c.pedido_id = o.id`,
    [orders.slice(1).map(({ checkout }) => checkout.id), orders.slice(0, -1).map(({ checkout }) => checkout.id)],
  );
  const [first, last] = [orders[0], orders.at(-1)];
  if (!first || !last) throw new Error("no orders");
  return { first, last };
}

test("[APP-10, COBRANCA-02] a sign-up of the replaced order, sent after the new link was paid, opens the account", async () => {
  const { first, last } = await buyReplaced(2);
  service.asaas.pay(last.session);
  await reaches(last.checkout.id, "pago");
  await idle();
  await contaReaches(await insertCadastro(service, first.checkout), "ativa");
  expect([callsFor(last.checkout.id).length, callsFor(first.checkout.id).length]).toEqual([1, 0]);
  const second = await insertCadastro(service, first.checkout);
  await idle();
  expect(await contaOf(second), "one account per order").toBe("pendente");
});

test("[APP-10, COBRANCA-02] a sign-up sent before the payment follows it over two new links", async () => {
  const { first, last } = await buyReplaced(3);
  const cadastro = await insertCadastro(service, first.checkout);
  await idle();
  expect(await contaOf(cadastro)).toBe("pendente");
  service.asaas.pay(last.session);
  await contaReaches(cadastro, "ativa");
});

test("a paid sign-up without an order never becomes an account automatically", async () => {
  const cadastro = await insertCadastro(service, newCheckout(), { pedido_id: null });
  await idle();
  expect(await contaOf(cadastro)).toBe("pendente");
  expect(callsFor(cadastro)).toEqual([]);
});

test("while the account API fails the sign-up waits and is retried; the twelfth failure is reported to the team", async () => {
  service.accountApi.fail(true);
  const checkout = newCheckout();
  const cadastro = await insertCadastro(service, checkout, { tipo: "free" });
  const failedOnce = "select from graphile_worker.jobs where key = $1 and last_error is not null and locked_at is null";
  await vi.waitFor(async () => {
    expect((await service.pool.query(failedOnce, [`conta:${cadastro}`])).rowCount).toBe(1);
  }, WAIT);
  expect(await contaOf(cadastro)).toBe("pendente");
  const held = () =>
    teamMails(({ subject, text }) => subject.startsWith("[conferir]") && text.includes(checkout.email));
  expect(held()).toEqual([]);
  await service.pool.query("update graphile_worker._private_jobs set attempts = 11, run_at = now() where key = $1", [
    `conta:${cadastro}`,
  ]);
  await contaReaches(cadastro, "em_revisao");
  await vi.waitFor(() => expect(held()).toHaveLength(1), WAIT);
  service.accountApi.fail(false);
});

test("[SEC-L9] when the mail server fails, too, a later attempt tells both that a person opens the account", async () => {
  service.accountApi.fail(true);
  const checkout = newCheckout();
  const { pool, mailbox } = service;
  const cadastro = await insertCadastro(service, checkout, { tipo: "free" });
  await vi.waitFor(() => expect(callsFor(cadastro)).toHaveLength(1), WAIT);
  const createAccount = () => Promise.reject(new Error("down"));
  const attempt = async (number: number, smtpUrl: string) => {
    const mailer = createMailer({ smtpUrl, from: "site@exemplo.com.br", team: TEAM });
    const needs = { pool, mailer, createAccount, siteUrl: "" };
    await criarConta.perform({ id: cadastro }, needs, { number }).finally(() => mailer.close());
  };
  await expect(attempt(12, "smtp://127.0.0.1:1")).rejects.toThrow();
  expect(await contaOf(cadastro)).toBe("em_revisao");
  expect(mailsTo(checkout.email)).toEqual([]);
  await attempt(13, mailbox.smtpUrl);
  expect(mailsTo(checkout.email)).toHaveLength(1);
  const told = teamMails(({ subject, text }) => subject.startsWith("[conferir]") && text.includes(checkout.email));
  expect(told).toHaveLength(1);
  service.accountApi.fail(false);
});

test("after a temporary failure the next retry opens the account", async () => {
  service.accountApi.fail(true);
  const cadastro = await insertCadastro(service, newCheckout(), { tipo: "free" });
  await vi.waitFor(() => expect(callsFor(cadastro)).toHaveLength(1), WAIT);
  service.accountApi.fail(false);
  await contaReaches(cadastro, "ativa");
  expect(callsFor(cadastro).length).toBe(2);
});

test("without an account API the sign-up is recorded as such, and no e-mail promises access", async () => {
  const mailer = createMailer({ smtpUrl: service.mailbox.smtpUrl, from: "site@exemplo.com.br", team: TEAM });
  const checkout = newCheckout();
  const { pool } = service;
  const cadastro = await insertCadastro(service, checkout, { pedido_id: null });
  await idle();
  const { rows } = await pool.query(
    `insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone, situacao)
      values ($1, 'app', 'avista', 189800, 'Maria', $2, '11987654321', 'pago') returning id`,
    [checkout.id, checkout.email],
  );
  await pool.query("update public.cadastros_app set pedido_id = $2 where id = $1", [cadastro, rows[0]?.id]);
  await criarConta.perform({ id: cadastro }, { pool, mailer, createAccount: undefined, siteUrl: "" });
  mailer.close();
  expect(await contaOf(cadastro)).toBe("dispensada");
  expect(callsFor(checkout.id)).toEqual([]);
  expect(mailsTo(checkout.email).filter(({ subject }) => subject.includes("acesso"))).toEqual([]);
});
