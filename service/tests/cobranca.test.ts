import { randomUUID } from "node:crypto";
import { PRECO_AVISTA_APP } from "@eden/domain/catalogo/precos";
import { diaOf } from "@eden/domain/dia";
import { expect, test } from "vitest";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { insertCadastro, newCheckout, SITE } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const service = useService();
const { situacaoOf, mailsTo, reaches, teamMails, buy, idle, runStep } = watch(service);
const subjectsTo = (address: string) => mailsTo(address).map(({ subject }) => subject.replace(/ \(.*/, ""));
const cobrancaOf = async (id: string) =>
  (await service.pool.query("select * from privado.cobrancas where pedido_id = $1", [id])).rows[0];
const historyOf = async (id: string) =>
  (
    await service.pool.query<{ situacao: string }>(
      `select h.dados ->> 'situacao' as situacao from privado.historico as h
      where h.tipo = 'pedido' and h.dados ->> 'pedido' = $1 order by h.em`,
      [id],
    )
  ).rows.map(({ situacao }) => situacao);
/** Follows a link of an e-mail to the service. */
const follow = (path: string, method = "GET") => fetch(`${service.apiUrl}${path}`, { method, redirect: "manual" });
/** A day in São Paulo, from today. */
function dayFromNow(days: number): string {
  return diaOf(Date.now() + days * 86_400_000);
}

test("[COBRANCA-01, COBRANCA-03] a refused card: reminder, then PIX at the cash price, and nothing after the payment", async () => {
  const { checkout, session } = await buy({ plano: "parcelado" });
  const { id, email } = checkout;
  service.asaas.start(session);
  service.asaas.report(session, "CREDIT_CARD_CAPTURE_REFUSED", { delivery: "duplicado" });
  await idle();
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "cartao_recusado", recusas: 1, proxima_tipo: "lembrete" });
  await runStep(id);
  await runStep(id);
  expect(subjectsTo(email)).toEqual(["Seu pedido está esperando o pagamento", "O cartão não foi aprovado"]);
  expect(mailsTo(email)[1]?.text).toContain(`Pagar por PIX:\n${SITE}/api/checkout/${id}?forma=pix\n`);

  expect((await follow(`/checkout/${id}?forma=pix`, "POST")).status).toBe(303);
  const pix = service.asaas.sessionOf(id);
  expect([session.status, pix?.billingType, pix?.value]).toEqual(["CANCELED", "PIX", PRECO_AVISTA_APP.total / 100]);
  if (pix) service.asaas.pay(pix, { delivery: "inverso" });
  await reaches(id, "pago");
  // Late events of the attempt before.
  service.asaas.report(session, "CREDIT_CARD_CAPTURE_REFUSED");
  await runStep(id);
  expect(await situacaoOf(id)).toBe("pago");
  expect(subjectsTo(email).slice(2)).toEqual(["Pagamento confirmado"]);
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "pago_sem_cadastro", proxima_tipo: null, tentativas: 2 });
  await insertCadastro(service, checkout);
  expect(await cobrancaOf(id)).toMatchObject({ motivo: null, encerrada_motivo: "pago" });
});

test("[COBRANCA-03] who signed up before paying is told of the access to come, and promised no link to the sign-up", async () => {
  const { checkout } = await buy();
  await insertCadastro(service, checkout);
  await runStep(checkout.id);
  const [mail] = mailsTo(checkout.email).filter(({ subject }) => subject.startsWith("Seu pedido está esperando"));
  expect(mail?.text).toContain("Seu cadastro já chegou.");
  expect(mail?.text).not.toContain("Crie a sua conta");
});

