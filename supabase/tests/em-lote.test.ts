import { randomUUID } from "node:crypto";
import type { InferInput } from "valibot";
import { beforeAll, expect, test } from "vitest";
import type { CONTRATO } from "../../domain/painel/contrato.ts";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

type Lote = InferInput<(typeof CONTRATO)["em_lote"]["entrada"]>;
type Acao = Lote["acao"];

const database = useDatabase();
const EU = MEMBROS.atendimento;
let colega: string;

beforeAll(async () => {
  const { sql } = database;
  await drainCaixa(sql);
  await insertEquipe(sql);
  colega = await insertMembro(sql, "atendimento");
});

const waits = { espera_desde: new Date("2026-11-16T12:00:00Z"), prazo: new Date("2026-11-16T14:00:00Z") };
const insertMany = (count: number, part: object = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => insertPessoa(database.sql, { nome: `Pessoa ${index + 1}`, ...part })),
  );
const at = (ids: string[], versao = 1) => ids.map((id) => ({ id, versao }));
const run = (entrada: Omit<Lote, "comando">, comando: string = randomUUID()) =>
  callPainel(database.sql, EU, "em_lote", { comando, ...entrada });
const undo = (comando: string, membro = EU) => callPainel(database.sql, membro, "desfazer", { comando });
/** What a change of one person leaves, without what differs between two people. */
const traces = async (id: string) => ({
  pessoa: (
    await database.sql`select dono, estado, motivo, passo_texto, passo_em, espera_desde, prazo, prazo_total, versao
      from privado.pessoas where id = ${id}`
  )[0],
  historico: await database.sql`select tipo, autor, dados from privado.historico where pessoa_id = ${id} order by em`,
});
const leave = (id: string) =>
  database.sql`update privado.equipe set ativa = false, desativada_em = now() where id = ${id}`;
const mudancaNow = async () => Number((await database.sql`select max(mudanca) from privado.novidades`)[0]?.max);

const passo = { texto: "Ligar", em: "2026-12-01T12:00:00.000Z" };

/** The command for one person takes the same values. */
test.each<[name: string, funcao: string, acao: Acao]>([
  ["another owner", "mudar_dono", { tipo: "dono", dono: MEMBROS.gestao }],
  ["no owner", "mudar_dono", { tipo: "dono", dono: null }],
  ["a proposal", "mudar_estado", { tipo: "estado", estado: "muda", motivo: null }],
  ["lost", "mudar_estado", { tipo: "estado", estado: "folha", motivo: "preco" }],
  ["a step", "marcar_passo", { tipo: "passo", passo }],
  ["no answer needed", "dispensar_resposta", { tipo: "dispensa", motivo: "engano" }],
])("[VISTA-03] %s: the same as %s of one person, and its undo leaves nothing", async (_, funcao, acao) => {
  const { sql } = database;
  const [one = "", twin = ""] = await insertMany(2, { ...waits, dono: colega });
  const before = await traces(one);
  const { tipo: _tipo, ...values } = acao;
  const alone = { comando: randomUUID(), pessoa: twin, versao: 1, ...values };
  await callPainel(sql, EU, funcao as "mudar_dono", alone as never);
  const comando = randomUUID();
  expect(await run({ pessoas: at([one]), acao }, comando)).toEqual({ feitas: 1, iguais: 0, puladas: [] });
  expect(await traces(one)).toEqual(await traces(twin));
  expect(await undo(comando)).toEqual({ pessoa: null, versao: 0 });
  expect(await traces(one)).toEqual({ ...before, pessoa: { ...before.pessoa, versao: 3 } });
  expect(
    await sql`select from privado.avisos as a join privado.historico as h on h.id = a.linha where h.pessoa_id = ${one}`,
  ).toEqual([]);
});

