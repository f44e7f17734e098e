import { randomUUID } from "node:crypto";
import { resumoOf } from "@eden/domain/atendimento/resumo";
import { beforeAll, expect, test } from "vitest";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf, projections, receive } from "./support/drain-caixa.ts";
import { validRow } from "./support/rows.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();

beforeAll(async () => {
  await drainCaixa(database.sql);
  await insertEquipe(database.sql);
});

const pessoaRow = async (id: string) => (await database.sql`select * from privado.pessoas where id = ${id}`)[0];
const historicoOf = (id: string) =>
  database.sql`select tipo, autor, dados from privado.historico where pessoa_id = ${id} order by em, id`;

test("[CAIXA-01] rows of every source become entries of one list, with their origin", async () => {
  const { sql } = database;
  const cpf = newCpf();
  const kinds = { contato: "contato", leadlive: "livro", plenitude: "plenitude", edificacao: "edificacao" };
  const more = { mentoria_imersao: "mentoria_imersao", despertar: "despertar", free: "edenapp", paid: "edenapp" };
  for (const [kind, origem] of Object.entries({ ...kinds, ...more })) {
    const { id } = await receive(sql, kind, { email: newEmail(), ...(kind in { free: 1, paid: 1 } ? { cpf } : {}) });
    expect(await sql`select origem from privado.entradas where id = ${id}`).toEqual([{ origem }]);
  }
  const live = await receive(sql, "leadlive", { email: newEmail(), produto: "mentoria" });
  const pedido = await insertPedido(sql, { cpf, email: newEmail() });
  const { resposta } = await insertDiagnostico(sql, cpf);
  await drainCaixa(sql);
  const rows =
    await sql`select origem, resumo, catalogo from privado.entradas where id = any (${[live.id, pedido, resposta]})`;
  const words = rows.map(({ origem, resumo, catalogo }) => `${origem}: ${resumoOf({ ...catalogo, texto: resumo })}`);
  expect(words.toSorted()).toEqual([
    "diagnostico: Diagnóstico: nota 0 de 100",
    "edenapp: Pedido no EdenApp, R$ 1.898,00",
    "live: Interesse na Mentoria",
  ]);
  const person = await pessoaRow(await pessoaOf(sql, resposta));
  expect(person).toMatchObject({ origem: "diagnostico", origens: ["diagnostico", "edenapp"], nota: 0, uf: "SP" });
  expect(person?.nome).not.toContain("Farmácia");
});

test("[CAIXA-04] a new entry starts the clock once; a buyer's rows and suspicious ones do not", async () => {
  const { sql } = database;
  const email = newEmail();
  const { pessoa } = await receive(sql, "contato", { email });
  const first = await pessoaRow(pessoa);
  const [check] =
    await sql`select p.prazo = privado.prazo_de(e.criada_em) as prazo, p.espera_desde = e.criada_em as desde
    from privado.pessoas as p join privado.entradas as e on e.pessoa_id = p.id where p.id = ${pessoa}`;
  expect(check).toEqual({ prazo: true, desde: true });
  await receive(sql, "leadlive", { email });
  expect(await pessoaRow(pessoa)).toMatchObject({ prazo: first?.prazo, versao: (first?.versao ?? 0) + 1 });
  const buyer = newEmail();
  await insertPedido(sql, { email: buyer });
  const bought = await receive(sql, "paid", { email: buyer, cpf: newCpf() });
  expect(await pessoaRow(bought.pessoa)).toMatchObject({ prazo: null, suspeita: false });
  const robot = await receive(sql, "contato", { email: newEmail(), isca: "x" });
  expect(await pessoaRow(robot.pessoa)).toMatchObject({ prazo: null, suspeita: true });
});

