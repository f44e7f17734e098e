import { randomUUID } from "node:crypto";
import { protocoloOf } from "@eden/domain/protocolo";
import { expect, test } from "vitest";
import type { MailMessage } from "../../scripts/stack/mailbox.ts";
import { createMailer } from "../src/gateways/mailer.ts";
import { inTransaction } from "../src/gateways/pool.ts";
import { enqueue } from "../src/queue.ts";
import { cobrarCadastro } from "../src/tasks/cobrar-cadastro.ts";
import { pedidoMudou } from "../src/tasks/pedido-mudou.ts";
import { insertCadastro, SITE, TEAM } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const logged: string[] = [];
const service = useService(logged);

const { mailsTo, reaches, contaReaches, teamMails, callsFor, buy, idle, runStep } = watch(service);
const LINK = new RegExp(`^${SITE}/registro-edenapp#convite=([\\w-]{43})$`, "m");

function secretIn(mail: MailMessage | undefined): string {
  const secret = LINK.exec(mail?.text ?? "")?.[1] ?? "";
  expect(secret).not.toBe("");
  expect(mail?.html).toContain(`href="${SITE}/registro-edenapp#convite=${secret}"`);
  return secret;
}
/** The request of the sign-up page, with a visitor's permissions. */
async function open(secret: string): Promise<Record<string, unknown> | null> {
  const client = await service.pool.connect();
  try {
    await client.query("begin");
    await client.query("set local role anon");
    return (await client.query("select public.abrir_convite($1) as convite", [secret])).rows[0]?.convite;
  } finally {
    await client.query("rollback");
    client.release();
  }
}
async function buyAndPay(more: Record<string, unknown> = {}) {
  const bought = await buy(more);
  service.asaas.pay(bought.session);
  await reaches(bought.checkout.id, "pago");
  await idle();
  return bought;
}
const fail = () => {
  throw new Error("died");
};
const mailsCalled = (email: string, subject: string) =>
  mailsTo(email).filter((mail) => mail.subject.startsWith(subject));

test.each([
  { origem: "live", plano: "parcelado", cpf: undefined },
  { origem: "live", plano: "avista", cpf: undefined },
  { origem: "live", plano: "avista", forma: "boleto", cpf: undefined },
  { origem: "app", plano: "avista" },
])(
  "[APP-12, LIVE-07] %j: the e-mail's link opens the sign-up, which creates the account without a second payment",
  async (choice) => {
    const { checkout } = await buyAndPay(choice);
    const [mail, ...more] = mailsCalled(checkout.email, "Pagamento confirmado");
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Criar minha conta");
    expect(mail?.text).toContain("não há mais nada a pagar");
    const convite = await open(secretIn(mail));
    expect(convite).toEqual({
      tipo: "paid",
      pedido_id: checkout.id,
      inicio_id: checkout.id,
      situacao: "pago",
      plano: checkout.plano,
      forma: choice.plano === "parcelado" ? "cartao" : (choice.forma ?? "pix"),
      origem: checkout.origem,
      nome: checkout.nome,
      email: checkout.email,
      telefone: checkout.telefone,
      cadastrado: false,
    });
    const cadastro = await insertCadastro(service, checkout, { pedido_id: convite?.pedido_id, cpf: "52998224725" });
    await contaReaches(cadastro, "ativa");
    await idle();
    expect(await open(secretIn(mail))).toEqual({ tipo: "paid", cadastrado: true });
    expect(callsFor(checkout.id)).toHaveLength(1);
    const sessions = [...service.asaas.ledger.sessions.values()];
    expect(sessions.filter(({ externalReference }) => externalReference === checkout.id)).toHaveLength(1);
  },
);

test("[APP-12] a buyer who signed up before paying gets no invitation", async () => {
  const { checkout, session } = await buy();
  await insertCadastro(service, checkout);
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  const [mail] = mailsCalled(checkout.email, "Pagamento confirmado");
  expect(mail?.text).toContain("Estamos abrindo a sua conta");
  expect(mail?.text).not.toContain("convite");
});

