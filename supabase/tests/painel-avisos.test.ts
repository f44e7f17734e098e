import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, pessoaOf, receive } from "./support/drain-caixa.ts";
import { closeToday, openAlways } from "./support/open-always.ts";
import { receiveEmail } from "./support/receive-email.ts";
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
  await sql`delete from privado.aparelhos_aviso`;
  await sql`delete from privado.preferencias_aviso`;
  await sql`delete from privado.abas_visiveis`;
  await sql`delete from privado.saida`;
  await openAlways(sql);
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

test("[AVISO-04] a notice goes to the owner or stand-in, else to the members present, else to all who attend; once", async () => {
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

test("[AVISO-03] a notice is gone when the person is opened, or no longer waits", async () => {
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

test("[AVISO-06] a member who leaves keeps no notice; hand-overs go to the heir", async () => {
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

const MINUTE = 60_000;
const alerts = async () => (await database.sql`select privado.avisar_prazos() as avisos`)[0]?.avisos as number;
/** One who waits of 60 promised minutes, with so many left. */
const waitsFor = (minutes: number) =>
  waiting({
    dono: EU,
    espera_desde: new Date(Date.now() - (60 - minutes) * MINUTE),
    prazo: new Date(Date.now() + minutes * MINUTE),
  });

test("[AVISO-04] three quarters into the promised working time there is one alert per wait, and none while closed", async () => {
  const { sql } = database;
  await waitsFor(16);
  expect(await alerts()).toBe(0);
  const pessoa = await waitsFor(14);
  await closeToday(sql);
  expect(await alerts()).toBe(0);
  await openAlways(sql);
  expect([await alerts(), await alerts()]).toEqual([1, 0]);
  expect((await avisos()).avisos).toMatchObject([{ tipo: "prazo", pessoa }]);
  await sql`update privado.pessoas set prazo = null, espera_desde = null where id = ${pessoa}`;
  await sql`update privado.pessoas set espera_desde = ${new Date(Date.now() - 50 * MINUTE)}, prazo = ${new Date(Date.now() + 10 * MINUTE)}
    where id = ${pessoa}`;
  expect(await alerts()).toBe(1);
});

async function rings(membro: string, at?: string): Promise<boolean> {
  const [row] =
    await database.sql`select privado.pode_tocar(${membro}, 'prazo', coalesce(${at ?? null}::timestamptz, now())) as toca`;
  return row?.toca;
}

const PREFERENCIAS = { desligados: [], silencio: null, mostrar_nome: false, resumo: true };
const choose = (membro: string, more: object) =>
  callPainel(database.sql, membro, "gravar_preferencias_aviso", {
    ...PREFERENCIAS,
    comando: randomUUID(),
    ...more,
  });

test("[AVISO-05] nothing rings while closed, in quiet hours, on an absence, or for a kind that is switched off", async () => {
  expect(await rings(EU)).toBe(true);
  expect(await rings(MEMBROS.leitura)).toBe(false);
  await closeToday(database.sql);
  expect(await rings(EU)).toBe(false);
  await openAlways(database.sql);
  await choose(EU, { silencio: { de: "17:30", ate: "08:00" } });
  const at = (time: string) => rings(EU, `2026-11-18T${time}-03:00`);
  expect([await at("17:29:59"), await at("17:30:00"), await at("07:59:59"), await at("08:00:00")]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  await choose(EU, { silencio: { de: "12:00", ate: "13:00" } });
  expect([await at("11:59:59"), await at("12:30:00"), await at("13:00:00")]).toEqual([true, false, true]);
  await expect(choose(EU, { silencio: { de: "12:00", ate: "12:00" } })).rejects.toMatchObject({ code: "PT422" });
  await choose(EU, { desligados: ["prazo"] });
  expect(await rings(EU)).toBe(false);
  await choose(EU, { desligados: ["mencao"] });
  expect(await rings(EU)).toBe(true);
  await away(EU, null);
  expect(await rings(EU)).toBe(false);
  const saved = await callPainel(database.sql, EU, "preferencias_aviso", {});
  expect(saved).toMatchObject({ desligados: ["mencao"], silencio: null, mostrar_nome: false, abre: "00:00" });
});

test("[AVISO-05] at opening one digest per member who attends, wants it and is there, once a day", async () => {
  const { sql } = database;
  const [there, absent, without] = [
    await insertMembro(sql, "atendimento"),
    await insertMembro(sql, "atendimento"),
    await insertMembro(sql, "gestao"),
  ];
  await sql`insert into privado.ausencias (id, membro, de, ate) values (${randomUUID()}, ${absent}, '2026-11-01', '2026-11-30')`;
  await choose(without, { resumo: false });
  await sql`update privado.horario set dias = ${sql.json(Array.from({ length: 7 }, () => [{ abre: "08:00", fecha: "18:00" }]))}`;
  await sql`delete from privado.feriados`;
  await sql`update privado.preferencias_equipe set resumo_em = null`;
  const ask = async (at: string) => (await sql`select privado.pedir_resumos(${at}) as resumos`)[0]?.resumos as number;
  expect(await ask("2026-11-18T07:59:59-03:00")).toBe(0);
  expect(await ask("2026-11-18T10:30:00-03:00")).toBe(0);
  expect(await ask("2026-11-18T08:00:10-03:00")).toBeGreaterThan(0);
  expect(await ask("2026-11-18T08:00:25-03:00")).toBe(0);
  const asked = (await sql`select dados ->> 'membro' as membro from privado.saida where tarefa = 'resumo_do_dia'`).map(
    ({ membro }) => membro as string,
  );
  expect(asked).toContain(there);
  expect(asked).not.toContain(absent);
  expect(asked).not.toContain(without);
  expect(asked).not.toContain(MEMBROS.leitura);
  expect(await ask("2026-11-19T08:00:10-03:00")).toBe(asked.length);
  const digest = async () => (await sql`select privado.resumo_do_dia(${there}) as resumo`)[0]?.resumo;
  expect(await digest()).toBeNull();
  const pessoa = await waiting({ nome: "Rosângela Almeida", telefone: "16998124470" });
  expect(await digest()).toMatchObject({ total: 1, esperando: [{ id: pessoa, nome: "Rosângela" }], passos: [] });
  expect(JSON.stringify(await digest())).not.toMatch(/Almeida|16998124470|ana@/);
});

async function newDevice(membro: string): Promise<string> {
  const { sql } = database;
  const session = await sql`insert into privado.sessoes_painel (hash, membro, nivel, usada_em)
    values (sha256(${randomUUID()}::bytea), ${membro}, 'aal2', now() - interval '1 hour') returning hash`;
  const [row] = await sql`select privado.ligar_aparelho(${membro}, ${session[0]?.hash},
    ${`https://fcm.googleapis.com/${randomUUID()}`}, ${"a".repeat(87)}, ${"b".repeat(22)}, 'Chrome, Android') as id`;
  return row?.id;
}

interface Envio {
  aparelho: string;
  tipo: string;
  avisos: string[];
  pessoa: string | null;
  nome: string | null;
}
const toSend = (membro = EU) =>
  database.sql<Envio[]>`select * from privado.avisos_a_enviar(${membro}) order by tipo, aparelho`;
const jobs = async () =>
  (await database.sql`select dados ->> 'membro' as membro from privado.saida where tarefa = 'avisar_membro'`).map(
    ({ membro }) => membro as string,
  );

test("[AVISO-02] a new person who waits, a reply, a hand-over, a mention and a deadline are sent to the devices of who looks after them", async () => {
  const device = await newDevice(EU);
  const { pessoa } = await receive(database.sql, "contato", { nome: "Rosângela", email: newEmail() });
  await notify("resposta", "r", pessoa);
  await notify("prazo", "p", pessoa);
  await notify("mencao", "m", pessoa, EU);
  await callPainel(database.sql, COLEGA, "mudar_dono", { comando: randomUUID(), pessoa, versao: 1, dono: EU });
  expect(await jobs()).toEqual([EU]);
  const sent = await toSend();
  expect(sent.map(({ tipo }) => tipo)).toEqual(["entrada", "mencao", "passada", "prazo", "resposta"]);
  for (const envio of sent) expect(envio).toMatchObject({ aparelho: device, pessoa, nome: null });
  await choose(EU, { mostrar_nome: true });
  expect((await toSend())[0]?.nome).toBe("Rosângela");
  expect(await toSend(COLEGA)).toEqual([]);
});

test("[AVISO-02] somebody new who writes by e-mail rings, also when the message is read late; not a suspicious one, nor a rebuild", async () => {
  const { sql } = database;
  await newDevice(EU);
  await receiveEmail(sql, { suspeito: true });
  expect(await toSend()).toEqual([]);
  const { id } = await receiveEmail(sql, { recebido_em: new Date(Date.now() - HORA).toISOString() });
  const pessoa = await pessoaOf(sql, id);
  expect(await toSend()).toMatchObject([{ tipo: "entrada", pessoa }]);
  await sql`delete from privado.avisos`;
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  expect(await sql`select from privado.avisos where pessoa_id = ${pessoa}`).toHaveLength(0);
});

test("[AVISO-03] a notice is sent once per device, several new people in one message, and none about an answered person", async () => {
  const { sql } = database;
  const [first, second] = [await newDevice(EU), await newDevice(EU)];
  const people = [
    await receive(sql, "contato", { email: newEmail() }),
    await receive(sql, "contato", { email: newEmail() }),
  ];
  let sent = await toSend();
  expect(sent.map(({ aparelho, avisos: ids, pessoa }) => [aparelho, ids.length, pessoa])).toEqual(
    [first, second].toSorted().map((id) => [id, 2, null]),
  );
  await sql`select privado.notar_envio(${first}, ${sent[0]?.avisos ?? []})`;
  sent = await toSend();
  expect(sent.map(({ aparelho }) => aparelho)).toEqual([second]);
  await callPainel(sql, EU, "registrar_contato", {
    comando: randomUUID(),
    pessoa: people[0]?.pessoa ?? "",
    canal: "whatsapp",
    resultado: "falei",
    texto: null,
  });
  expect(await toSend()).toMatchObject([{ pessoa: people[1]?.pessoa }]);
  await sql`update privado.avisos set criado_em = now() - interval '11 minutes'`;
  expect(await toSend()).toEqual([]);
});

test("[AVISO-03] a visible panel in use shows the notice itself and no device rings; hidden again, the next one does", async () => {
  await newDevice(EU);
  const aba = randomUUID();
  const report = (visivel: boolean) => callPainel(database.sql, EU, "avisos", { aba, visivel });
  const pessoa = await waiting({ dono: EU });
  await report(true);
  await notify("resposta", "1", pessoa);
  expect(await toSend()).toEqual([]);
  // Another tab that is hidden changes nothing.
  await callPainel(database.sql, EU, "avisos", { aba: randomUUID(), visivel: false });
  await notify("resposta", "2", pessoa);
  expect(await toSend()).toEqual([]);
  await report(false);
  await notify("resposta", "3", pessoa);
  expect((await toSend()).map(({ avisos: ids }) => ids.length)).toEqual([1]);
});

test("[AVISO-05] outside opening hours and for an absent member no message is enqueued; a hand-over rings at the stand-in", async () => {
  const { sql } = database;
  await newDevice(EU);
  await newDevice(COLEGA);
  const pessoa = await waiting({ dono: EU });
  await closeToday(sql);
  await notify("resposta", "1", pessoa);
  expect(await jobs()).toEqual([]);
  await openAlways(sql);
  await away(EU, COLEGA);
  await notify("mencao", "2", pessoa, EU);
  expect(await jobs()).toEqual([]);
  await notify("passada", "3", pessoa, EU);
  expect(await jobs()).toEqual([COLEGA]);
  expect((await toSend(COLEGA)).map(({ tipo }) => tipo)).toEqual(["passada"]);
  expect(await toSend(EU)).toEqual([]);
});

test("[AVISO-05, DONO-03] who hands a person to an absent colleague gets no message about it; another cover does", async () => {
  const { sql } = database;
  const absent = await insertMembro(sql, "atendimento");
  const [mine, theirs] = [await newDevice(EU), await newDevice(COLEGA)];
  await openAlways(sql);
  await away(absent, null);
  const pessoa = await waiting({ dono: EU });
  const [row] = await sql`select versao from privado.pessoas where id = ${pessoa}`;
  const passar = { comando: randomUUID(), pessoa, versao: row?.versao, dono: absent };
  await callPainel(sql, EU, "mudar_dono", passar);
  expect((await toSend(COLEGA)).filter(({ aparelho }) => aparelho === theirs)).toMatchObject([
    { tipo: "passada", pessoa },
  ]);
  expect((await toSend(EU)).filter(({ aparelho }) => aparelho === mine)).toEqual([]);
});

test("[AVISO-06] sign-out, leaving all devices and deactivation end the devices; a session that expires keeps them", async () => {
  const { sql } = database;
  const left = async (membro: string) =>
    (await sql`select id from privado.aparelhos_aviso where membro = ${membro}`).map(({ id }) => id as string);
  const [first, second] = [await newDevice(EU), await newDevice(EU)];
  await sql`select privado.encerrar_sessao(sessao) from privado.aparelhos_aviso where id = ${first}`;
  expect(await left(EU)).toEqual([second]);
  await sql`delete from privado.sessoes_painel`;
  expect(await left(EU)).toEqual([second]);
  await sql`select privado.encerrar_sessoes(${EU})`;
  expect(await left(EU)).toEqual([]);
  const membro = await insertMembro(sql, "atendimento");
  await newDevice(membro);
  const entrada = { id: membro, nome: "Ana", papel: "atendimento" as const, ativa: false, herdeiro: null };
  await callPainel(sql, COLEGA, "gravar_membro", { comando: randomUUID(), ...entrada });
  expect(await left(membro)).toEqual([]);
  const device = await newDevice(EU);
  await expect(
    callPainel(sql, COLEGA, "retirar_aparelho", { comando: randomUUID(), id: device }),
  ).rejects.toMatchObject({ code: "PT404" });
  await callPainel(sql, EU, "retirar_aparelho", { comando: randomUUID(), id: device });
  expect(await left(EU)).toEqual([]);
});

test("[AVISO-06] a device that is gone is removed, one whose push service asks us to wait rests", async () => {
  const { sql } = database;
  const [gone, resting] = [await newDevice(EU), await newDevice(EU)];
  await notify("resposta", "1", await waiting({ dono: EU }));
  await sql`select privado.notar_falha(${gone}, true, null)`;
  await sql`select privado.notar_falha(${resting}, false, 30)`;
  expect(await toSend()).toEqual([]);
  const rows = await sql`select id, falhas from privado.aparelhos_aviso`;
  expect([...rows]).toEqual([{ id: resting, falhas: 1 }]);
  await sql`update privado.aparelhos_aviso set pausado_ate = now() - interval '1 second'`;
  expect(await toSend()).toHaveLength(1);
});

test("[TEXTO-03] a text that waits is counted for those who may approve it and asks each by one e-mail; the decision ends both", async () => {
  const { sql } = database;
  const approver = await insertMembro(sql, "gestao");
  const chave = "videos";
  const version = async () => (await callPainel(sql, COLEGA, "texto", { chave })).versao;
  const act = async (membro: string, funcao: "pedir_aprovacao" | "aprovar_texto") =>
    callPainel(sql, membro, funcao, { comando: randomUUID(), chave, versao: await version() });
  const counted = async (membro: string) => (await callPainel(sql, membro, "contadores", {})).textos_para_aprovar;
  const mails = async () =>
    (
      await sql`select a.membro from privado.saida as s join privado.avisos as a on a.id = (s.dados ->> 'id')::uuid
      where s.tarefa = 'texto_pede_aprovacao'`
    ).map(({ membro }) => membro as string);
  await callPainel(sql, COLEGA, "gravar_rascunho", {
    comando: randomUUID(),
    chave,
    versao: await version(),
    valor: PADROES.videos,
  });
  expect([await counted(approver), await mails()]).toEqual([0, []]);
  await act(COLEGA, "pedir_aprovacao");
  expect([await counted(approver), await counted(COLEGA), await counted(EU)]).toEqual([1, 0, 0]);
  expect(await mails()).toContain(approver);
  expect(await mails()).not.toContain(COLEGA);
  expect(await mails()).not.toContain(EU);
  await act(approver, "aprovar_texto");
  expect([await counted(approver), await mails()]).toEqual([0, []]);
});