test("[CAIXA-03, CAIXA-06] an entry that waits reopens a closed conversation; a paid order wins it", async () => {
  const { sql } = database;
  const email = newEmail();
  const { pessoa } = await receive(sql, "contato", { email });
  await sql`update privado.pessoas set estado = 'folha', motivo = 'preco', espera_desde = null, prazo = null,
    estado_desde = now() where id = ${pessoa}`;
  await receive(sql, "leadlive", { email, produto: "livro" });
  expect(await pessoaRow(pessoa)).toMatchObject({ estado: "folha", prazo: null });
  await receive(sql, "leadlive", { email, produto: "plenitude" });
  expect(await pessoaRow(pessoa)).toMatchObject({ estado: "semente", motivo: null, prazo: expect.any(Date) });
  const pedido = await insertPedido(sql, { email });
  await drainCaixa(sql);
  await sql`update public.pedidos set situacao = 'pago' where id = ${pedido}`;
  await drainCaixa(sql);
  await sql`update public.pedidos set situacao = 'pago', nome = 'Outro Nome' where id = ${pedido}`;
  await drainCaixa(sql);
  expect(await pessoaRow(pessoa)).toMatchObject({ estado: "arvore", nome: "Outro Nome" });
  expect(await historicoOf(pessoa)).toMatchObject([
    { tipo: "estado", autor: null, dados: { de: "folha", para: "semente" } },
    { tipo: "pedido", dados: { pedido, situacao: "pago", valor_centavos: 189800 } },
    { tipo: "estado", dados: { de: "semente", para: "arvore" } },
  ]);
  expect(await sql`select situacao from privado.entradas where id = ${pedido}`).toEqual([{ situacao: "pago" }]);
});

test("a malformed job stops neither the queue nor the inbox", async () => {
  const { sql } = database;
  for (const dados of [
    '"x"',
    "[]",
    '{"id": "x"}',
    '{"tabela": "nenhuma", "id": "00000000-0000-0000-0000-000000000000"}',
  ]) {
    await sql`select privado.enfileirar('lead_recebido', ${`teste:${dados}`}, ${dados}::json)`;
  }
  const { id } = await receive(sql, "contato", { email: newEmail() });
  expect(await sql`select from graphile_worker.jobs where key like 'teste:%'`).toHaveLength(4);
  expect(await pessoaOf(sql, id)).toBeTruthy();
});

test("several services project side by side without making a person twice", async () => {
  const { sql } = database;
  const email = newEmail();
  await sql`insert into public.leadlive ${sql(Array.from({ length: 130 }, () => ({ ...validRow("leadlive"), email })))}`;
  await Promise.all([drainCaixa(sql), drainCaixa(sql), drainCaixa(sql)].map((done) => done.catch(() => undefined)));
  await drainCaixa(sql);
  const rows = await sql`select distinct e.pessoa_id from privado.entradas as e join public.leadlive as l on l.id = e.id
    where l.email = ${email}`;
  expect(rows).toHaveLength(1);
});

test("[CAIXA-02] deleting rows removes their entries, and the person with the last one", async () => {
  const { sql } = database;
  const email = newEmail();
  const one = await receive(sql, "contato", { email, nome: "Nome Antigo" });
  const two = await receive(sql, "leadlive", { email, nome: "Nome Novo" });
  await callPainel(sql, MEMBROS.atendimento, "anotar", { comando: randomUUID(), pessoa: one.pessoa, texto: "Nota" });
  await sql`delete from public.leadlive where id = ${two.id}`;
  expect(await pessoaRow(one.pessoa)).toMatchObject({
    nome: expect.stringContaining("Nome Antigo"),
    origens: ["contato"],
  });
  await sql`delete from public.contato where id = ${one.id}`;
  expect(await pessoaRow(one.pessoa)).toBeUndefined();
  expect(await historicoOf(one.pessoa)).toHaveLength(0);
  expect(await sql`select from privado.chaves_pessoa where valor = ${email}`).toHaveLength(0);
});

test("[CAIXA-02] a correction moves the key of a person", async () => {
  const { sql } = database;
  const [wrong, right] = [newEmail(), newEmail()];
  const { id, pessoa } = await receive(sql, "contato", { email: wrong });
  await sql`select privado.corrigir_titular(${sql.json({ email: right })}, ${wrong})`;
  await drainCaixa(sql);
  expect(await pessoaRow(pessoa)).toMatchObject({ email: right });
  expect((await receive(sql, "leadlive", { email: right })).pessoa).toBe(pessoa);
  expect((await receive(sql, "leadlive", { email: wrong })).pessoa).not.toBe(pessoa);
  expect(await pessoaOf(sql, id)).toBe(pessoa);
});

