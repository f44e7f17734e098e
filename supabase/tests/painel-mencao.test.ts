import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { newEmail, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

beforeAll(() => insertEquipe(database.sql));

/** A member of whom no other has the same name. */
async function colega(nome = `Bruna ${randomUUID().slice(0, 8)}`) {
  const id = await insertMembro(database.sql, "atendimento");
  await database.sql`update privado.equipe set nome = ${nome} where id = ${id}`;
  return { id, nome };
}

const note = (pessoa: string, texto: string, mencoes: string[], comando: string = randomUUID()) =>
  callPainel(database.sql, MEMBROS.atendimento, "anotar", { comando, pessoa, texto, mencoes });
const noticesOf = async (membro: string) => (await callPainel(database.sql, membro, "avisos", {})).avisos;
const shown = async (pessoa: string) =>
  (await callPainel(database.sql, MEMBROS.leitura, "linha_do_tempo", { id: pessoa })).itens.map((linha) =>
    linha.tipo === "nota" ? linha.texto : linha.tipo,
  );
const stored = async (pessoa: string) => {
  const [row] = await database.sql`select dados from privado.historico where pessoa_id = ${pessoa} and tipo = 'nota'`;
  return row?.dados;
};

test("[MENCAO-01] each mentioned member gets one notice that names the note; the note has the present name, the row the id", async () => {
  const { sql } = database;
  const [bruna, davi] = [await colega(), await colega()];
  const pessoa = await insertPessoa(sql, { nome: "Rosângela Almeida" });
  const comando = randomUUID();
  const texto = `@${bruna.nome}, ligue amanhã. @${davi.nome} ajuda; obrigado, @${bruna.nome}`;
  await note(pessoa, texto, [bruna.id, davi.id, bruna.id], comando);
  await note(pessoa, texto, [bruna.id, davi.id], comando);
  const [line] = await sql`select id from privado.historico where pessoa_id = ${pessoa}`;
  for (const { id } of [bruna, davi])
    expect(await noticesOf(id)).toMatchObject([
      { tipo: "mencao", pessoa, nome: "Rosângela", linha: line?.id, de: { id: MEMBROS.atendimento }, recado: null },
    ]);
  const dados = await stored(pessoa);
  expect(dados.texto).toBe(`@[${bruna.id}], ligue amanhã. @[${davi.id}] ajuda; obrigado, @[${bruna.id}]`);
  expect([...dados.mencoes].toSorted()).toEqual([bruna.id, davi.id].toSorted());
  await sql`update privado.equipe set nome = 'Bruna Casada' where id = ${bruna.id}`;
  expect(await shown(pessoa)).toEqual([`@Bruna Casada, ligue amanhã. @${davi.nome} ajuda; obrigado, @Bruna Casada`]);
});

test("[MENCAO-01] undoing the note withdraws its notices", async () => {
  const { sql } = database;
  const bruna = await colega();
  const pessoa = await insertPessoa(sql);
  const comando = randomUUID();
  await note(pessoa, `Veja, @${bruna.nome}`, [bruna.id], comando);
  expect(await noticesOf(bruna.id)).toHaveLength(1);
  await callPainel(sql, MEMBROS.atendimento, "desfazer", { comando });
  expect(await noticesOf(bruna.id)).toEqual([]);
});

test("[MENCAO-01, DONO-04] a mention of an absent member waits for them, whoever opens the person meanwhile", async () => {
  const { sql } = database;
  const bruna = await colega();
  await sql`insert into privado.ausencias (id, membro, de, ate)
    select ${randomUUID()}, ${bruna.id}, d, d from (select (now() at time zone 'America/Sao_Paulo')::date as d) as hoje`;
  const { pessoa } = await receive(sql, "contato", { email: newEmail() });
  await note(pessoa, `@${bruna.nome}, ligue na volta`, [bruna.id]);
  for (const membro of [MEMBROS.atendimento, MEMBROS.gestao]) await callPainel(sql, membro, "pessoa", { id: pessoa });
  // An absence may be long.
  await sql`update privado.avisos set criado_em = now() - interval '31 days' where membro = ${bruna.id}`;
  await sql`select privado.limpar_registros()`;
  expect(await noticesOf(bruna.id)).toMatchObject([{ tipo: "mencao", pessoa }]);
  await callPainel(sql, bruna.id, "pessoa", { id: pessoa });
  expect(await noticesOf(bruna.id)).toEqual([]);
});

test("[MENCAO-01] a change of a member who only reads keeps their mentions; one who may not read people any more has none", async () => {
  const { sql } = database;
  const bruna = await colega();
  const pessoa = await insertPessoa(sql);
  await note(pessoa, `Veja, @${bruna.nome}`, [bruna.id]);
  const save = (papel: "atendimento" | "leitura" | "encarregado", ativa = true) =>
    callPainel(sql, MEMBROS.gestao, "gravar_membro", {
      ...{ comando: randomUUID(), id: bruna.id, nome: bruna.nome, papel, ativa, herdeiro: null },
    });
  const left = () => sql`select tipo from privado.avisos where membro = ${bruna.id} and visto_em is null`;
  await save("leitura");
  await save("leitura");
  expect(await noticesOf(bruna.id)).toMatchObject([{ tipo: "mencao", pessoa }]);
  await save("encarregado");
  expect(await left()).toHaveLength(0);
  await save("leitura");
  await note(pessoa, `De novo, @${bruna.nome}`, [bruna.id]);
  expect(await left()).toHaveLength(1);
  await save("leitura", false);
  expect(await left()).toHaveLength(0);
});

test("[MENCAO-01] nobody is told about their own note, about a name that is not in it, or by a former member's name", async () => {
  const { sql } = database;
  const [bruna, davi] = [await colega(), await colega()];
  const pessoa = await insertPessoa(sql);
  const [eu] = await sql`select nome from privado.equipe where id = ${MEMBROS.atendimento}`;
  await note(pessoa, `Eu, @${eu?.nome}, falei com ela.`, [MEMBROS.atendimento, bruna.id]);
  expect([...(await noticesOf(MEMBROS.atendimento)), ...(await noticesOf(bruna.id))]).toEqual([]);
  await sql`update privado.equipe set ativa = false, desativada_em = now() where id = ${davi.id}`;
  await expect(note(pessoa, `Veja, @${davi.nome}`, [davi.id])).rejects.toMatchObject({ code: "PT422" });
  await expect(note(pessoa, "Veja, @Ninguém", [randomUUID()])).rejects.toMatchObject({ code: "PT422" });
});

test("[MENCAO-01] a name that begins with another one is told apart", async () => {
  const ana = await colega(`Ana ${randomUUID().slice(0, 8)}`);
  const anaLima = await colega(`${ana.nome} Lima`);
  const pessoa = await insertPessoa(database.sql);
  await note(pessoa, `@${anaLima.nome} e só ela`, [ana.id, anaLima.id]);
  expect((await stored(pessoa)).texto).toBe(`@[${anaLima.id}] e só ela`);
  expect([(await noticesOf(ana.id)).length, (await noticesOf(anaLima.id)).length]).toEqual([0, 1]);
});