test("[APP-12] a message sent twice has a working link each time", async () => {
  const { checkout, session } = await buy();
  service.asaas.pay(session, { delivery: "parado" });
  await service.pool.query("update public.pedidos set situacao = 'pago', pago_em = now() where id = $1", [checkout.id]);
  await idle();
  await service.pool.query("delete from privado.emails_enviados where chave like '%' || $1", [checkout.id]);
  const { pool } = service;
  const real = createMailer({ smtpUrl: service.mailbox.smtpUrl, from: "site@exemplo.com.br", team: TEAM });
  // Simulates a process that died after sending and before recording it.
  const dying = { ...real, send: async (...args: Parameters<typeof real.send>) => real.send(...args).then(fail) };
  const payload = { id: checkout.id, situacao: "pago" };
  await expect(pedidoMudou.perform(payload, { pool, mailer: dying, siteUrl: SITE })).rejects.toThrow("died");
  await pedidoMudou.perform(payload, { pool, mailer: real, siteUrl: SITE });
  real.close();
  const secrets = mailsCalled(checkout.email, "Pagamento confirmado").map(secretIn);
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) expect(await open(secret)).toMatchObject({ pedido_id: checkout.id });
});

test("[APP-12] an hour later the buyer gets a new link, once, and the team is notified once", async () => {
  const { checkout } = await buyAndPay({ origem: "live", cpf: undefined });
  const due = "update graphile_worker._private_jobs set run_at = now() where key = $1 returning priority";
  const { rows } = await service.pool.query(due, [`cobrar:${checkout.id}`]);
  expect(rows).toEqual([{ priority: -10 }]);
  await idle();
  await enqueue(service.pool, cobrarCadastro, { id: checkout.id });
  await idle();
  const reminders = mailsCalled(checkout.email, "Falta criar a sua conta no EdenApp");
  expect(reminders).toHaveLength(1);
  const [first] = mailsCalled(checkout.email, "Pagamento confirmado");
  const secrets = [secretIn(first), secretIn(reminders[0])];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(await open(secret)).toMatchObject({ pedido_id: checkout.id });
  expect(teamMails(({ subject, text }) => subject.startsWith("[contatar]") && text.includes(checkout.id))).toHaveLength(
    1,
  );
});

/** What a member writes in the panel as the e-mail of the buyer. */
async function correctEmail(pedido: string, valor: string): Promise<void> {
  const membro = randomUUID();
  await service.pool.query(
    "insert into privado.equipe (id, email, nome, papel) values ($1, $2, 'Bruna', 'atendimento')",
    [membro, `${membro}@exemplo.com.br`],
  );
  const { rows } = await service.pool.query(
    "select p.id as pessoa, p.versao from privado.entradas as e join privado.pessoas as p on p.id = e.pessoa_id where e.id = $1",
    [pedido],
  );
  const entrada = { comando: randomUUID(), ...rows[0], campo: "email", valor, antigo_errado: true };
  await inTransaction(service.pool, async (client) => {
    const claims = JSON.stringify({ sub: membro, role: "painel", aal: "aal2" });
    await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await client.query("select painel.executar('corrigir_pessoa', $1)", [entrada]);
  });
}

