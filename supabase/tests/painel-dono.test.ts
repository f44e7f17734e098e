import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { newEmail, receive } from "./support/drain-caixa.ts";
import { ALWAYS, openAlways } from "./support/open-always.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const COLEGA = MEMBROS.gestao;
const HORA = 3_600_000;

beforeAll(() => insertEquipe(database.sql));
beforeEach(async () => {
  await database.sql`delete from privado.ausencias`;
  await database.sql`delete from privado.avisos`;
  await database.sql`delete from privado.sessoes_painel`;
});

const hoje = (membro = EU) => callPainel(database.sql, membro, "hoje", {});
const avisos = async (membro = EU) => (await callPainel(database.sql, membro, "avisos", {})).avisos;
const see = (id: string, membro = EU) => callPainel(database.sql, membro, "pessoa", { id });
const minhas = async (membro = EU, more: { cursor?: string | null; limite?: number } = {}) =>
  callPainel(database.sql, membro, "caixa", { vista: "minhas", ...more });

async function waiting(): Promise<string> {
  return (await receive(database.sql, "contato", { email: newEmail() })).pessoa;
}

async function rowOf(id: string) {
  const [row] =
    await database.sql`select dono, primeira_resposta_por, primeira_resposta_em, estado, prazo, versao, mudanca,
    passo_texto from privado.pessoas where id = ${id}`;
  return row as Record<string, unknown> & { versao: number };
}

async function contact(pessoa: string, membro = EU, resultado: "falei" | "mandei_mensagem" | "abriu" = "falei") {
  const comando = randomUUID();
  await callPainel(database.sql, membro, "registrar_contato", {
    comando,
    pessoa,
    canal: "whatsapp",
    resultado,
    texto: null,
  });
  return comando;
}

async function handOver(pessoa: string, de: string, para: string | null, more: object = {}) {
  const { versao } = await rowOf(pessoa);
  const comando = randomUUID();
  await callPainel(database.sql, de, "mudar_dono", { comando, pessoa, versao, dono: para, ...more });
  return comando;
}

const undo = (membro: string, comando: string) => callPainel(database.sql, membro, "desfazer", { comando });

/** Days from today in São Paulo. */
async function day(offset: number): Promise<string> {
  const [row] =
    await database.sql`select ((now() at time zone 'America/Sao_Paulo')::date + ${offset}::integer)::text as dia`;
  return row?.dia;
}

async function away(membro: string, substituto: string | null, [de, ate] = [-1, 1], por = membro) {
  const entrada = { comando: randomUUID(), membro, de: await day(de), ate: await day(ate), substituto };
  await callPainel(database.sql, por, "gravar_ausencia", entrada);
  return entrada.comando;
}

test("[DONO-01] the first contact makes its author the owner in the same command, and undoing it gives both back", async () => {
  const pessoa = await waiting();
  await contact(pessoa, EU, "abriu");
  expect(await rowOf(pessoa)).toMatchObject({ dono: null, primeira_resposta_por: null });
  const before = await rowOf(pessoa);
  const comando = await contact(pessoa);
  expect(await rowOf(pessoa)).toMatchObject({ dono: EU, primeira_resposta_por: EU, estado: "broto", prazo: null });
  const { linha_do_tempo } = await see(pessoa);
  expect(linha_do_tempo.some((linha) => linha.tipo === "dono" && linha.para?.id === EU)).toBe(true);
  await undo(EU, comando);
  const { versao: _, mudanca: __, ...given } = await rowOf(pessoa);
  expect(before).toMatchObject(given);
});

test("[DONO-01] a contact with a colleague's person leaves the owner, and the first answer stays that of its author", async () => {
  const pessoa = await waiting();
  await contact(pessoa, COLEGA);
  await contact(pessoa, EU);
  expect(await rowOf(pessoa)).toMatchObject({ dono: COLEGA, primeira_resposta_por: COLEGA });
  await handOver(pessoa, COLEGA, EU);
  const { equipe, agora } = await callPainel(database.sql, EU, "numeros_respostas", { dias: 7 });
  expect(equipe.reduce((sum, { respostas }) => sum + respostas, 0)).toBe(agora.respostas);
  expect(equipe.find(({ id }) => id === COLEGA)?.respostas).toBe(1);
});