test("[COBRANCA-03] an expired PIX: instalments are offered, then a person takes over, then it is closed", async () => {
  const { checkout, session } = await buy();
  const { id, email } = checkout;
  await runStep(id);
  service.asaas.close(session, "EXPIRED", "duplicado");
  await reaches(id, "expirado");
  await runStep(id);
  expect(subjectsTo(email)).toEqual(["Seu pedido está esperando o pagamento", "O prazo do pagamento terminou"]);
  expect(mailsTo(email)[1]?.text).toContain(`Parcelar no cartão:\n${SITE}/api/checkout/${id}?forma=cartao\n`);
  const { rows } = await service.pool.query(
    "select proxima_tipo, proxima_em = privado.proxima_manha(greatest(now(), p.expira_em)) as em from privado.cobrancas join public.pedidos as p on p.id = pedido_id where p.id = $1",
    [id],
  );
  expect(rows).toEqual([{ proxima_tipo: "pessoa", em: true }]);
  await runStep(id);
  const waiting = await service.pool.query(
    `select p.prazo is not null as espera from privado.pessoas as p
    join privado.entradas as e on e.pessoa_id = p.id where e.id = $1`,
    [id],
  );
  expect(waiting.rows).toEqual([{ espera: true }]);
  expect(await historyOf(id)).toEqual(["expirado", "sem_pagamento"]);
  expect(await cobrancaOf(id)).toMatchObject({ proxima_tipo: "encerrar", com_pessoa_desde: expect.any(Date) });
  await runStep(id);
  expect(await cobrancaOf(id)).toMatchObject({ encerrada_motivo: "sem_resposta", motivo: "pix_nao_pago" });
  expect(mailsTo(email)).toHaveLength(2);
});

test("[COBRANCA-01, COBRANCA-03] a boleto: the day before, on its due day and the day after; seen, overdue, closed", async () => {
  const { checkout, session } = await buy({ forma: "boleto" });
  const { id, email } = checkout;
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "boleto_em_aberto", proxima_tipo: "boleto_vespera" });
  const [slip] = service.asaas.start(session, { dueDate: dayFromNow(1) });
  service.asaas.report(session, "BANK_SLIP_VIEWED", { delivery: "duplicado" });
  await runStep(id);
  expect(await cobrancaOf(id)).toMatchObject({ boleto_visto: 1, boleto_visto_em: expect.any(Date) });
  for (const day of [0, -1]) {
    if (slip) slip.dueDate = dayFromNow(day);
    service.asaas.report(session, day === 0 ? "BANK_SLIP_VIEWED" : "OVERDUE", day === 0 ? {} : { status: "OVERDUE" });
    await runStep(id);
  }
  expect(subjectsTo(email)).toEqual(["Seu boleto vence amanhã", "Seu boleto vence hoje", "O boleto venceu"]);
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "boleto_vencido", boleto_visto: 2, proxima_tipo: "encerrar" });
  await runStep(id);
  expect(await cobrancaOf(id)).toMatchObject({ encerrada_motivo: "sem_resposta" });
  expect(mailsTo(email)).toHaveLength(3);
});

test("[COBRANCA-03] the link of a boleto's e-mails opens the boleto that was issued, also after its link ended, until it is due", async () => {
  const { checkout, session } = await buy({ forma: "boleto" });
  const { id } = checkout;
  const opens = async () => (await follow(`/checkout/${id}`)).headers.get("location");
  expect(await opens()).toBe(`${service.asaas.url}/c/${session.id}`);
  const [slip] = service.asaas.start(session, { dueDate: dayFromNow(2) });
  service.asaas.report(session, "BANK_SLIP_VIEWED");
  await idle();
  const issued = `${service.asaas.url}/i/${slip?.id}`;
  expect(await opens()).toBe(issued);
  await service.pool.query("update public.pedidos set expira_em = now() where id = $1", [id]);
  expect(await opens()).toBe(issued);
  expect((await follow(`/checkout/${id}`, "POST")).headers.get("location")).toBe(issued);
  expect(service.asaas.sessionsOf(id)).toHaveLength(1);

  await service.pool.query("update privado.cobrancas set vence_em = now() where pedido_id = $1", [id]);
  expect((await follow(`/checkout/${id}`)).status).toBe(200);
  expect((await follow(`/checkout/${id}`, "POST")).status).toBe(303);
  expect(await cobrancaOf(id)).toMatchObject({ boleto_url: null });
  expect(await opens()).toBe(`${service.asaas.url}/c/${service.asaas.sessionOf(id)?.id}`);
});

