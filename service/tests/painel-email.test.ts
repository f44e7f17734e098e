import { randomUUID } from "node:crypto";
import type { CONTRATO } from "@eden/domain/painel/contrato";
import type { InferOutput } from "valibot";
import { beforeAll, expect, test, vi } from "vitest";
import type { Mailer } from "../src/gateways/mailer.ts";
import { conviteEquipe } from "../src/tasks/convite-equipe.ts";
import { emailPainel } from "../src/tasks/email-painel.ts";
import { entradaNova } from "../src/tasks/entrada-nova.ts";
import { leadRecebido } from "../src/tasks/lead-recebido.ts";
import { limiteMembro } from "../src/tasks/limite-membro.ts";
import { useJobResources } from "./job-resources.ts";

type Saida<F extends keyof typeof CONTRATO> = InferOutput<(typeof CONTRATO)[F]["saida"]>;

const resources = useJobResources();
const BRUNA = { id: randomUUID(), nome: "Bruna Lima", email: "bruna.lima@exemplo.com.br" };
const mailsTo = (address: string) => resources.mailbox.messages().filter(({ to }) => to.includes(address));

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await resources.pool.query("insert into privado.equipe (id, email, nome, papel) values ($1, $2, $3, 'atendimento')", [
    BRUNA.id,
    BRUNA.email,
    BRUNA.nome,
  ]);
});

/** A lead, projected into the inbox as a person. */
async function newPessoa(more: Record<string, unknown> = {}) {
  const lead = {
    id: randomUUID(),
    nome: "Carlos Prado",
    email: `carlos.${randomUUID()}@exemplo.com.br`,
    telefone: "11987654321",
    produto: "livro",
    consentimento_versao: "2026-11",
    preenchido_ms: 42_000,
    ...more,
  };
  const names = Object.keys(lead);
  const places = names.map((_, index) => `$${index + 1}`);
  const { pool } = resources;
  await pool.query(`insert into public.leadlive (${names}) values (${places})`, Object.values(lead));
  await pool.query("select privado.projetar('leadlive', $1)", [lead.id]);
  const { rows } = await pool.query("select pessoa_id from privado.entradas where id = $1", [lead.id]);
  return { lead, pessoa: rows[0]?.pessoa_id as string };
}