test("[DONO-01] an e-mail assumes too; refused, it is no answer of its author any more", async () => {
  const email = newEmail();
  const { pessoa } = await receive(database.sql, "contato", { email });
  const entrada = { comando: randomUUID(), pessoa, para: email, assunto: "Olá", texto: "Bom dia" };
  await callPainel(database.sql, EU, "enviar_email", entrada);
  expect(await rowOf(pessoa)).toMatchObject({ dono: EU, primeira_resposta_por: EU });
  await database.sql`select privado.email_recusado(id, '550') from privado.historico where comando = ${entrada.comando} and tipo = 'email'`;
  expect(await rowOf(pessoa)).toMatchObject({ dono: EU, primeira_resposta_por: null, primeira_resposta_em: null });
});

test("[DONO-01] united people keep who answered first, and separating gives it back", async () => {
  const [first, second] = [await waiting(), await waiting()];
  await contact(first, COLEGA);
  await contact(second, EU);
  const escolhas = {};
  await callPainel(database.sql, EU, "unir", { comando: randomUUID(), de: first, para: second, escolhas });
  expect(await rowOf(second)).toMatchObject({ primeira_resposta_por: COLEGA });
  await callPainel(database.sql, EU, "separar", { comando: randomUUID(), pessoa: first });
  expect(await rowOf(second)).toMatchObject({ primeira_resposta_por: EU });
});

test("[DONO-02] a colleague on the same person is named while they use it, and not 30 seconds after their last input", async () => {
  const pessoa = await waiting();
  const here = (membro: string, more: { ha?: number; escrevendo?: boolean; saiu?: boolean } = {}) =>
    callPainel(database.sql, membro, "presenca", { pessoa, escrevendo: false, ha: 0, ...more });
  const seen = async () =>
    (await callPainel(database.sql, EU, "novidades", { desde: 0, pessoa })).presentes.map(({ id, escrevendo }) => [
      id,
      escrevendo,
    ]);
  const { versao } = await rowOf(pessoa);
  await here(EU);
  await here(COLEGA);
  expect(await seen()).toEqual([[COLEGA, false]]);
  await here(COLEGA, { escrevendo: true });
  expect(await seen()).toEqual([[COLEGA, true]]);
  await database.sql`update privado.presencas set em = now() - interval '29 seconds' where membro = ${COLEGA}`;
  expect(await seen()).toEqual([[COLEGA, true]]);
  // The age of the input counts, not the moment of the request.
  await database.sql`delete from privado.presencas where membro = ${COLEGA}`;
  await here(COLEGA, { ha: 30 });
  expect(await seen()).toEqual([]);
  await here(COLEGA, { ha: 2 });
  expect(await seen()).toEqual([[COLEGA, false]]);
  await here(COLEGA, { saiu: true });
  expect(await seen()).toEqual([]);
  expect((await rowOf(pessoa)).versao).toBe(versao);
});

test("[DONO-03] the new owner sees the note on the person, in Hoje and as a notice, until they open the person", async () => {
  const { pessoa } = await receive(database.sql, "contato", { nome: "Rosângela", email: newEmail() });
  const recado = "Ela quer juntar as duas lojas.";
  await handOver(pessoa, COLEGA, EU, { recado: `  ${recado} ` });
  expect(await avisos()).toMatchObject([{ pessoa, nome: "Rosângela", de: { id: COLEGA }, recado }]);
  expect((await hoje()).passados).toMatchObject([{ id: pessoa, passado: { recado, de: { id: COLEGA } } }]);
  expect(await avisos(COLEGA)).toEqual([]);
  await see(pessoa, COLEGA);
  expect(await avisos()).toHaveLength(1);
  const { linha_do_tempo } = await see(pessoa);
  expect(linha_do_tempo[0]).toMatchObject({ tipo: "dono", recado, para: { id: EU } });
  expect([await avisos(), (await hoje()).passados]).toEqual([[], []]);
});