test("[CORRIGIR-01] after a member corrected the e-mail, reminder and invitation go there, and the sign-up by it opens the account", async () => {
  const { checkout, session } = await buy();
  await idle();
  const right = `certo.${randomUUID()}@farmacia.com.br`;
  await correctEmail(checkout.id, right);
  await runStep(checkout.id);
  expect(mailsTo(right).map(({ subject }) => subject)).toEqual([
    `Seu pedido está esperando o pagamento (${protocoloOf(checkout.id)})`,
  ]);
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  expect(mailsTo(checkout.email)).toEqual([]);
  const [mail] = mailsCalled(right, "Pagamento confirmado");
  expect(await open(secretIn(mail))).toMatchObject({ pedido_id: checkout.id, email: right });
  const sold = teamMails(({ subject, text }) => subject.startsWith("Venda confirmada") && text.includes(checkout.id));
  expect(sold[0]?.text).toContain(right);
  const cadastro = await insertCadastro(service, { ...checkout, email: right });
  await contaReaches(cadastro, "ativa");
  await idle();
  expect(mailsCalled(right, "Seu acesso")[0]?.text).toContain(protocoloOf(checkout.id));
  const { rows } = await service.pool.query(
    `select privado.protocolo_de('cadastros_app', $1) as protocolo, privado.fase('cadastros_app', $1) ->> 'fase' as fase,
      (privado.compra_de('pedidos', $2)).cadastro_id`,
    [cadastro, checkout.id],
  );
  expect(rows).toEqual([{ protocolo: protocoloOf(checkout.id), fase: "ativa", cadastro_id: cadastro }]);
});

test("[CORRIGIR-01] an invitation sent before the correction does not show the corrected address", async () => {
  const { checkout } = await buyAndPay();
  const early = secretIn(mailsCalled(checkout.email, "Pagamento confirmado")[0]);
  await correctEmail(checkout.id, `certo.${randomUUID()}@farmacia.com.br`);
  expect(await open(early)).toMatchObject({ email: checkout.email });
});

test("[APP-12] when the mail server refuses the reminder, the team is told so", async () => {
  const { checkout } = await buyAndPay();
  const { pool } = service;
  const real = createMailer({ smtpUrl: service.mailbox.smtpUrl, from: "site@exemplo.com.br", team: TEAM });
  const unknown = Object.assign(new Error("refused"), { command: "RCPT TO", responseCode: 550, response: "550 5.1.1" });
  const send: typeof real.send = (key, mail) => (mail.to ? Promise.reject(unknown) : real.send(key, mail));
  await cobrarCadastro.perform({ id: checkout.id }, { pool, mailer: { ...real, send }, siteUrl: SITE });
  real.close();
  const [told] = teamMails(({ subject, text }) => subject.startsWith("[contatar]") && text.includes(checkout.id));
  expect(told?.text).toContain("foi recusado");
  expect(told?.text).not.toContain("Enviamos à pessoa");
  const { rowCount } = await pool.query(
    "select from privado.emails_recusados where chave = $1 and destinatario = privado.hash_consulta(privado.chave_email($2))",
    [`cobrar:${checkout.id}`, checkout.email],
  );
  expect(rowCount).toBe(1);
});

test("[APP-12] the secret is in its e-mail and is stored nowhere", async () => {
  const { checkout } = await buyAndPay();
  const secret = secretIn(mailsCalled(checkout.email, "Pagamento confirmado")[0]);
  const { rows } = await service.pool.query(`select json_build_array(
      (select json_agg(c) from privado.convites c), (select json_agg(e) from privado.emails_enviados e),
      (select json_agg(j) from graphile_worker._private_jobs j), (select json_agg(p) from public.pedidos p))::text as all`);
  for (const place of [rows[0]?.all, logged.join("\n"), JSON.stringify(teamMails(() => true))]) {
    expect(place).not.toContain(secret);
  }
  expect(await open(secret)).not.toBeNull();
  await service.pool.query("update privado.convites set expira_em = now() where pedido_id = $1", [checkout.id]);
  expect(await open(secret)).toBeNull();
});

test("[APP-12] a buyer who was refunded within the hour is not asked to sign up, nor is the team to call", async () => {
  const { checkout, session } = await buyAndPay();
  service.asaas.reverse(session, "REFUNDED");
  await idle();
  await service.pool.query("update graphile_worker._private_jobs set run_at = now() where key = $1", [
    `cobrar:${checkout.id}`,
  ]);
  await idle();
  expect(mailsCalled(checkout.email, "Falta criar")).toEqual([]);
  expect(teamMails(({ subject, text }) => subject.startsWith("[contatar]") && text.includes(checkout.id))).toEqual([]);
});
