import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;

beforeAll(() => insertEquipe(database.sql));

const hoje = (membro = EU) => callPainel(database.sql, membro, "hoje", {});
const funil = (entrada: Record<string, unknown> = {}) => callPainel(database.sql, EU, "funil", entrada);

/** A moment of today in São Paulo, as a share of the day: the tests run at any hour. */
async function momentOfToday(share: number): Promise<Date> {
  const [row] = await database.sql`select privado.hoje() + ${share} * interval '1 day' as em`;
  return row?.em;
}

async function registerContato(pessoa: string, resultado: "falei" | "abriu", membro = EU): Promise<void> {
  const entrada = { comando: randomUUID(), pessoa, canal: "whatsapp" as const, resultado, texto: null };
  await callPainel(database.sql, membro, "registrar_contato", entrada);
}

test("[DIA-01] who waits is listed in the order of the clock, with the message they wait for", async () => {
  const late = await receive(database.sql, "contato", { email: newEmail(), mensagem: "Tenho duas lojas." });
  const early = await receive(database.sql, "leadlive", { email: newEmail(), produto: "despertar" });
  await database.sql`update privado.pessoas set prazo = prazo - interval '2 days', espera_desde = espera_desde - interval '2 days'
    where id = ${early.pessoa}`;
  const { esperando } = await hoje();
  const ours = esperando.pessoas.filter(({ id }) => [late.pessoa, early.pessoa].includes(id));
  expect(ours.map(({ id, mensagem }) => [id, mensagem])).toEqual([
    [early.pessoa, null],
    [late.pessoa, "Tenho duas lojas."],
  ]);
  expect(esperando.total).toBe(esperando.pessoas.length);
  await registerContato(late.pessoa, "falei");
  const after = await hoje();
  expect(after.esperando.total).toBe(esperando.total - 1);
  expect(after.feitas).toContainEqual({
    id: late.pessoa,
    nome: "Maria da Conceição Souza",
    estado: "broto",
    ganha_hoje: false,
  });
  expect(after.marcas).toContainEqual(expect.objectContaining({ pessoa: late.pessoa, tipo: "feito" }));
});

test("[DIA-01] steps of the member up to the end of today are promised; those of others and of tomorrow are not", async () => {
  const step = (dono: string, em: Date) => insertPessoa(database.sql, { dono, passo_texto: "Ligar", passo_em: em });
  const [due, overdue] = [await step(EU, await momentOfToday(0.99)), await step(EU, await momentOfToday(-3))];
  const others = [await step(EU, await momentOfToday(1.01)), await step(MEMBROS.gestao, await momentOfToday(0.5))];
  const { passos, marcas } = await hoje();
  const ids = passos.map(({ id }) => id);
  expect(ids.filter((id) => [due, overdue, ...others].includes(id))).toEqual([overdue, due]);
  const marked = marcas.filter(({ tipo }) => tipo === "passo").map(({ pessoa }) => pessoa);
  expect(marked).toEqual([due]);
});

test("[DIA-01] a promise of the clock due today is a mark of the line, one of another day is not", async () => {
  const wait = async (share: number) =>
    insertPessoa(database.sql, { espera_desde: await momentOfToday(share - 0.1), prazo: await momentOfToday(share) });
  const [today, yesterday] = [await wait(0.4), await wait(-0.4)];
  const { marcas } = await hoje();
  const marked = marcas.filter(({ tipo }) => tipo === "promessa").map(({ pessoa }) => pessoa);
  expect([marked.includes(today), marked.includes(yesterday)]).toEqual([true, false]);
});

test("[DIA-01] payments that need a person are counted with their value", async () => {
  const before = (await hoje()).pagamentos;
  const id = await insertPedido(database.sql, { forma_pagamento: "pix", email: newEmail(), telefone: newTelefone() });
  await database.sql`update public.pedidos set checkout_id = ${id}, expira_em = now() + interval '1 hour' where id = ${id}`;
  await drainCaixa(database.sql);
  expect((await hoje()).pagamentos).toEqual(before);
  await database.sql`update privado.cobrancas set com_pessoa_desde = now(), motivo = 'cartao_recusado' where pedido_id = ${id}`;
  const { total, valor_centavos, linhas } = (await hoje()).pagamentos;
  expect([total - before.total, valor_centavos - before.valor_centavos]).toEqual([1, 189800]);
  expect(linhas).toContainEqual(expect.objectContaining({ pedido: id, grupo: "precisa" }));
});

test("[DIA-01] a finished diagnostic is listed until somebody talks to the store", async () => {
  const cpf = newCpf();
  const { loja, resposta } = await insertDiagnostico(database.sql, cpf);
  await database.sql`update public.diagnosticos_lojas set nome = 'Drogaria Bom Jesus', cidade = 'Passos', uf = 'MG' where id = ${loja}`;
  await drainCaixa(database.sql);
  const pessoa = await pessoaOf(database.sql, resposta);
  const { diagnosticos } = await hoje();
  expect(diagnosticos.linhas).toContainEqual(
    expect.objectContaining({
      pessoa,
      nome: "Drogaria Bom Jesus",
      cidade: "Passos",
      uf: "MG",
      receita: null,
      nota: 0,
    }),
  );
  await registerContato(pessoa, "abriu");
  expect((await hoje()).diagnosticos.total).toBe(diagnosticos.total);
  await registerContato(pessoa, "falei");
  expect((await hoje()).diagnosticos.total).toBe(diagnosticos.total - 1);
});