test("[DONO-03] undone, or handed on before it was read, a hand-over leaves no notice", async () => {
  const pessoa = await insertPessoa(database.sql, { dono: COLEGA });
  await undo(COLEGA, await handOver(pessoa, COLEGA, EU));
  expect(await avisos()).toEqual([]);
  const third = await insertMembro(database.sql, "atendimento");
  await handOver(pessoa, COLEGA, EU);
  await handOver(pessoa, COLEGA, third);
  expect([await avisos(), (await avisos(third)).length]).toEqual([[], 1]);
  await handOver(pessoa, third, third);
  expect(await avisos(third)).toHaveLength(1);
});

test("[DONO-03] a note has at most 280 characters, and the next step goes along unless the giver keeps it", async () => {
  const passo = { passo_texto: "Ligar", passo_em: new Date() };
  const pessoa = await insertPessoa(database.sql, { dono: COLEGA, ...passo });
  await expect(handOver(pessoa, COLEGA, EU, { recado: "a".repeat(281) })).rejects.toMatchObject({ code: "PT422" });
  await handOver(pessoa, COLEGA, EU, { recado: "a".repeat(280) });
  expect(await rowOf(pessoa)).toMatchObject({ dono: EU, passo_texto: "Ligar" });
  const comando = await handOver(pessoa, EU, COLEGA, { leva_passo: false });
  expect(await rowOf(pessoa)).toMatchObject({ dono: COLEGA, passo_texto: null });
  await undo(EU, comando);
  expect(await rowOf(pessoa)).toMatchObject({ dono: EU, passo_texto: "Ligar" });
});

test("[DONO-04] during an absence the stand-in sees notices, steps and people of the absent; ownership does not change", async () => {
  const [eu, absent] = [
    await insertMembro(database.sql, "atendimento"),
    await insertMembro(database.sql, "atendimento"),
  ];
  const step = { passo_texto: "Ligar", passo_em: new Date() };
  const theirs = await insertPessoa(database.sql, { nome: "Dela", dono: absent, estado: "broto", ...step });
  const other = await insertPessoa(database.sql, { nome: "Outra", dono: absent, estado: "broto" });
  const mine = await insertPessoa(database.sql, { nome: "Minha", dono: eu, estado: "broto" });
  const list = async (membro = eu) => (await minhas(membro)).pessoas.map(({ id }) => id);
  expect(await list()).toEqual([mine]);
  const id = await away(absent, eu);
  await handOver(other, absent, absent);
  await handOver(mine, COLEGA, absent);
  // Own people first, whatever their place; then those of the absent in their order, over pages.
  await handOver(mine, COLEGA, eu);
  expect(await list()).toEqual([mine, theirs, other]);
  const first = await minhas(eu, { limite: 2 });
  expect((await minhas(eu, { limite: 2, cursor: first.proximo })).pessoas.map((pessoa) => pessoa.id)).toEqual([other]);
  const { vistas } = await callPainel(database.sql, eu, "contadores", {});
  expect(vistas.minhas).toBe(3);
  expect((await hoje(eu)).passos.map((pessoa) => [pessoa.id, pessoa.dono?.id])).toEqual([[theirs, absent]]);
  expect((await hoje(eu)).marcas).toContainEqual(expect.objectContaining({ pessoa: theirs, tipo: "passo" }));
  await handOver(other, COLEGA, COLEGA);
  await handOver(other, COLEGA, absent, { recado: "Cuide dela" });
  expect((await avisos(eu)).map(({ pessoa }) => pessoa)).toContain(other);
  expect((await hoje(COLEGA)).equipe.find((membro) => membro.id === absent)?.ausencia).toMatchObject({
    substituto: { id: eu },
  });
  await callPainel(database.sql, absent, "apagar_ausencia", { comando: randomUUID(), id });
  expect([await list(), (await avisos(absent)).map(({ pessoa }) => pessoa)]).toEqual([[mine], [other]]);
});

test("[DONO-03, DONO-04] who hands a person to an absent colleague neither gets the notice nor ends it; another cover does", async () => {
  const absent = await insertMembro(database.sql, "atendimento");
  const pessoa = await waiting();
  await away(absent, null);
  await handOver(pessoa, EU, absent, { recado: "Ligue na volta" });
  const told = async (membro: string) => [
    (await avisos(membro)).map(({ tipo }) => tipo),
    (await hoje(membro)).passados.map(({ id }) => id),
  ];
  expect([await told(EU), await told(COLEGA)]).toEqual([
    [[], []],
    [["passada"], [pessoa]],
  ]);
  await see(pessoa, EU);
  expect([await told(COLEGA), await told(absent)]).toEqual([
    [["passada"], [pessoa]],
    [["passada"], [pessoa]],
  ]);
  await see(pessoa, COLEGA);
  expect([await told(COLEGA), await told(absent)]).toEqual([
    [[], []],
    [[], []],
  ]);
});