test("[VISTA-03] people changed meanwhile are skipped and named, those already so are counted, and one undo brings the others back", async () => {
  const { sql } = database;
  const ids = await insertMany(5);
  const [changed = "", owned = "", later = ""] = ids;
  await sql`update privado.pessoas set nome = 'Zélia Mudou', versao = 2 where id = ${changed}`;
  await sql`update privado.pessoas set dono = ${colega} where id = ${owned}`;
  const gone = randomUUID();
  const comando = randomUUID();
  const acao = { tipo: "dono", dono: colega } as const;
  const done = await run({ pessoas: at([...ids, gone]), acao }, comando);
  expect(done).toEqual({
    feitas: 3,
    iguais: 1,
    puladas: [
      { id: changed, nome: "Zélia Mudou" },
      { id: gone, nome: null },
    ],
  });
  // Repeated, the stored answer; nothing is done twice.
  expect(await run({ pessoas: at([...ids, gone]), acao }, comando)).toEqual(done);
  const owners = async () =>
    (await sql`select dono from privado.pessoas where id = any (${ids})`).filter(({ dono }) => dono === colega);
  expect(await owners()).toHaveLength(4);
  // One notice for all three, by the first of them.
  const notices =
    await sql`select h.dados ->> 'recado' as recado from privado.avisos as a join privado.historico as h on h.id = a.linha
    where h.comando = ${comando}`;
  expect(notices).toEqual([{ recado: "Com mais 2 pessoas." }]);
  await callPainel(sql, EU, "anotar", { comando: randomUUID(), pessoa: later, texto: "Ligou." });
  await expect(undo(comando, MEMBROS.gestao)).rejects.toMatchObject({ code: "PT404" });
  expect(await undo(comando)).toEqual({
    pessoa: null,
    versao: 0,
    aviso: "Desfeito, menos Pessoa 3: já mudou de novo.",
  });
  expect(await owners()).toHaveLength(2);
  const recorded = await sql`select acao, count(*)::int from privado.registro_de_acessos where alvo_id = any (${ids})
    and acao in ('em_lote', 'desfazer') group by 1 order by 1`;
  expect(recorded).toEqual([
    { acao: "desfazer", count: 2 },
    { acao: "em_lote", count: 3 },
  ]);
});

test("[VISTA-03, CAIXA-06] a step makes its author the owner of those without one, as marcar_passo does, and its undo gives both back", async () => {
  const { sql } = database;
  const [one = "", released = "", twin = ""] = await insertMany(3);
  const [theirs = ""] = await insertMany(1, { dono: colega });
  // Released with the same step.
  await sql`update privado.pessoas set passo_texto = ${passo.texto}, passo_em = ${passo.em}, passo_id = gen_random_uuid()
    where id = ${released}`;
  await callPainel(sql, EU, "marcar_passo", { comando: randomUUID(), pessoa: twin, versao: 1, passo });
  const comando = randomUUID();
  const acao = { tipo: "passo", passo } as const;
  expect(await run({ pessoas: at([one, released, theirs]), acao }, comando)).toMatchObject({ feitas: 3 });
  const owners = async () =>
    Promise.all([one, released, theirs].map(async (id) => (await traces(id)).pessoa?.dono as string | null));
  expect(await owners()).toEqual([EU, EU, colega]);
  expect(await traces(one)).toEqual(await traces(twin));
  expect((await traces(theirs)).historico.map(({ tipo }) => tipo)).toEqual(["passo"]);
  await undo(comando);
  expect(await owners()).toEqual([null, null, colega]);
  expect((await traces(one)).historico).toEqual([]);
});

test("[VISTA-03, EQUIPE-01] an undo gives nobody to a member who left meanwhile, and names those who changed", async () => {
  const leaver = await insertMembro(database.sql, "atendimento");
  const ids = await insertMany(3, { dono: leaver });
  const comando = randomUUID();
  await run({ pessoas: at(ids), acao: { tipo: "dono", dono: colega } }, comando);
  await leave(leaver);
  for (const pessoa of ids.slice(1)) {
    await callPainel(database.sql, EU, "anotar", { comando: randomUUID(), pessoa, texto: "Ligou." });
  }
  expect(await undo(comando)).toMatchObject({ aviso: "Desfeito, menos Pessoa 2, Pessoa 3: já mudaram de novo." });
  expect(await Promise.all(ids.map(async (id) => (await traces(id)).pessoa?.dono))).toEqual([null, colega, colega]);
});