test("[COBRANCA-03] the stop link: opening it changes nothing, one tap stops every message to the mailbox", async () => {
  const { checkout } = await buy();
  const { id, email } = checkout;
  await runStep(id);
  const [mail] = mailsTo(email);
  const stop = new RegExp(`${SITE}/api(/parar/[\\w-]{43})`).exec(mail?.text ?? "")?.[1] ?? "";
  expect(mail?.raw.replace(/\r\n\s+/g, " ")).toContain(`List-Unsubscribe: <${SITE}/api${stop}>`);
  expect(mail?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const page = await follow(stop);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
  expect(await cobrancaOf(id)).toMatchObject({ encerrada_em: null });

  const post = (path: string) =>
    fetch(`${service.apiUrl}${path}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
  const done = await post(stop);
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("Não enviaremos mais lembretes")]);
  expect((await post(stop)).status).toBe(200);
  expect((await post(`/parar/${"A".repeat(43)}`)).status).toBe(404);
  expect(await cobrancaOf(id)).toMatchObject({ encerrada_motivo: "nao_quer", proxima_tipo: null });

  // The same mailbox under another address: a new order is sold, without reminders.
  const again = await buy({ email: email.replace("@", "+2@") });
  await runStep(again.checkout.id);
  expect(mailsTo(again.checkout.email)).toEqual([]);
  expect(await cobrancaOf(again.checkout.id)).toMatchObject({ encerrada_motivo: "nao_quer" });
  const { rows } = await service.pool.query("select * from privado.oposicoes");
  expect(JSON.stringify(rows)).not.toContain(email);
});

test("[COBRANCA-03] two orders of one person: only the newer is followed, and its payment ends both", async () => {
  const cpf = newCpf();
  const first = await buy({ cpf });
  const second = await buy({ cpf, email: first.checkout.email });
  expect(await cobrancaOf(first.checkout.id)).toMatchObject({ encerrada_motivo: "outro_pedido" });
  await runStep(first.checkout.id, second.checkout.id);
  expect(mailsTo(first.checkout.email)).toHaveLength(1);

  const third = await buy({ cpf, email: `outra.${first.checkout.email}` });
  service.asaas.pay(second.session);
  await reaches(second.checkout.id, "pago");
  await runStep(third.checkout.id);
  expect(mailsTo(third.checkout.email)).toEqual([]);
  expect(await cobrancaOf(third.checkout.id)).toMatchObject({ encerrada_motivo: "pago" });
});

test("[COBRANCA-01] a refund and a dispute: the team gets one e-mail each, the person's history has each once, the order stays paid", async () => {
  const { checkout, session } = await buy({ plano: "parcelado" });
  const { id } = checkout;
  service.asaas.pay(session);
  await reaches(id, "pago");
  await insertCadastro(service, checkout);
  await idle();
  // A forged or premature event: the provider shows no refund.
  service.asaas.report(session, "REFUNDED");
  await idle();
  expect(await cobrancaOf(id)).toMatchObject({ motivo: null, encerrada_motivo: "pago" });
  service.asaas.reverse(session, "REFUNDED", "duplicado");
  await idle();
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "reembolso", encerrada_em: null });
  service.asaas.reverse(session, "CHARGEBACK_REQUESTED");
  await idle();
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "contestacao" });
  const told = (words: string) => teamMails(({ subject, text }) => subject.includes(words) && text.includes(id));
  expect([told("Pagamento estornado").length, told("Pagamento contestado").length]).toEqual([1, 1]);
  expect(await historyOf(id)).toEqual(["pago", "estorno", "contestacao"]);
  expect(await situacaoOf(id)).toBe("pago");
});

test.each(["pago", "em_revisao"])(
  "[COBRANCA-01] one of two payments of an order that is %s goes back: the purchase is paid, and only the team is told",
  async (situacao) => {
    const { checkout, session } = await buy();
    const { id, email } = checkout;
    service.asaas.pay(session, { delivery: situacao === "pago" ? "normal" : "parado" });
    if (situacao === "pago") await reaches(id, "pago");
    service.asaas.pay(session);
    await reaches(id, situacao);
    await idle();
    const [first] = [...service.asaas.ledger.payments.values()].filter((payment) => payment.externalReference === id);
    if (first) first.status = "REFUNDED";
    service.asaas.report(session, "REFUNDED", { delivery: "duplicado" });
    await idle();
    expect(await situacaoOf(id)).toBe("pago");
    expect(await cobrancaOf(id)).toMatchObject({ motivo: "pago_sem_cadastro", reembolso_em: null });
    const { rows } = await service.pool.query(
      "select privado.entrou_centavos(p) as entrou, privado.fase('pedidos', p.id) ->> 'fase' as fase from public.pedidos as p where p.id = $1",
      [id],
    );
    expect(rows).toEqual([{ entrou: PRECO_AVISTA_APP.total, fase: "falta_cadastro" }]);
    expect(subjectsTo(email)).toEqual(["Pagamento confirmado"]);
    const told = (words: string) => teamMails(({ subject, text }) => subject.includes(words) && text.includes(id));
    expect([told("Pagamento a mais devolvido").length, told("Pagamento estornado").length]).toEqual([1, 0]);

    service.asaas.reverse(session, "REFUNDED");
    await idle();
    expect(await cobrancaOf(id)).toMatchObject({ motivo: "reembolso" });
    expect(told("Pagamento estornado")).toHaveLength(1);
  },
);

test("[COBRANCA-01] one of three payments goes back: the order is still in review, and the team is not told that it is paid", async () => {
  const { checkout, session } = await buy();
  const { id } = checkout;
  for (const delivery of ["parado", "parado", "normal"] as const) service.asaas.pay(session, { delivery });
  await reaches(id, "em_revisao");
  const payments = [...service.asaas.ledger.payments.values()].filter((payment) => payment.externalReference === id);
  const told = () =>
    teamMails(({ subject, text }) => /devolvid|estornado/.test(subject) && text.includes(id)).map(({ subject }) =>
      subject.replace(/ \(.*/, ""),
    );
  for (const [payment, situacao, subjects] of [
    [payments[0], "em_revisao", ["[conferir] Parte do pagamento devolvida"]],
    [payments[1], "pago", ["[conferir] Parte do pagamento devolvida", "Pagamento a mais devolvido"]],
  ] as const) {
    if (payment) payment.status = "REFUNDED";
    service.asaas.report(session, "REFUNDED");
    await idle();
    expect([await situacaoOf(id), told()]).toEqual([situacao, subjects]);
    expect(await cobrancaOf(id)).toMatchObject({ reembolso_em: null });
  }
});

test("[COBRANCA-01] no message during a risk analysis; its end is asked of the provider", async () => {
  const { checkout, session } = await buy({ plano: "parcelado" });
  const { id, email } = checkout;
  service.asaas.start(session, { status: "AWAITING_RISK_ANALYSIS" });
  // Without its event: the provider is asked before the message.
  await runStep(id);
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "analise_de_risco" });
  expect(mailsTo(email)).toEqual([]);
  service.asaas.report(session, "REPROVED_BY_RISK_ANALYSIS", { status: "PENDING" });
  await idle();
  expect(await cobrancaOf(id)).toMatchObject({ motivo: "cartao_recusado", analise_desde: null });
  service.asaas.report(session, "APPROVED_BY_RISK_ANALYSIS", { status: "CONFIRMED" });
  await reaches(id, "pago");
});

test("[COBRANCA-03] a payment whose events were lost is found before the reminder, which is not sent", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session, { delivery: "parado" });
  await runStep(checkout.id);
  expect(await situacaoOf(checkout.id)).toBe("pago");
  expect(subjectsTo(checkout.email)).toEqual(["Pagamento confirmado"]);
  service.asaas.release(checkout.id);
});

test("[COBRANCA-02] a pause moves the next message to its end; opening WhatsApp pauses for a day", async () => {
  const { checkout } = await buy();
  const { id, email } = checkout;
  await idle();
  await service.pool.query(
    "update privado.cobrancas set pausada_ate = now() + interval '3 days' where pedido_id = $1",
    [id],
  );
  await runStep(id);
  const paused = await service.pool.query(
    "select proxima_em = pausada_ate as moved, proxima_tipo from privado.cobrancas where pedido_id = $1",
    [id],
  );
  expect(paused.rows).toEqual([{ moved: true, proxima_tipo: "lembrete" }]);
  await service.pool.query("update privado.cobrancas set pausada_ate = now() where pedido_id = $1", [id]);
  await service.pool.query(
    `insert into privado.historico (pessoa_id, tipo, dados)
    select pessoa_id, 'contato', '{"canal": "whatsapp", "resultado": "abriu"}' from privado.entradas where id = $1`,
    [id],
  );
  await runStep(id);
  expect(mailsTo(email)).toEqual([]);
  await service.pool.query("update privado.cobrancas set pausada_ate = now() where pedido_id = $1", [id]);
  await runStep(id);
  expect(subjectsTo(email)).toEqual(["Seu pedido está esperando o pagamento"]);
});

test("[COBRANCA-03] buyers get no messages of the provider, whatever the method", async () => {
  for (const more of [{}, { plano: "parcelado" }, { forma: "boleto" }]) {
    const checkout = newCheckout({ ...more, id: randomUUID() });
    await service.post("/checkout", checkout);
    expect(service.asaas.sessionOf(checkout.id)?.silent).toBe(true);
  }
});