test("[DONO-04] an absence ends at midnight in São Paulo, and an absent stand-in leaves it to everybody", async () => {
  const [absent, standIn, third] = [
    await insertMembro(database.sql, "atendimento"),
    await insertMembro(database.sql, "atendimento"),
    await insertMembro(database.sql, "atendimento"),
  ];
  await away(absent, standIn, [0, 2]);
  const last = await day(2);
  const covered = async (membro: string, em: string) => {
    const [row] = await database.sql`select privado.cobertos(${membro}, ${em}::timestamptz) as quem`;
    return row?.quem;
  };
  expect(await covered(standIn, `${last}T23:59:59-03:00`)).toEqual([absent]);
  expect(await covered(standIn, `${last}T24:00:00-03:00`)).toEqual([]);
  expect(await covered(standIn, `${await day(0)}T00:00:00-03:00`)).toEqual([absent]);
  expect(await covered(standIn, `${await day(-1)}T23:59:59-03:00`)).toEqual([]);
  expect(await covered(third, `${last}T12:00:00-03:00`)).toEqual([]);
  await away(standIn, null, [2, 2]);
  expect(await covered(standIn, `${last}T12:00:00-03:00`)).toEqual([]);
  expect((await covered(third, `${last}T12:00:00-03:00`)).toSorted()).toEqual([absent, standIn].toSorted());
  expect(await covered(MEMBROS.leitura, `${last}T12:00:00-03:00`)).toEqual([]);
});

test("[DONO-04] absences do not overlap, are one's own or gestao's, and end with the member", async () => {
  const absent = await insertMembro(database.sql, "atendimento");
  await away(absent, EU, [0, 3], COLEGA);
  await expect(away(absent, EU, [3, 5])).rejects.toMatchObject({ code: "PT409" });
  await away(absent, EU, [4, 5]);
  await expect(away(absent, EU, [10, 9])).rejects.toMatchObject({ code: "PT422" });
  await expect(away(absent, absent, [10, 11])).rejects.toMatchObject({ code: "PT422" });
  await expect(away(absent, MEMBROS.leitura, [10, 11])).rejects.toMatchObject({ code: "PT422" });
  await expect(away(COLEGA, EU, [10, 11], EU)).rejects.toMatchObject({ code: "42501" });
  await away(COLEGA, absent, [0, 1]);
  const { ausencias } = await callPainel(database.sql, MEMBROS.leitura, "ausencias", {});
  expect(ausencias.filter(({ membro }) => membro.id === absent)).toHaveLength(2);
  const [row] = await database.sql`select nome from privado.equipe where id = ${absent}`;
  await callPainel(database.sql, COLEGA, "gravar_membro", {
    comando: randomUUID(),
    id: absent,
    nome: row?.nome,
    papel: "atendimento",
    ativa: false,
    herdeiro: EU,
  });
  const left = await callPainel(database.sql, EU, "ausencias", {});
  expect(left.ausencias.map(({ membro, substituto }) => [membro.id, substituto?.id])).toEqual([[COLEGA, EU]]);
});

async function signIn(membro: string, minutes = 0): Promise<void> {
  await database.sql`insert into privado.sessoes_painel (hash, membro, nivel, usada_em)
    values (sha256(${randomUUID()}::bytea), ${membro}, 'aal2', now() - ${minutes} * interval '1 minute')`;
}
const share = async () => (await database.sql`select privado.dar_rodizio() as dadas`)[0]?.dadas as number;
const turn = (ligado: boolean) => callPainel(database.sql, COLEGA, "gravar_rodizio", { comando: randomUUID(), ligado });