test("[DIA-01, LOJAS-01] a store that nobody named has the name and town of the public register", async () => {
  const { loja, resposta } = await insertDiagnostico(database.sql, newCpf());
  const cnpj = newCnpj();
  await database.sql`update public.diagnosticos_lojas set cnpj = ${cnpj} where id = ${loja}`;
  await database.sql`insert into privado.farmacias (cnpj, matriz, razao_social, situacao, cnae, uf, municipio)
    values (${cnpj}, true, 'FARMACIA IRMAOS LTDA', 'ativa', '4771701', 'MG', 'ARAXA')`;
  await drainCaixa(database.sql);
  const pessoa = await pessoaOf(database.sql, resposta);
  expect((await hoje()).diagnosticos.linhas.find((linha) => linha.pessoa === pessoa)).toMatchObject({
    nome: null,
    receita: { nome: "FARMACIA IRMAOS LTDA", cidade: "ARAXA", uf: "MG" },
  });
});

test("[DIA-01, ACOMPANHAR-01] withdrawn, the latest answers of a store count no more, nor do older ones in their place", async () => {
  const { total } = (await hoje()).diagnosticos;
  const cpf = newCpf();
  await insertDiagnostico(database.sql, cpf, new Date(Date.now() - 86_400_000));
  const { resposta } = await insertDiagnostico(database.sql, cpf);
  await drainCaixa(database.sql);
  expect((await hoje()).diagnosticos.total).toBe(total + 1);
  await database.sql`update privado.entradas set retirada_em = now() where id = ${resposta}`;
  expect((await hoje()).diagnosticos.total).toBe(total);
});

test("[DIA-01] the team shows who uses the panel, whom they look at and how many people they have", async () => {
  const membro = await insertMembro(database.sql, "gestao");
  const pessoa = await insertPessoa(database.sql, { dono: membro, estado: "broto" });
  await insertPessoa(database.sql, { dono: membro, estado: "arvore" });
  const mine = async () => (await hoje()).equipe.find(({ id }) => id === membro);
  expect(await mine()).toMatchObject({ no_painel: false, com: null, esperando: 0, em_conversa: 1 });
  await database.sql`update privado.pessoas set espera_desde = now(), prazo = now() + interval '2 hours' where id = ${pessoa}`;
  expect(await mine()).toMatchObject({ esperando: 1, em_conversa: 1 });
  await database.sql`update privado.pessoas set espera_desde = null, prazo = null where id = ${pessoa}`;
  await callPainel(database.sql, membro, "pessoa", { id: await receivedPessoa() });
  await callPainel(database.sql, membro, "contadores", {});
  await database.sql`select privado.abrir_sessao(${randomBytes(32)}, ${membro}, 'aal2')`;
  expect(await mine()).toMatchObject({ no_painel: true, com: { nome: "Maria da Conceição Souza" } });
  await database.sql`update privado.sessoes_painel set usada_em = now() - interval '6 minutes' where membro = ${membro}`;
  expect(await mine()).toMatchObject({ no_painel: false, com: null });
  const { sem_dono } = await hoje();
  await database.sql`update privado.pessoas set dono = null where id = ${pessoa}`;
  expect((await hoje()).sem_dono).toEqual({ ...sem_dono, total: sem_dono.total + 1 });
});

async function receivedPessoa(): Promise<string> {
  return (await receive(database.sql, "contato", { email: newEmail() })).pessoa;
}

test("[FUNIL-01] five columns by state, oldest first; won and lost ones of the last 30 days", async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const dono = await insertMembro(database.sql, "atendimento");
  const place = (estado: string, ago: number, more = {}) =>
    insertPessoa(database.sql, { estado, estado_desde: days(ago), dono, origens: ["despertar"], ...more });
  const [newer, older] = [await place("broto", 1), await place("broto", 90)];
  const lost = await place("folha", 29, { motivo: "preco" });
  await place("folha", 31, { motivo: "preco" });
  await place("arvore", 40);
  await place("muda", 1, { suspeita: true });
  const { colunas } = await funil({ dono });
  expect(Object.keys(colunas).toSorted()).toEqual(["arvore", "broto", "folha", "muda", "semente"]);
  expect(colunas.broto?.pessoas.map(({ id }) => id)).toEqual([older, newer]);
  expect(colunas.folha?.pessoas.map(({ id, motivo }) => [id, motivo])).toEqual([[lost, "preco"]]);
  expect([colunas.arvore?.total, colunas.muda?.total, colunas.semente?.total]).toEqual([0, 0, 0]);
  const page = (await funil({ dono, limite: 1 })).colunas.broto;
  expect([page?.total, page?.pessoas.length]).toEqual([2, 1]);
});

test("[FUNIL-01] the filter by programme finds every origin of a person, and a card shows the value of an order", async () => {
  const id = await insertPedido(database.sql, { email: newEmail(), telefone: newTelefone(), valor_centavos: 199800 });
  await drainCaixa(database.sql);
  const pessoa = await pessoaOf(database.sql, id);
  const ids = async (origem: string) => (await funil({ origem, limite: 100 })).colunas.semente?.pessoas ?? [];
  expect((await ids("edenapp")).find((cartao) => cartao.id === pessoa)?.valor_centavos).toBe(199800);
  expect((await ids("despertar")).some((cartao) => cartao.id === pessoa)).toBe(false);
});