test("a rebuild finds the same people and keeps what the team decided", async () => {
  const { sql } = database;
  const cpf = newCpf();
  const [email, other] = [newEmail(), newEmail()];
  const { pessoa } = await receive(sql, "free", { email, cpf });
  await receive(sql, "contato", { email });
  const united = await receive(sql, "contato", { email: other });
  await callPainel(sql, MEMBROS.gestao, "unir", {
    comando: randomUUID(),
    de: united.pessoa,
    para: pessoa,
    escolhas: {},
  });
  await callPainel(sql, MEMBROS.atendimento, "registrar_contato", {
    comando: randomUUID(),
    pessoa,
    canal: "telefone",
    resultado: "falei",
    texto: null,
  });
  const pedido = await insertPedido(sql, { email, situacao: "pago" });
  await drainCaixa(sql);
  const facts = () => sql`select p.id, p.estado, p.prazo, p.principal_id, p.nome, p.origens, p.busca, count(e)::int,
      (select count(*)::int from privado.historico as h where h.pessoa_id = p.id) as linhas
    from privado.pessoas as p left join privado.entradas as e on e.pessoa_id = p.id
    where p.id in (${pessoa}, ${united.pessoa}) group by p.id order by p.id`;
  const before = await facts();
  expect(before.find(({ id }) => id === pessoa)).toMatchObject({ estado: "arvore", prazo: null, count: 3 });
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  expect(await facts()).toEqual(before);
  await sql`delete from privado.entradas where pessoa_id in (${pessoa}, ${united.pessoa})`;
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  expect(await facts()).toEqual(before);
  expect(await pessoaOf(sql, pedido)).toBe(pessoa);
  await sql`insert into privado.entradas (tabela, id, pessoa_id, origem, resumo, criada_em)
    values ('contato', ${randomUUID()}, ${pessoa}, 'contato', '', now())`;
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  expect(await facts()).toEqual(before);
});

test("new rows are projected before the rows of a rebuild", async () => {
  const { sql } = database;
  await sql`select privado.refazer_caixa()`;
  const id = await insertRow(sql, "contato", { email: newEmail() });
  await sql`select privado.escoar_saida(2000)`;
  const [first] = await projections(sql);
  expect(first?.payload).toEqual([{ tabela: "contato", id }]);
  await drainCaixa(sql);
});

test("[CAIXA-09] news count people with new entries, and no change is missed when commits overtake each other", async () => {
  const { sql } = database;
  const { pessoa } = await receive(sql, "contato", { email: newEmail(), telefone: newTelefone() });
  const news = (desde: number, id: string | null = pessoa) =>
    callPainel(sql, MEMBROS.leitura, "novidades", { desde, pessoa: id });
  const { mudanca: seen, pessoa_versao: version } = await news(0);
  expect(await news(seen)).toEqual({
    ...{ mudanca: seen, novas: 0, pessoa_versao: version, presentes: [], correio_parado: null, ilegiveis: 0 },
  });
  const slow = await sql.reserve();
  await slow`begin`;
  await slow`insert into privado.pessoas (nome) values ('Lenta')`;
  await callPainel(sql, MEMBROS.atendimento, "anotar", { comando: randomUUID(), pessoa, texto: "Nota" });
  const between = await news(seen);
  expect(between).toMatchObject({ novas: 0, pessoa_versao: (version ?? 0) + 1 });
  await slow`commit`;
  slow.release();
  expect((await news(between.mudanca)).novas).toBe(1);
  await receive(sql, "contato", { email: newEmail(), isca: "x" });
  expect((await news(between.mudanca)).novas).toBe(1);
  expect((await news(0, randomUUID())).pessoa_versao).toBeNull();
});