test("[DONO-05] with the round robin on, waiting people go to the present member with the fewest open people, once", async () => {
  const { sql } = database;
  await sql`update privado.pessoas set prazo = null, espera_desde = null`;
  await openAlways(database.sql);
  const [idle, busy, absent, out] = [
    await insertMembro(sql, "atendimento"),
    await insertMembro(sql, "gestao"),
    await insertMembro(sql, "atendimento"),
    await insertMembro(sql, "atendimento"),
  ];
  await Promise.all([signIn(idle), signIn(busy), signIn(absent), signIn(out, 6), signIn(MEMBROS.leitura)]);
  await away(absent, null);
  await insertPessoa(sql, { dono: busy, estado: "broto" });
  const wait = async (minutes: number) => {
    const id = await waiting();
    await sql`update privado.pessoas set prazo = now() + ${60 + minutes} * interval '1 minute' where id = ${id}`;
    return id;
  };
  const [third, first, second] = [await wait(30), await wait(10), await wait(20)];
  const won = await insertPessoa(sql, {});
  expect([await share(), (await callPainel(sql, COLEGA, "membros", {})).rodizio]).toEqual([0, false]);
  await turn(true);
  // The deadline decides who is given first; then one each, because the load grows.
  expect(await share()).toBe(3);
  const owners = await Promise.all([first, second, third].map(async (id) => (await rowOf(id)).dono));
  expect([owners[0], owners.slice(1).toSorted()]).toEqual([idle, [busy, idle].toSorted()]);
  expect((await rowOf(won)).dono).toBe(null);
  expect((await see(first, idle)).linha_do_tempo[0]).toMatchObject({ tipo: "dono", autor: null, rodizio: true });
  expect((await avisos(idle)).every(({ de }) => de === null)).toBe(true);
  const [record] = await sql`select count(*)::int as linhas from privado.registro_de_acessos where acao = 'rodizio'`;
  expect(record?.linhas).toBe(3);
  // Given back, she is not given again.
  await handOver(first, COLEGA, null);
  expect([await share(), (await rowOf(first)).dono]).toEqual([0, null]);
});

test("[DONO-05] a person who was given once is not given again after a union", async () => {
  const { sql } = database;
  await sql`update privado.pessoas set prazo = null, espera_desde = null`;
  await openAlways(sql);
  await signIn(EU);
  await turn(true);
  const given = await waiting();
  expect(await share()).toBe(1);
  await handOver(given, COLEGA, null);
  const para = await waiting();
  await callPainel(sql, COLEGA, "unir", { comando: randomUUID(), de: given, para, escolhas: {} });
  expect([await share(), (await rowOf(para)).dono]).toEqual([0, null]);
  await turn(false);
});

test("[DONO-05] never outside the opening hours, without anybody in the panel or by two services at once", async () => {
  const { sql } = database;
  await turn(true);
  await sql`update privado.pessoas set prazo = null, espera_desde = null`;
  const pessoa = await insertPessoa(sql, { espera_desde: new Date(), prazo: new Date(Date.now() + HORA) });
  const [now] = await sql`select extract(dow from now() at time zone 'America/Sao_Paulo')::int as dia`;
  const closed = ALWAYS.map((faixas, dia) => (dia === now?.dia ? [] : faixas));
  await sql`update privado.horario set dias = ${sql.json(closed)}`;
  await sql`delete from privado.feriados`;
  await signIn(EU);
  expect(await share()).toBe(0);
  await openAlways(database.sql);
  await sql`delete from privado.sessoes_painel`;
  expect(await share()).toBe(0);
  await signIn(EU);
  await sql.begin(async (other) => {
    await other`select pg_advisory_xact_lock(7305814)`;
    expect(await share()).toBe(0);
  });
  expect([await share(), (await rowOf(pessoa)).dono]).toEqual([1, EU]);
  await turn(false);
});

test("[DONO-03] colleagues are listed with presence, load and absence, and without the people they look at", async () => {
  const absent = await insertMembro(database.sql, "atendimento");
  await away(absent, EU, [0, 4]);
  await signIn(EU);
  const { colegas } = await callPainel(database.sql, COLEGA, "colegas", {});
  expect(colegas.find(({ id }) => id === EU)).toMatchObject({ no_painel: true, ausencia: null });
  expect(colegas.find(({ id }) => id === absent)?.ausencia).toMatchObject({
    ate: await day(4),
    substituto: { id: EU },
  });
  expect(Object.keys(colegas[0] ?? {})).not.toContain("com");
});
