import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bestAnswers } from "./support/answers.ts";
import { TABLE_OF, validRow } from "./support/rows.ts";
import { useApi } from "./support/test-api.ts";

const api = useApi();
const KINDS = Object.keys(TABLE_OF).filter((kind) => kind !== "paid");

async function jobsOf(table: string, id: unknown): Promise<Record<string, unknown>[]> {
  await api.sql`select privado.escoar_saida()`;
  return api.sql`select j.task_identifier, j.max_attempts, p.payload from graphile_worker.jobs j
    join graphile_worker._private_jobs p using (id) where j.key = ${`${table}:${id}`}`;
}

test.each(KINDS)("[REG-06] a %s is stored once and enqueues one job", async (kind) => {
  const row = validRow(kind);
  const table = TABLE_OF[kind] ?? "";
  expect((await api.insert(table, row)).status).toBe(201);
  const repeated = await api.insert(table, row);
  expect([repeated.status, repeated.body.code]).toEqual([409, "23505"]);
  const [stored] = await api.sql`select * from ${api.sql(`public.${table}`)} where id = ${row.id}`;
  expect(stored).toMatchObject(row);
  expect(stored?.telefone_e164).toBe("+5511987654321");
  expect(await jobsOf(table, row.id)).toEqual([
    { task_identifier: "lead_recebido", max_attempts: 25, payload: { tabela: table, id: row.id } },
  ]);
});

test("[REG-06] eight concurrent sends of one lead store one row and one job", async () => {
  const row = validRow("leadlive");
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.insert("leadlive", row)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  expect(await api.sql`select from public.leadlive where id = ${row.id}`).toHaveLength(1);
  expect(await jobsOf("leadlive", row.id)).toHaveLength(1);
});

test.each([
  ["criado_em", "2020-01-01T00:00:00Z", 401],
  ["consentimento_em", "2020-01-01T00:00:00Z", 401],
  ["suspeito", false, 400],
  ["telefone_e164", "+5511987654321", 400],
])("a forged %s is rejected and nothing is stored", async (column, value, status) => {
  const row = { ...validRow("leadlive"), [column]: value };
  expect((await api.insert("leadlive", row)).status).toBe(status);
  expect(await api.sql`select from public.leadlive where id = ${row.id}`).toHaveLength(0);
});

test("the server sets the dates of the lead and the consent", async () => {
  const row = validRow("contato");
  await api.insert("contato", row);
  const [stored] = await api.sql`select criado_em = consentimento_em as same,
    criado_em between now() - interval '1 minute' and now() as recent from public.contato where id = ${row.id}`;
  expect(stored).toEqual({ same: true, recent: true });
});

test.each([
  [{ isca: "http://spam.example" }, true],
  [{ preenchido_ms: 300 }, true],
  [{ isca: "", preenchido_ms: 20_000 }, false],
  [{ preenchido_ms: 1500 }, false],
  [{ preenchido_ms: null }, true],
  [{ preenchido_ms: undefined }, true],
])("[SEC-H1] a lead with %j is stored, and suspect: %s", async (signals, suspeito) => {
  const row = { ...validRow("leadlive"), ...signals };
  expect((await api.insert("leadlive", row)).status).toBe(201);
  const [stored] = await api.sql`select suspeito from public.leadlive where id = ${row.id}`;
  expect(stored).toEqual({ suspeito });
});

test.each(["contato", "leadlive", "despertar", "free"])(
  "[SEC-H1] a list of %s is rejected as a whole, and leaves neither row nor job",
  async (kind) => {
    const table = TABLE_OF[kind] ?? "";
    const email = `${randomUUID()}@exemplo.com.br`;
    const rows = Array.from({ length: 150 }, () => ({ ...validRow(kind), email }));
    expect((await api.insert(table, rows)).status).toBeGreaterThanOrEqual(400);
    const refused = await api.insert(table, rows.slice(0, 50));
    expect([refused.status, refused.body.code]).toEqual([400, "LISTA"]);
    expect((await api.insert(table, rows.slice(0, 2))).body.code).toBe("LISTA");
    expect(await api.sql`select from ${api.sql(`public.${table}`)} where email = ${email}`).toHaveLength(0);
    expect(await api.sql`select from privado.saida where chave like ${`%${rows[0]?.id}`}`).toHaveLength(0);
    expect((await api.insert(table, rows.slice(0, 1))).status).toBe(201);
  },
);

test("[SEC-H1] a list of finished diagnostics is rejected as a whole", async () => {
  const loja_id = "10000000-0000-4000-8000-000000000001";
  const answers = await bestAnswers(api);
  const rows = Array.from({ length: 2 }, () => ({ id: randomUUID(), loja_id, ...answers }));
  const refused = await api.insert("diagnosticos_respostas", rows);
  expect([refused.status, refused.body.code]).toEqual([400, "LISTA"]);
  expect(await api.sql`select from public.diagnosticos_respostas`).toHaveLength(0);
});

