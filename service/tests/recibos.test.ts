import { randomUUID } from "node:crypto";
import type pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../src/gateways/pool.ts";
import { enqueue } from "../src/queue.ts";
import { leadRecebido } from "../src/tasks/lead-recebido.ts";
import { limparRegistros } from "../src/tasks/limpar-registros.ts";
import { insertCadastro, newCheckout, SITE, TEAM } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const logged: string[] = [];
const service = useService(logged);
beforeEach(() => service.mailbox.clear());

const { mailsTo, teamMails, buy, idle, reaches, runStep } = watch(service);

async function insertLeads(emails: string[], client: Pick<pg.Pool, "query"> = service.pool): Promise<string[]> {
  const ids = emails.map(() => randomUUID());
  await client.query(
    `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    select id, 'Ana Souza', email, '11987654321', 'livro', '2026-11', 20000
    from unnest($1::uuid[], $2::text[]) as lead (id, email)`,
    [ids, emails],
  );
  return ids;
}
const newEmail = () => `vitima.${randomUUID()}@exemplo.org`;

test("[SEC-H1] 150 leads with one e-mail send its owner three receipts, and the team 150 notifications, marked", async () => {
  const victim = newEmail();
  await insertLeads(Array(150).fill(victim));
  await idle();
  expect(mailsTo(victim)).toHaveLength(3);
  const notices = mailsTo(TEAM).map(({ subject }) => subject);
  expect(notices.filter((subject) => subject.startsWith("Novo lead"))).toHaveLength(3);
  expect(notices.filter((subject) => subject.startsWith("[repetido] Novo lead"))).toHaveLength(147);
  expect(teamMails(({ text }) => text.includes("não mandamos outro recibo"))).toHaveLength(147);
  const metrics = await (await fetch(service.apiUrl.replace("/api", "/metrics"))).text();
  expect(metrics).toContain("\neden_receipts_skipped 147\n");
  expect(logged.join("\n")).not.toContain(victim);
});

test("[SEC-H1] aliases of one mailbox count together, other mailboxes separately", async () => {
  const name = `v${randomUUID().replaceAll("-", "")}`;
  const written = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${name}+2@gmail.com`, `v.${name.slice(1)}@gmail.com`];
  const others = [newEmail(), newEmail()];
  await insertLeads([...written, ...others]);
  await idle();
  expect(written.flatMap(mailsTo)).toHaveLength(3);
  for (const other of others) expect(mailsTo(other)).toHaveLength(1);
});

test("[SEC-H1] a job that runs again is not counted again", async () => {
  const victim = newEmail();
  const id = await insertWithoutJob(victim);
  const refused = { messageIdOf: () => "<x@exemplo.com.br>", close: () => undefined, send: () => Promise.reject(FULL) };
  for (let run = 0; run < 10; run++)
    await expect(
      leadRecebido.perform({ tabela: "leadlive", id }, { pool: service.pool, mailer: refused, siteUrl: SITE }),
    ).rejects.toBe(FULL);
  await insertLeads([victim, victim]);
  await idle();
  expect(mailsTo(victim)).toHaveLength(2);
  await enqueue(service.pool, leadRecebido, { tabela: "leadlive", id });
  await idle();
  expect(mailsTo(victim)).toHaveLength(3);
});

const FULL = new Error("452 mailbox full");

/** Inserts a lead whose job this test runs itself. */
async function insertWithoutJob(email: string): Promise<string> {
  return inTransaction(service.pool, async (client) => {
    const [id = ""] = await insertLeads([email], client);
    await client.query("delete from privado.saida where chave = $1", [`leadlive:${id}`]);
    return id;
  });
}

test("[SEC-H1] after a day the recipient may receive again, and the counts of the last day are deleted", async () => {
  const victim = newEmail();
  await insertLeads(Array(5).fill(victim));
  await idle();
  await service.pool.query("update privado.recibos set criado_em = criado_em - interval '25 hours'");
  await insertLeads([victim]);
  await idle();
  expect(mailsTo(victim)).toHaveLength(4);
  await enqueue(service.pool, limparRegistros, {});
  await idle();
  expect((await service.pool.query("select from privado.recibos")).rowCount).toBe(1);
});

test("[SEC-H1] twenty free sign-ups with one e-mail send it one access e-mail and at most three others", async () => {
  const victim = newCheckout();
  for (let count = 0; count < 20; count++) await insertCadastro(service, victim, { tipo: "free" });
  await idle();
  const subjects = mailsTo(victim.email).map(({ subject }) => subject);
  const held = subjects.filter((subject) => subject.startsWith("Seu cadastro no EdenApp está em conferência"));
  expect(held.length).toBeGreaterThan(0);
  expect(held.length).toBeLessThanOrEqual(3);
  expect(subjects.filter((subject) => subject === "Seu acesso gratuito ao EdenApp")).toHaveLength(1);
  expect(subjects).toHaveLength(held.length + 1);
});

test("[SEC-H1] e-mails of a payment are not limited", async () => {
  const { checkout, session } = await buy();
  await insertLeads(Array(5).fill(checkout.email));
  await idle();
  await insertCadastro(service, checkout);
  service.asaas.pay(session);
  await reaches(checkout.id, "pago");
  await idle();
  const subjects = mailsTo(checkout.email).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.startsWith("Pagamento confirmado"))).toBe(true);
  expect(subjects).toContain("Seu acesso ao EdenApp está liberado");
});

test("[SEC-H1] unpaid orders with one e-mail send it four reminders a day", async () => {
  const email = newEmail();
  for (let count = 0; count < 6; count++) {
    const { checkout } = await buy({ email });
    await runStep(checkout.id);
  }
  expect(mailsTo(email)).toHaveLength(4);
});
