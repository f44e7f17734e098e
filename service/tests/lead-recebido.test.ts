import { randomUUID } from "node:crypto";
import { fraseDaPromessa } from "@eden/domain/atendimento/frases";
import { protocoloOf } from "@eden/domain/protocolo";
import { expect, test } from "vitest";
import { leadRecebido } from "../src/tasks/lead-recebido.ts";
import { useJobResources } from "./job-resources.ts";
import { SITE, TEAM } from "./running-service.ts";

const resources = useJobResources();

async function insertLead(more: Record<string, unknown> = {}) {
  const row = {
    id: randomUUID(),
    nome: "Ana <b>Souza</b>",
    email: `ana.${randomUUID()}@exemplo.com.br`,
    telefone: "11987654321",
    produto: "livro",
    consentimento_versao: "2026-11",
    preenchido_ms: 42_000,
    ...more,
  };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await resources.pool.query(`insert into public.leadlive (${names}) values (${places})`, Object.values(row));
  return row;
}
const mailTo = (address: string) => resources.mailbox.messages().filter(({ to }) => to.includes(address));
const teamMail = (id: string) => mailTo(TEAM).filter(({ subject }) => subject.includes(protocoloOf(id)));

test("a lead sends one notification to the team and one receipt to the visitor, with the same protocol", async () => {
  const lead = await insertLead();
  await leadRecebido.perform({ tabela: "leadlive", id: lead.id }, resources);
  await leadRecebido.perform({ tabela: "leadlive", id: lead.id }, resources);
  const [receipt, ...more] = mailTo(lead.email);
  expect(more).toEqual([]);
  expect(receipt?.subject).toContain(protocoloOf(lead.id));
  expect(receipt?.text).toContain(protocoloOf(lead.id));
  expect(receipt?.html).toContain(protocoloOf(lead.id));
  expect(teamMail(lead.id)).toHaveLength(1);
});

test("[ATENDIMENTO-08] a receipt names the moment promised to a request that waits, and promises nothing to others", async () => {
  const waiting = await insertLead({ produto: "plenitude" });
  await leadRecebido.perform({ tabela: "leadlive", id: waiting.id }, resources);
  const { rows } = await resources.pool.query<{ prazo: Date }>("select privado.promessa('leadlive', $1) as prazo", [
    waiting.id,
  ]);
  const promise = `Respondemos ${fraseDaPromessa(rows[0]?.prazo.toISOString() ?? "")}, em horário de atendimento.`;
  expect(promise).toMatch(/^Respondemos até \S+, \d+ de \S+, \d+h(\d\d)?, /);
  const [receipt] = mailTo(waiting.email);
  expect([receipt?.text.includes(promise), receipt?.html.includes(promise)]).toEqual([true, true]);
  for (const produto of ["livro", "edenappfree"]) {
    const lead = await insertLead({ produto });
    await leadRecebido.perform({ tabela: "leadlive", id: lead.id }, resources);
    expect(mailTo(lead.email)[0]?.text).not.toMatch(/[Rr]espondemos|em breve/);
  }
});

test("[LIVE-04] the paid EdenApp: the receipt is left to the e-mails of an order with a session, and sent where the provider opened none", async () => {
  const { pool } = resources;
  const mails = [];
  for (const session of ["sessao", null]) {
    const lead = await insertLead({ produto: "edenapp", nome: "Ana Souza" });
    await pool.query("update public.leadlive set criado_em = now() - interval '3 minutes' where id = $1", [lead.id]);
    await pool.query(
      `insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone, lead_id)
      values (gen_random_uuid(), 'live', 'avista', 'pix', 189810, $2, $3, $4, $1)`,
      [lead.id, lead.nome, lead.email, lead.telefone],
    );
    await pool.query("update public.pedidos set checkout_id = $2, expira_em = now() where lead_id = $1", [
      lead.id,
      session,
    ]);
    await leadRecebido.perform({ tabela: "leadlive", id: lead.id }, resources);
    mails.push(mailTo(lead.email).length);
  }
  expect(mails).toEqual([0, 1]);
});

test("what the visitor typed is escaped as text", async () => {
  const lead = await insertLead();
  await leadRecebido.perform({ tabela: "leadlive", id: lead.id }, resources);
  const [notice] = teamMail(lead.id);
  expect(notice?.html).toContain("Ana &lt;b&gt;Souza&lt;/b&gt;");
  expect(notice?.text).toContain("Ana <b>Souza</b>");
});

test("[LIVE-07] the receipt of EdenApp FREE opens the prefilled free sign-up; a suspect lead gets no invitation", async () => {
  const lead = await insertLead({ produto: "edenappfree", nome: "Ana Souza" });
  const suspect = await insertLead({ produto: "edenappfree", isca: "https://spam.example" });
  for (const { id } of [lead, suspect]) await leadRecebido.perform({ tabela: "leadlive", id }, resources);
  const [receipt] = mailTo(lead.email);
  const [, secret] = /Criar minha conta gratuita:\s+\S+#convite=([\w-]{43})\s/.exec(receipt?.text ?? "") ?? [];
  expect(receipt?.html).toContain(`href="${SITE}/registro-edenapp#convite=${secret}"`);
  const { rows } = await resources.pool.query("select public.abrir_convite($1) as convite", [secret]);
  expect(rows[0]?.convite).toMatchObject({ tipo: "free", nome: "Ana Souza", email: lead.email, cadastrado: false });
  expect(mailTo(suspect.email)).toEqual([]);
  expect((await resources.pool.query("select from privado.convites where lead_id = $1", [suspect.id])).rowCount).toBe(
    0,
  );
});

test("a suspect lead is sent, marked, to the team only", async () => {
  const lead = await insertLead({ isca: "https://spam.example" });
  await leadRecebido.perform({ tabela: "leadlive", id: lead.id }, resources);
  expect(mailTo(lead.email)).toEqual([]);
  expect(teamMail(lead.id)[0]?.subject).toContain("[suspeito]");
});

test("a lead deleted before its job runs sends nothing; an unknown table is rejected", async () => {
  await leadRecebido.perform({ tabela: "leadlive", id: randomUUID() }, resources);
  await expect(leadRecebido.perform({ tabela: "pedidos", id: randomUUID() }, resources)).rejects.toThrow();
});