test("[REG-03] opcao_selecionada is derived from the two checkboxes", async () => {
  for (const [mentoria, imersao, opcao] of [
    [true, false, "Mentoria"],
    [false, true, "Imersão"],
    [true, true, "Ambos"],
  ]) {
    const row = { ...validRow("mentoria_imersao"), mentoria, imersao };
    await api.insert("inscricoes", row);
    const [stored] = await api.sql`select opcao_selecionada from public.inscricoes where id = ${row.id}`;
    expect(stored).toEqual({ opcao_selecionada: opcao });
  }
});

test("each cause has the status and the code that the live form distinguishes", async () => {
  const outcome = async (table: string, row: unknown) => {
    const { status, body } = await api.insert(table, row);
    return [status, body.code];
  };
  expect(await outcome("nao_existe", validRow("leadlive"))).toEqual([404, "PGRST205"]);
  expect(await outcome("pedidos", { id: randomUUID() })).toEqual([401, "42501"]);
  expect(await outcome("leadlive", { ...validRow("leadlive"), produto: "outro" })).toEqual([400, "23514"]);
  expect(await outcome("leadlive", { ...validRow("leadlive"), email: null })).toEqual([400, "23502"]);
});

test("a visitor can pay only through the service, and sees only state, plan and method of an order", async () => {
  const id = randomUUID();
  await api.sql`insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone)
    values (${id}, 'app', 'avista', 189800, 'Maria Souza', 'maria@farmacia.com.br', '11987654321')`;
  const situacao = async () => (await api.call(`rpc/situacao_pedido?p_id=${id}`)).body;
  expect(await situacao()).toEqual({ situacao: "pendente", plano: "avista", forma: null });
  await api.sql`update public.pedidos set situacao = 'pago' where id = ${id}`;
  expect(await situacao()).toMatchObject({ situacao: "pago" });
  expect((await api.call(`rpc/situacao_pedido?p_id=${randomUUID()}`)).body).toBeNull();
  expect((await api.call(`pedidos?id=eq.${id}`)).status).toBe(401);
  const [pedido] = await api.sql`select pago_em is not null as dated from public.pedidos where id = ${id}`;
  expect(pedido).toEqual({ dated: true });
});

test("an order opens one account, initially pending", async () => {
  const pedido = randomUUID();
  await api.sql`insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone)
    values (${pedido}, 'app', 'avista', 189800, 'Maria Souza', 'maria@farmacia.com.br', '11987654321')`;
  const row = { ...validRow("paid"), pedido_id: pedido };
  expect((await api.insert("cadastros_app", { ...row, conta_situacao: "ativa" })).status).toBe(401);
  expect((await api.insert("cadastros_app", row)).status).toBe(201);
  const [stored] = await api.sql`select conta_situacao from public.cadastros_app where id = ${row.id}`;
  expect(stored).toEqual({ conta_situacao: "pendente" });
  const second = await api.insert("cadastros_app", { ...row, id: randomUUID() });
  expect([second.status, second.body.code]).toEqual([409, "23505"]);
});

test("a paid sign-up without an order is stored and stays pending", async () => {
  const row = validRow("paid");
  expect((await api.insert("cadastros_app", row)).status).toBe(201);
  const [stored] = await api.sql`select conta_situacao, pedido_id from public.cadastros_app where id = ${row.id}`;
  expect(stored).toEqual({ conta_situacao: "pendente", pedido_id: null });
});

test("a sign-up enqueues the job that opens its account, and visitors cannot set the account's state", async () => {
  const row = validRow("free");
  for (const forged of ["ativa", "dispensada", "em_revisao"]) {
    expect((await api.insert("cadastros_app", { ...row, conta_situacao: forged })).status).toBe(401);
  }
  expect((await api.insert("cadastros_app", { ...row, conta_referencia: "1" })).status).toBe(401);
  expect((await api.insert("cadastros_app", row)).status).toBe(201);
  await api.insert("cadastros_app", row);
  expect(await jobsOf("conta", row.id)).toEqual([
    { task_identifier: "criar_conta", max_attempts: 25, payload: { id: row.id } },
  ]);
});

test("each change of an order enqueues its job once, and a new session is checked again", async () => {
  const id = randomUUID();
  await api.sql`insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone)
    values (${id}, 'app', 'avista', 'pix', 189800, 'Maria Souza', 'maria@farmacia.com.br', '11987654321')`;
  await api.sql`update public.pedidos set checkout_id = ${id}, expira_em = now() + interval '1 hour' where id = ${id}`;
  expect(await jobsOf("cobranca", id)).toMatchObject([{ task_identifier: "cobrar_pagamento" }]);
  expect(await jobsOf("conferir", id)).toMatchObject([{ task_identifier: "conferir_pedido" }]);
  for (const situacao of ["expirado", "pago", "pago"]) {
    await api.sql`update public.pedidos set situacao = ${situacao} where id = ${id}`;
  }
  expect(await jobsOf("pedido", `${id}:expirado`)).toEqual([]);
  expect(await jobsOf("pedido", `${id}:pago`)).toMatchObject([{ payload: { id, situacao: "pago" } }]);
});
