import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { newEmail, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const COLEGA = MEMBROS.gestao;
const HORA = 3_600_000;

beforeAll(() => insertEquipe(database.sql));
beforeEach(async () => {
  const { sql } = database;
  await sql`delete from privado.ausencias`;
  await sql`delete from privado.avisos`;
  await sql`delete from privado.sessoes_painel`;
  await sql`delete from privado.pessoas`;
});

const waiting = (more: object = {}) =>
  insertPessoa(database.sql, { espera_desde: new Date(), prazo: new Date(Date.now() + HORA), ...more });
const avisos = (membro = EU) => callPainel(database.sql, membro, "avisos", {});
const esperando = async (membro = EU) => (await avisos(membro)).esperando;

async function notify(tipo: string, chave: string, pessoa: string | null, membro: string | null = null) {
  const [row] =
    await database.sql`select privado.avisar(${tipo}, ${chave}, ${pessoa}::uuid, null, ${membro}::uuid) as quantos`;
  return row?.quantos as number;
}

async function told(chave: string): Promise<string[]> {
  const rows = await database.sql`select membro from privado.avisos where chave = ${chave}`;
  return rows.map(({ membro }) => membro as string).toSorted();
}

async function away(membro: string, substituto: string | null) {
  await database.sql`insert into privado.ausencias (id, membro, de, ate, substituto)
    values (${randomUUID()}, ${membro}, current_date - 2, current_date + 2, ${substituto})`;
}

async function signIn(membro: string): Promise<void> {
  await database.sql`insert into privado.sessoes_painel (hash, membro, nivel)
    values (sha256(${randomUUID()}::bytea), ${membro}, 'aal2')`;
}

test("[AVISO-01] the number counts own, unowned and handed-over people once, not those of a colleague", async () => {
  expect(await esperando()).toBe(0);
  await waiting();
  await waiting({ dono: EU });
  await waiting({ dono: COLEGA });
  await insertPessoa(database.sql, { dono: EU, estado: "broto" });
  await waiting({ suspeita: true });
  expect([await esperando(), await esperando(COLEGA)]).toEqual([2, 2]);
  // Handed over without waiting for an answer; one who also waits counts once.
  for (const pessoa of [await insertPessoa(database.sql, {}), await waiting()]) {
    await callPainel(database.sql, COLEGA, "mudar_dono", { comando: randomUUID(), pessoa, versao: 1, dono: EU });
  }
  expect([await esperando(), await esperando(COLEGA)]).toEqual([4, 2]);
  await away(COLEGA, EU);
  expect(await esperando()).toBe(5);
});

test("a notice goes to the owner or stand-in, else to the members present, else to all who attend; once", async () => {
  const { sql } = database;
  const everybody = (await sql`select id from privado.equipe where privado.atende(id)`).map(({ id }) => id as string);
  const owned = await waiting({ dono: EU });
  expect(await notify("prazo", "a", owned)).toBe(1);
  expect(await notify("prazo", "a", owned)).toBe(0);
  expect(await told("a")).toEqual([EU]);
  const unowned = await waiting();
  await notify("prazo", "b", unowned);
  expect(await told("b")).toEqual(everybody.toSorted());
  await signIn(COLEGA);
  await signIn(MEMBROS.leitura);
  await notify("prazo", "c", unowned);
  expect(await told("c")).toEqual([COLEGA]);
  const standIn = await insertMembro(sql, "atendimento");
  await away(EU, standIn);
  await notify("prazo", "d", owned);
  expect(await told("d")).toEqual([standIn]);
  await away(standIn, null);
  await notify("prazo", "e", owned);
  expect(await told("e")).toEqual([COLEGA]);
});

test("a notice is gone when the person is opened, or no longer waits", async () => {
  const { pessoa } = await receive(database.sql, "contato", { nome: "Rosângela", email: newEmail() });
  await database.sql`update privado.pessoas set dono = ${EU} where id = ${pessoa}`;
  await notify("resposta", "r", pessoa);
  await notify("prazo", "p", pessoa);
  await notify("mencao", "m", pessoa, EU);
  const kinds = async () => (await avisos()).avisos.map(({ tipo, nome }) => `${tipo} ${nome}`).toSorted();
  expect(await kinds()).toEqual(["mencao Rosângela", "prazo Rosângela", "resposta Rosângela"]);
  await database.sql`update privado.pessoas set prazo = null, espera_desde = null where id = ${pessoa}`;
  expect(await kinds()).toEqual(["mencao Rosângela"]);
  await callPainel(database.sql, EU, "pessoa", { id: pessoa });
  expect(await kinds()).toEqual([]);
});

test("a member who leaves keeps no notice; hand-overs go to the heir", async () => {
  const membro = await insertMembro(database.sql, "atendimento");
  const pessoa = await waiting({ dono: membro });
  await notify("mencao", "m", pessoa, membro);
  await notify("passada", "h", pessoa, membro);
  await callPainel(database.sql, COLEGA, "gravar_membro", {
    comando: randomUUID(),
    id: membro,
    nome: "Ana",
    papel: "atendimento",
    ativa: false,
    herdeiro: EU,
  });
  expect([await told("m"), await told("h")]).toEqual([[], [EU]]);
});
