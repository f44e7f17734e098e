import { randomUUID } from "node:crypto";
import { protocoloOf } from "@eden/domain/protocolo";
import { expect, test } from "vitest";
import { insertCadastro, newCheckout, SITE, TEAM } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const service = useService();
const { mailsTo, buy, idle, reaches, contaReaches, runStep } = watch(service);

const NUMBER = /ED-[0-9A-Z]{4}-[0-9A-Z]{4}/g;

async function insertLead(email: string, produto: string, isca = ""): Promise<string> {
  const id = randomUUID();
  await service.pool.query(
    `insert into public.leadlive (id, nome, email, telefone, produto, isca, consentimento_versao, preenchido_ms)
    values ($1, 'Maria da Conceição', $2, '11987654321', $3, $4, '2026-11', 20000)`,
    [id, email, produto, isca],
  );
  return id;
}

/** Every number in the messages to the buyer, and to the team about them. */
function numbersFor(email: string): Set<string> {
  const mails = [...mailsTo(email), ...mailsTo(TEAM).filter(({ text }) => text.includes(email))];
  return new Set(mails.flatMap(({ subject, text, html }) => `${subject}\n${text}\n${html}`.match(NUMBER) ?? []));
}

/** Opens the page behind each follow-up link that the mailbox got. */
async function pagesOf(email: string) {
  const codes = new Set(mailsTo(email).flatMap(({ text }) => text.match(/(?<=\/acompanhar#)[\w-]{48}/g) ?? []));
  const pages = [];
  for (const code of codes) {
    const { rows } = await service.pool.query("select public.acompanhar($1) as page", [code]);
    const { agora: _, ...page } = rows[0].page;
    pages.push(page);
  }
  return pages;
}

const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject.replace(/ \(ED-.*/, ""));

test("[COMPRA-01, COMPRA-02] all e-mails of a live purchase, to buyer and team, have one number and one page", async () => {
  const { email } = newCheckout();
  const lead = await insertLead(email, "edenapp");
  const { checkout, session } = await buy({ email, origem: "live", leadId: lead });
  await runStep(checkout.id);
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  const cadastro = await insertCadastro(service, checkout);
  await contaReaches(cadastro, "ativa");
  await idle();
  expect(subjectsTo(email)).toEqual(
    expect.arrayContaining([
      "Seu pedido está esperando o pagamento",
      "Pagamento confirmado",
      "Seu acesso ao EdenApp está liberado",
    ]),
  );
  expect(numbersFor(email)).toEqual(new Set([protocoloOf(lead)]));
  const pages = await pagesOf(email);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(page).toMatchObject({ protocolo: protocoloOf(lead), fase: { tipo: "compra", fase: "ativa" } });
  }
});

test("[COMPRA-03] an order that names the interest of another mailbox has its own number in its e-mails", async () => {
  const victim = newCheckout().email;
  const lead = await insertLead(victim, "edenapp");
  const { checkout, session } = await buy({ origem: "live", leadId: lead });
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  expect(numbersFor(checkout.email)).toEqual(new Set([protocoloOf(checkout.id)]));
});

test("[MAIL-01] the receipt of a paid interest waits two minutes, and is not sent beside an order", async () => {
  const [paying, stopped] = [newCheckout().email, newCheckout().email];
  const bought = await insertLead(paying, "edenapp");
  const left = await insertLead(stopped, "edenapp");
  await idle();
  await buy({ email: paying, origem: "live", leadId: bought });
  expect([...mailsTo(paying), ...mailsTo(stopped)]).toEqual([]);
  // Two minutes later.
  await service.pool.query("update public.leadlive set criado_em = now() - interval '3 minutes' where id = any($1)", [
    [bought, left],
  ]);
  await service.pool.query("update graphile_worker._private_jobs set run_at = now() where key = any($1)", [
    [bought, left].map((id) => `leadlive:${id}`),
  ]);
  await idle();
  expect(subjectsTo(stopped)).toEqual(["Recebemos seu interesse no EdenApp"]);
  expect(subjectsTo(paying)).toEqual([]);
});

test("[COMPRA-02] the sign-up's link that is asked for on the page goes to the mailbox of the order", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  const before = mailsTo(checkout.email).length;
  const { rows } = await service.pool.query("select privado.codigo_acompanhar('pedidos', $1) as codigo", [checkout.id]);
  await service.pool.query("select public.acompanhar_convite($1)", [rows[0].codigo]);
  await idle();
  const sent = mailsTo(checkout.email).slice(before);
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Falta criar a sua conta no EdenApp (${protocoloOf(checkout.id)})`,
  ]);
  expect(sent[0]?.text).toContain(`${SITE}/registro-edenapp#convite=`);
});

test("[COMPRA-02] the link of a paid order is sent although its mailbox got three receipts today", async () => {
  const { checkout, session } = await buy();
  for (let time = 0; time < 3; time += 1) await insertLead(checkout.email, "livro");
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  const { rows } = await service.pool.query("select privado.codigo_acompanhar('pedidos', $1) as codigo", [checkout.id]);
  await service.pool.query("select public.acompanhar_convite($1)", [rows[0].codigo]);
  await idle();
  expect(subjectsTo(checkout.email)).toContain("Falta criar a sua conta no EdenApp");
});

test("[CAIXA-11, ACOMPANHAR-04] a suspect free interest that was released gets the link that is asked for on its page", async () => {
  const { email } = newCheckout();
  const lead = await insertLead(email, "edenappfree", "https://spam.example");
  await idle();
  const ask = async () => {
    const { rows } = await service.pool.query("select privado.codigo_acompanhar('leadlive', $1) as codigo", [lead]);
    await service.pool.query("select public.acompanhar_convite($1)", [rows[0].codigo]);
    await idle();
  };
  await ask();
  expect(mailsTo(email)).toEqual([]);
  await service.pool.query("update privado.entradas set liberada_em = now() where id = $1", [lead]);
  await ask();
  expect(mailsTo(email)[0]?.text).toContain(`${SITE}/registro-edenapp#convite=`);
});

test("[SEC-H1, MAIL-01] a paid interest whose order sends the e-mails uses none of the receipts of its mailbox", async () => {
  const { email } = newCheckout();
  const lead = await insertLead(email, "edenapp");
  await buy({ email, origem: "live", leadId: lead });
  await idle();
  const { rowCount } = await service.pool.query("select from privado.recibos where chave like '%' || $1", [lead]);
  expect(rowCount).toBe(0);
});

test("[FID-07, COMPRA-01] a free sign-up gets one e-mail, the access, with the number of its interest and its page", async () => {
  const visitor = newCheckout();
  const lead = await insertLead(visitor.email, "edenappfree");
  await idle();
  const before = mailsTo(visitor.email).length;
  const cadastro = await insertCadastro(service, visitor, { tipo: "free", lead_id: lead });
  await contaReaches(cadastro, "ativa");
  await idle();
  const sent = mailsTo(visitor.email).slice(before);
  expect(sent.map(({ subject }) => subject)).toEqual(["Seu acesso gratuito ao EdenApp"]);
  expect(numbersFor(visitor.email)).toEqual(new Set([protocoloOf(lead)]));
  expect((await pagesOf(visitor.email))[0]).toMatchObject({ fase: { tipo: "conta", fase: "ativa" } });
});

test("[FID-08, ACOMPANHAR-07] a held free sign-up is told that it is being checked, never that the account was opened", async () => {
  const first = newCheckout();
  const { rows } = await service.pool.query("select cpf from public.cadastros_app where id = $1", [
    await insertCadastro(service, first, { tipo: "free" }),
  ]);
  await idle();
  const visitor = newCheckout();
  const cadastro = await insertCadastro(service, visitor, { tipo: "free", cpf: rows[0].cpf });
  await contaReaches(cadastro, "em_revisao");
  await idle();
  const sent = mailsTo(visitor.email);
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Seu cadastro no EdenApp está em conferência (${protocoloOf(cadastro)})`,
  ]);
  expect(sent[0]?.text).toContain("estamos conferindo");
  expect(sent[0]?.text).not.toMatch(/abrimos a sua conta|conta está pronta/i);
  expect((await pagesOf(visitor.email))[0]).toMatchObject({ fase: { tipo: "conta", fase: "em_conferencia" } });
});

test("[ACOMPANHAR-05] the e-mails of book and free account promise no answer", async () => {
  const emails = [newCheckout().email, newCheckout().email];
  await insertLead(emails[0] ?? "", "livro");
  await insertLead(emails[1] ?? "", "edenappfree");
  await idle();
  for (const email of emails) {
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(email)[0]?.text).not.toMatch(/respondemos|resposta até|entraremos em contato|em breve/i);
  }
});
