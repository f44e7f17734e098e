import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { callPainel, insertEquipe, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertRow } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;

beforeAll(() => insertEquipe(database.sql));

/** A suspicious person with one contact message, as the projection leaves them. */
async function insertSuspeita(): Promise<{ pessoa: string; contato: string }> {
  const { sql } = database;
  const contato = await insertRow(sql, "contato", { email: `${randomUUID()}@exemplo.com.br` });
  const pessoa = await insertPessoa(sql, { suspeita: true });
  await sql`insert into privado.entradas (tabela, id, pessoa_id, origem, resumo, suspeita, criada_em)
    values ('contato', ${contato}, ${pessoa}, 'contato', 'Olá', true, now())`;
  await sql`delete from privado.saida`;
  return { pessoa, contato };
}

async function read(pessoa: string) {
  const [row] = await database.sql`select suspeita, apagada_em is not null as apagada, espera_desde, versao,
    prazo = privado.prazo_de(espera_desde) as promised from privado.pessoas where id = ${pessoa}`;
  return row as Record<string, unknown> | undefined;
}

async function exists(contato: string): Promise<boolean> {
  return (await database.sql`select from public.contato where id = ${contato}`).length === 1;
}

/** Moves the deletion back in time instead of waiting for the minute to pass. */
async function passMinute(pessoas: string[]): Promise<void> {
  await database.sql`update privado.pessoas set apagada_em = apagada_em - interval '66 seconds' where id in ${database.sql(pessoas)}`;
}

test("[CAIXA-11] released people leave the quarantine at once: their e-mails go out and the clock starts now", async () => {
  const [one, other] = [await insertSuspeita(), await insertSuspeita()];
  const trusted = await insertPessoa(database.sql);
  const entrada = { comando: randomUUID(), pessoas: [one.pessoa, other.pessoa, trusted, randomUUID()] };
  await database.sql`delete from privado.saida`;
  expect(await callPainel(database.sql, EU, "liberar_suspeitas", entrada)).toEqual({ quantas: 2 });
  expect(await callPainel(database.sql, EU, "liberar_suspeitas", entrada)).toEqual({ quantas: 2 });
  expect(await read(one.pessoa)).toMatchObject({ suspeita: false, promised: true, versao: 2 });
  expect(await read(trusted)).toMatchObject({ espera_desde: null, versao: 1 });
  const jobs = await database.sql`select tarefa, chave from privado.saida`;
  const expected = [one, other].map(({ contato }) => ({ tarefa: "lead_recebido", chave: `contato:${contato}` }));
  expect(new Set(jobs.map((job) => ({ ...job })))).toEqual(new Set(expected));
  const [line] =
    await database.sql`select e.liberada_em is not null as liberada, h.tipo, h.autor from privado.entradas e
    join privado.historico h using (pessoa_id) where pessoa_id = ${one.pessoa}`;
  expect(line).toEqual({ liberada: true, tipo: "liberada", autor: EU });
  await expect(callPainel(database.sql, EU, "desfazer", { comando: entrada.comando })).rejects.toMatchObject({
    code: "PT404",
  });
});

test("[CAIXA-11] a released sign-up gets its account: what was held back is judged again, what is open stays", async () => {
  const { sql } = database;
  const insert = async (conta_situacao: string) => {
    const more = { email: `${randomUUID()}@exemplo.com.br`, cpf: newCpf(), isca: "https://spam.example" };
    const { id, pessoa } = await receive(sql, "free", more);
    await sql`update public.cadastros_app set conta_situacao = ${conta_situacao} where id = ${id}`;
    return { id, pessoa };
  };
  const [held, waiting, open] = [await insert("em_revisao"), await insert("pendente"), await insert("ativa")];
  await drainCaixa(sql);
  const pessoas = [held, waiting, open].map(({ pessoa }) => pessoa);
  await callPainel(sql, EU, "liberar_suspeitas", { comando: randomUUID(), pessoas });
  const states = await sql`select id, conta_situacao, privado.liberada('cadastros_app', id) as liberada
    from public.cadastros_app where id in ${sql([held.id, waiting.id, open.id])}`;
  expect(Object.fromEntries(states.map(({ id, conta_situacao }) => [id, conta_situacao]))).toEqual({
    [held.id]: "pendente",
    [waiting.id]: "pendente",
    [open.id]: "ativa",
  });
  expect(states.every(({ liberada }) => liberada)).toBe(true);
  const jobs = await sql`select chave, prioridade from privado.saida where tarefa = 'criar_conta' order by chave`;
  const expected = [held, waiting].map(({ id }) => ({ chave: `conta:${id}`, prioridade: -5 }));
  expect(jobs.map((job) => ({ ...job }))).toEqual(expected.toSorted((a, b) => (a.chave < b.chave ? -1 : 1)));
});

test("[CAIXA-11] deleted people are hidden at once and removed with their rows a minute later", async () => {
  const [one, other] = [await insertSuspeita(), await insertSuspeita()];
  const kept = await insertSuspeita();
  const pessoas = [one.pessoa, other.pessoa];
  const deleted = await callPainel(database.sql, EU, "apagar_suspeitas", { comando: randomUUID(), pessoas });
  expect(deleted).toEqual({ quantas: 2 });
  const [job] = await database.sql`select tarefa, executar_em > now() + interval '5 seconds' as later from privado.saida
    where chave = 'apagar_suspeitas'`;
  expect(job).toEqual({ tarefa: "limpar_registros", later: true });
  await database.sql`select privado.apagar_marcadas()`;
  expect([await read(one.pessoa), await exists(one.contato)]).toMatchObject([{ apagada: true }, true]);
  const note = callPainel(database.sql, EU, "anotar", { comando: randomUUID(), pessoa: one.pessoa, texto: "?" });
  await expect(note).rejects.toMatchObject({ code: "PT404" });
  await passMinute(pessoas);
  await database.sql`select privado.limpar_painel()`;
  expect([await read(one.pessoa), await exists(one.contato), await exists(other.contato)]).toEqual([
    undefined,
    false,
    false,
  ]);
  expect([await read(kept.pessoa), await exists(kept.contato)]).toMatchObject([{ apagada: false }, true]);
});

test("[CAIXA-11] a deletion is undone for all its people", async () => {
  const [one, other] = [await insertSuspeita(), await insertSuspeita()];
  const comando = randomUUID();
  await callPainel(database.sql, EU, "apagar_suspeitas", { comando, pessoas: [one.pessoa, other.pessoa] });
  const { pessoa, versao } = await callPainel(database.sql, EU, "desfazer", { comando });
  expect([[one.pessoa, other.pessoa].includes(pessoa ?? ""), versao]).toEqual([true, 3]);
  expect([await read(one.pessoa), await read(other.pessoa)]).toMatchObject([{ apagada: false }, { apagada: false }]);
  await database.sql`select privado.apagar_marcadas()`;
  expect(await exists(one.contato)).toBe(true);
});

test("[CAIXA-11] a person who sent a form that is not suspicious in the meantime stays", async () => {
  const { pessoa, contato } = await insertSuspeita();
  await callPainel(database.sql, EU, "apagar_suspeitas", { comando: randomUUID(), pessoas: [pessoa] });
  await passMinute([pessoa]);
  await database.sql`update privado.pessoas set suspeita = false where id = ${pessoa}`;
  await database.sql`select privado.apagar_marcadas()`;
  expect([await read(pessoa), await exists(contato)]).toMatchObject([{ apagada: false }, true]);
});