test("[VISTA-03] all of a filter: those who were counted, without anybody who changed or came after the list was read", async () => {
  const { sql } = database;
  const campanha = `lote-${randomUUID()}`;
  const ids = await insertMany(4, { campanha });
  const { quantas, mudanca } = await callPainel(sql, EU, "filtrar", { filtro: { campanhas: [campanha] } });
  expect([quantas, mudanca]).toEqual([4, await mudancaNow()]);
  await callPainel(sql, colega, "anotar", { comando: randomUUID(), pessoa: ids[0] ?? "", texto: "Ligou." });
  const newcomer = await insertPessoa(sql, { campanha, nome: "Nova Chegada" });
  const done = await run({
    filtro: { campanhas: [campanha] },
    mudanca,
    acao: { tipo: "estado", estado: "broto", motivo: null },
  });
  expect(done).toEqual({
    feitas: 3,
    iguais: 0,
    puladas: [
      { id: newcomer, nome: "Nova Chegada" },
      { id: ids[0], nome: "Pessoa 1" },
    ],
  });
});

test("[VISTA-03] no more than 200 chosen and 1,000 of a filter; nothing without a choice, a reason or somebody who answers people", async () => {
  const { sql } = database;
  const acao = { tipo: "dispensa", motivo: "nao_pede" } as const;
  const many = Array.from({ length: 201 }, () => ({ id: randomUUID(), versao: 1 }));
  await expect(run({ pessoas: many, acao })).rejects.toMatchObject({ code: "PT422" });
  const campanha = `mil-${randomUUID()}`;
  await sql`insert into privado.pessoas (nome, campanha) select 'Pessoa', ${campanha} from generate_series(1, 1001)`;
  const all = { filtro: { campanhas: [campanha] }, mudanca: await mudancaNow() };
  await expect(run({ ...all, acao })).rejects.toMatchObject({ code: "PT422" });
  await expect(run({ acao } as never)).rejects.toMatchObject({ code: "22023" });
  const [one = ""] = await insertMany(1);
  const wrong: Acao[] = [
    { tipo: "dono", dono: MEMBROS.leitura },
    { tipo: "dono", dono: randomUUID() },
    { tipo: "estado", estado: "folha", motivo: null },
    { tipo: "apagar" } as never,
  ];
  for (const other of wrong) {
    await expect(run({ pessoas: at([one]), acao: other })).rejects.toMatchObject({
      code: expect.stringMatching(/^(PT422|22023)$/),
    });
  }
  expect((await traces(one)).historico).toEqual([]);
});

test("[VISTA-03] 1,000 people in one command, undone in one; no message leaves", async () => {
  const { sql } = database;
  const campanha = `lote-${randomUUID()}`;
  await sql`insert into privado.pessoas (nome, campanha) select 'Pessoa ' || n, ${campanha} from generate_series(1, 1000) as n`;
  const jobs = async () => (await sql`select count(*)::int from privado.saida`)[0]?.count;
  const before = await jobs();
  const comando = randomUUID();
  const all = { filtro: { campanhas: [campanha] }, mudanca: await mudancaNow() };
  const done = await run({ ...all, acao: { tipo: "passo", passo } }, comando);
  expect(done).toEqual({ feitas: 1000, iguais: 0, puladas: [] });
  const marked = async () =>
    (
      await sql`select count(distinct passo_id)::int from privado.pessoas where campanha = ${campanha} and passo_em is not null`
    )[0];
  expect(await marked()).toEqual({ count: 1000 });
  await undo(comando);
  expect(await marked()).toEqual({ count: 0 });
  expect(await jobs()).toBe(before);
  expect(await sql`select from privado.historico where comando = ${comando}`).toEqual([]);
});

test("[VISTA-03] two bulk commands over the same people wait for each other and lose nothing", async () => {
  const { sql } = database;
  const ids = await insertMany(40);
  const other = (entrada: Omit<Lote, "comando">) =>
    callPainel(sql, colega, "em_lote", { comando: randomUUID(), ...entrada });
  const [one, two] = await Promise.all([
    run({ pessoas: at(ids), acao: { tipo: "estado", estado: "muda", motivo: null } }),
    other({ pessoas: at(ids.toReversed()), acao: { tipo: "dono", dono: colega } }),
  ]);
  expect([one.feitas, two.feitas].toSorted()).toEqual([0, 40]);
  expect(one.puladas.length + two.puladas.length).toBe(40);
});