/** Calls a function of the panel as Bruna. */
async function asBruna(funcao: string, entrada: object) {
  const client = await resources.pool.connect();
  try {
    await client.query("begin");
    const claims = JSON.stringify({ sub: BRUNA.id, role: "painel", aal: "aal2" });
    await client.query("select set_config('request.jwt.claims', $1, true), set_config('role', 'painel', true)", [
      claims,
    ]);
    const { rows } = await client.query("select painel.executar($1, $2::jsonb) as saida", [
      funcao,
      JSON.stringify({ comando: randomUUID(), ...entrada }),
    ]);
    await client.query("commit");
    return rows[0]?.saida as unknown;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function writeTo(pessoa: string): Promise<string> {
  const { rows: people } = await resources.pool.query("select email from privado.pessoas where id = $1", [pessoa]);
  const para = people[0]?.email;
  await asBruna("enviar_email", {
    pessoa,
    para,
    assunto: "Sobre o livro",
    texto: "Olá, Carlos!\n\nO livro já foi enviado.",
  });
  const { rows } = await resources.pool.query(
    "select id from privado.historico where pessoa_id = $1 and tipo = 'email'",
    [pessoa],
  );
  return rows[0]?.id;
}

const stateOf = async (id: string) =>
  (
    await resources.pool.query(
      `select h.dados ->> 'situacao' as situacao, h.dados ->> 'erro' as erro, p.prazo is not null as espera
      from privado.historico as h join privado.pessoas as p on p.id = h.pessoa_id where h.id = $1`,
      [id],
    )
  ).rows[0];

const refusing = (response: string): Mailer => ({
  messageIdOf: resources.mailer.messageIdOf,
  close: () => undefined,
  send: () =>
    Promise.reject(
      Object.assign(new Error(response), {
        command: "RCPT TO",
        response,
        responseCode: Number(response.slice(0, 3)),
      }),
    ),
});

test("[CAIXA-05] a member's message is sent once, in their name, and answers go to them", async () => {
  const { lead, pessoa } = await newPessoa();
  const id = await writeTo(pessoa);
  expect(await stateOf(id)).toEqual({ situacao: "na_fila", erro: null, espera: false });
  await emailPainel.perform({ id }, resources);
  await emailPainel.perform({ id }, resources);
  const [mail, ...more] = mailsTo(lead.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Sobre o livro");
  expect(mail?.text).toMatch(/^Olá, Carlos!\n\nO livro já foi enviado\.\n\nBruna Lima\nÉden Grupo\n\n-- \n/);
  expect(mail?.raw).toMatch(/^Reply-To: .*bruna\.lima@exemplo\.com\.br/m);
  expect(mail?.raw, "a person wrote it: automatic replies may come").not.toMatch(/^Auto-Submitted/m);
  expect(await stateOf(id)).toEqual({ situacao: "enviado", erro: null, espera: false });
});

/** An order, projected into the inbox; returns its person. */
async function newPedido(pedido: { email: string; telefone: string; cpf: string; situacao?: string }): Promise<string> {
  const row = {
    ...{ id: randomUUID(), origem_compra: "app", plano: "avista", valor_centavos: 189_800, nome: "Helena Prado" },
    ...(pedido.situacao === "pago" && { pago_em: new Date() }),
    ...pedido,
  };
  const names = Object.keys(row);
  const { pool } = resources;
  await pool.query(
    `insert into public.pedidos (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
  await pool.query("select privado.projetar('pedidos', $1)", [row.id]);
  const { rows } = await pool.query("select pessoa_id from privado.entradas where id = $1", [row.id]);
  return rows[0]?.pessoa_id;
}

test("[IDENTIDADE-01, SEC-H5] of two orders with one CPF the message reaches the buyer who paid, and the stranger's address is not confirmed", async () => {
  const cpf = "39053344705";
  const helena = { email: `helena.${randomUUID()}@exemplo.com.br`, telefone: "11987654321", cpf };
  const intruso = { email: `intruso.${randomUUID()}@exemplo.com.br`, telefone: "21911110000", cpf };
  const pessoa = await newPedido({ ...helena, situacao: "pago" });
  expect(await newPedido(intruso)).toBe(pessoa);
  const { emails } = (await asBruna("pessoa", { id: pessoa })) as Saida<"pessoa">;
  expect(emails).toMatchObject([
    { email: helena.email, confianca: "pago", novo: false },
    { email: intruso.email, confianca: "digitado", novo: true },
  ]);
  const message = { pessoa, assunto: "Sua compra", texto: "Oi, Helena, seguem os dados da sua conta." };
  await expect(asBruna("enviar_email", { ...message, para: intruso.email })).rejects.toMatchObject({ code: "PT409" });
  await asBruna("enviar_email", { ...message, para: emails[0]?.email });
  const { rows } = await resources.pool.query(
    "select id from privado.historico where pessoa_id = $1 and tipo = 'email'",
    [pessoa],
  );
  for (const { id } of rows) await emailPainel.perform({ id }, resources);
  expect(mailsTo(helena.email).map(({ subject }) => subject)).toEqual(["Sua compra"]);
  expect(mailsTo(intruso.email)).toEqual([]);
});

test("[CAIXA-03, CAIXA-04] a refused recipient is noted without the address, and the person waits again", async () => {
  const { pessoa } = await newPessoa();
  const id = await writeTo(pessoa);
  const mailer = refusing("550 5.1.1 <carlos@exemplo.com.br> user unknown");
  await emailPainel.perform({ id }, { ...resources, mailer });
  expect(await stateOf(id)).toEqual({ situacao: "recusado", erro: "550 5.1.1", espera: true });
  await emailPainel.perform({ id }, resources);
  expect((await stateOf(id))?.situacao, "not sent again").toBe("recusado");
});

test("[CAIXA-03] a refused receipt is stored; other refusals, and those of the team's mailbox, are retried", async () => {
  const { lead } = await newPessoa();
  const payload = { tabela: "leadlive", id: lead.id };
  await resources.pool.query(
    "insert into privado.emails_enviados (chave, message_id) values ($1, '<equipe@exemplo.com.br>')",
    [`equipe:leadlive:${lead.id}`],
  );
  for (const response of ["554 5.7.1 relay access denied", "450 4.2.1 try later"]) {
    await expect(leadRecebido.perform(payload, { ...resources, mailer: refusing(response) })).rejects.toThrow(response);
  }
  await leadRecebido.perform(payload, { ...resources, mailer: refusing("550 no such user") });
  const { rows } = await resources.pool.query("select erro from privado.emails_recusados where chave = $1", [
    `visitante:leadlive:${lead.id}`,
  ]);
  expect(rows).toEqual([{ erro: "550" }]);
  const other = (await newPessoa()).lead;
  await expect(
    leadRecebido.perform({ tabela: "leadlive", id: other.id }, { ...resources, mailer: refusing("550 no such user") }),
  ).rejects.toThrow("550");
});

test("[CAIXA-11] releasing a suspicious person sends the receipt that was held back", async () => {
  const { lead, pessoa } = await newPessoa({ isca: "https://spam.example" });
  const payload = { tabela: "leadlive", id: lead.id };
  await leadRecebido.perform(payload, resources);
  expect(mailsTo(lead.email)).toEqual([]);
  await asBruna("liberar_suspeitas", { pessoas: [pessoa] });
  const { rows } = await resources.pool.query("select dados from privado.saida where chave = $1", [
    `leadlive:${lead.id}`,
  ]);
  expect(rows[0]?.dados).toEqual(payload);
  await leadRecebido.perform(payload, resources);
  expect(mailsTo(lead.email)).toHaveLength(1);
});

test("[ACESSO-02] a new member receives the address of the panel, and no secret", async () => {
  await conviteEquipe.perform({ id: BRUNA.id }, { ...resources, painelUrl: "https://painel.exemplo.com.br" });
  const [mail] = mailsTo(BRUNA.email);
  expect(mail?.text).toContain("https://painel.exemplo.com.br");
  expect(mail?.text).toContain("Atendimento");
  expect(mail?.text).not.toMatch(/\d{6}/);
});

test("[SEC-L35] a member reads when somebody entered from a new browser, once and without a link", async () => {
  const before = mailsTo(BRUNA.email).length;
  const payload = { membro: BRUNA.id, entrada: randomUUID(), em: "2026-11-17T23:05:00.000Z" };
  await entradaNova.perform(payload, resources);
  await entradaNova.perform(payload, resources);
  const [mail, ...more] = mailsTo(BRUNA.email).slice(before);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("17 de novembro às 20:05 (horário de Brasília)");
  expect(mail?.text).not.toContain("http");
});

test("[SEC-L40] gestao reads once an hour that a member reached a limit", async () => {
  const [id, email] = [randomUUID(), `gestao.${randomUUID()}@exemplo.com.br`];
  await resources.pool.query(
    "insert into privado.equipe (id, email, nome, papel) values ($1, $2, 'Gustavo', 'gestao')",
    [id, email],
  );
  const payload = { membro: BRUNA.id, alvo: "painel_emails", hora: "2026-11-17T20" };
  await limiteMembro.perform(payload, resources);
  await limiteMembro.perform(payload, resources);
  await limiteMembro.perform({ ...payload, hora: "2026-11-17T21" }, resources);
  expect(mailsTo(email)).toHaveLength(2);
  expect(mailsTo(email)[0]?.text).toContain("enviou 60 e-mails em uma hora");
});
