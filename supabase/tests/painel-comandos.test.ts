import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { ResultadoContato } from "../../domain/painel/valores.ts";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const ESPERA = { espera_desde: "2026-11-16T12:00:00Z", prazo: "2026-11-16T14:00:00Z" };

beforeAll(() => insertEquipe(database.sql));

const call: <F extends Parameters<typeof callPainel>[2]>(
  funcao: F,
  entrada: Parameters<typeof callPainel<F>>[3],
  membro?: string,
) => ReturnType<typeof callPainel<F>> = (funcao, entrada, membro = EU) =>
  callPainel(database.sql, membro, funcao, entrada);

async function read(id: string) {
  const [row] = await database.sql`select dono, estado, motivo, passo_texto, passo_em, espera_desde, prazo,
    primeira_resposta_em, versao, estado_desde::text from privado.pessoas where id = ${id}`;
  return row as Record<string, unknown>;
}

async function history(id: string) {
  const rows =
    await database.sql`select tipo, autor, dados from privado.historico where pessoa_id = ${id} order by em, tipo`;
  return rows.map(({ tipo, autor, dados }) => ({ tipo, autor, ...dados }));
}

const contact = (pessoa: string, resultado: ResultadoContato, comando = randomUUID()) =>
  call("registrar_contato", { comando, pessoa, canal: "whatsapp", resultado, texto: null });

test("[CAIXA-06] owner, state, note and next step are written with their lines in the timeline", async () => {
  const pessoa = await insertPessoa(database.sql);
  const comando = randomUUID;
  const em = "2026-11-20T13:00:00+00:00";
  await call("mudar_dono", { comando: comando(), pessoa, versao: 1, dono: EU });
  await call("mudar_estado", { comando: comando(), pessoa, versao: 2, estado: "folha", motivo: "preco" });
  await call("mudar_estado", { comando: comando(), pessoa, versao: 3, estado: "muda", motivo: null });
  await call("anotar", { comando: comando(), pessoa, texto: "  Gosta de café.  " });
  await call("marcar_passo", { comando: comando(), pessoa, versao: 5, passo: { texto: "Ligar", em } });
  const { versao } = await call("concluir_passo", { comando: comando(), pessoa, versao: 6 });
  expect(await read(pessoa)).toMatchObject({ dono: EU, estado: "muda", motivo: null, passo_texto: null, versao });
  const autor = EU;
  const passo = { texto: "Ligar", em };
  expect(await history(pessoa)).toEqual([
    { tipo: "dono", autor, de: null, para: { id: EU, nome: "Atendimento" } },
    { tipo: "estado", autor, de: "semente", para: "folha", motivo: "preco" },
    { tipo: "estado", autor, de: "folha", para: "muda", motivo: null },
    { tipo: "nota", autor, texto: "Gosta de café." },
    { tipo: "passo", autor, acao: "marcou", passo },
    { tipo: "passo", autor, acao: "concluiu", passo },
  ]);
});

test("[CAIXA-06] a step promised to a person without an owner makes its author the owner, whose day has it; undoing gives both back", async () => {
  const pessoa = await insertPessoa(database.sql);
  const alheia = await insertPessoa(database.sql);
  await call("mudar_dono", { comando: randomUUID(), pessoa: alheia, versao: 1, dono: MEMBROS.gestao });
  const passo = { texto: "Ligar de novo", em: new Date().toISOString() };
  const comando = randomUUID();
  await call("marcar_passo", { comando, pessoa, versao: 1, passo });
  await call("marcar_passo", { comando: randomUUID(), pessoa: alheia, versao: 2, passo });
  expect([await read(pessoa), await read(alheia)]).toMatchObject([{ dono: EU }, { dono: MEMBROS.gestao }]);
  expect((await history(pessoa)).map(({ tipo }) => tipo).toSorted()).toEqual(["dono", "passo"]);
  const { passos } = await call("hoje", {});
  expect(passos.map(({ id }: { id: string }) => id)).toEqual([pessoa]);
  await call("desfazer", { comando });
  expect(await read(pessoa)).toMatchObject({ dono: null, passo_texto: null });
  expect(await history(pessoa)).toEqual([]);
});

test("a column that escrever_pessoa does not list is an error, not a change that is lost", async () => {
  const pessoa = await insertPessoa(database.sql);
  const write = (mudancas: Record<string, string>) =>
    database.sql`select privado.escrever_pessoa(pessoas, ${database.sql.json(mudancas)}) from privado.pessoas where id = ${pessoa}`;
  await write({ nome: "Ana" });
  await expect(write({ criada_em: "2020-01-01T00:00:00Z" })).rejects.toThrow("does not write every column");
});

test("[CAIXA-06] a loss needs one of the reasons, an owner must answer people, a step must exist to be done", async () => {
  const pessoa = await insertPessoa(database.sql);
  const base = () => ({ comando: randomUUID(), pessoa, versao: 1 });
  const refusals = [
    [() => call("mudar_estado", { ...base(), estado: "folha", motivo: null }), "PT422"],
    [() => call("mudar_estado", { ...base(), estado: "folha", motivo: "chuva" as never }), "23514"],
    [() => call("mudar_estado", { ...base(), estado: "flor" as never, motivo: null }), "23514"],
    [() => call("mudar_dono", { ...base(), dono: MEMBROS.leitura }), "PT422"],
    [() => call("mudar_dono", { ...base(), dono: randomUUID() }), "PT422"],
    [() => call("concluir_passo", base()), "PT409"],
    [() => call("marcar_passo", { ...base(), passo: null }), "PT409"],
    [() => call("anotar", { comando: randomUUID(), pessoa: randomUUID(), texto: "?" }), "PT404"],
    [() => call("anotar", { comando: randomUUID(), pessoa, texto: "   " }), "PT422"],
  ] as const;
  for (const [refusal, code] of refusals) await expect(refusal()).rejects.toMatchObject({ code });
  expect([await read(pessoa), await history(pessoa)]).toMatchObject([{ estado: "semente", versao: 1 }, []]);
});

test("[CAIXA-09] of two changes on one version the second is refused, and a note on an older version is kept", async () => {
  const pessoa = await insertPessoa(database.sql);
  const change = (estado: "broto" | "muda", membro: string) =>
    call("mudar_estado", { comando: randomUUID(), pessoa, versao: 1, estado, motivo: null }, membro);
  const outcomes = await Promise.allSettled([change("broto", EU), change("muda", MEMBROS.gestao)]);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.map(({ reason }) => reason.code)).toEqual(["PT409"]);
  expect(await call("anotar", { comando: randomUUID(), pessoa, texto: "Vale mesmo assim." })).toEqual({
    pessoa,
    versao: 3,
  });
});

test("[CAIXA-10, FUNCAO-05] a command sent again, also at the same time, runs once and returns the same response", async () => {
  const pessoa = await insertPessoa(database.sql);
  const nota = { comando: randomUUID(), pessoa, texto: "Uma vez só." };
  const responses = await Promise.all([call("anotar", nota), call("anotar", nota), call("anotar", nota)]);
  expect(responses).toEqual(Array(3).fill({ pessoa, versao: 2 }));
  expect(await history(pessoa)).toHaveLength(1);
  const stolen = call("anotar", nota, MEMBROS.gestao);
  await expect(stolen).rejects.toMatchObject({ code: "PT409" });
  const reused = call("mudar_dono", { comando: nota.comando, pessoa, versao: 2, dono: EU });
  await expect(reused).rejects.toMatchObject({ code: "PT409" });
});

test.each(["falei", "mandei_mensagem"] as const)(
  "[CAIXA-05, CAIXA-04] %s stops the clock and starts the conversation",
  async (resultado) => {
    const pessoa = await insertPessoa(database.sql, ESPERA);
    await contact(pessoa, resultado);
    const after = await read(pessoa);
    expect(after).toMatchObject({ espera_desde: null, prazo: null, estado: "broto" });
    expect(after.primeira_resposta_em).not.toBeNull();
    expect(await history(pessoa)).toMatchObject([
      { tipo: "contato", canal: "whatsapp", resultado },
      { tipo: "dono", de: null, para: { id: MEMBROS.atendimento } },
      { tipo: "estado", de: "semente", para: "broto" },
    ]);
  },
);

test.each(["abriu", "nao_atendeu", "numero_errado"] as const)(
  "[CAIXA-05] %s is only noted: the clock goes on",
  async (resultado) => {
    const pessoa = await insertPessoa(database.sql, ESPERA);
    const before = await read(pessoa);
    await contact(pessoa, resultado);
    expect(await read(pessoa)).toEqual({ ...before, versao: 2 });
    expect(await history(pessoa)).toMatchObject([{ tipo: "contato", resultado }]);
  },
);

test("[CAIXA-05] a contact leaves a later state and the first answer as they are", async () => {
  const primeira_resposta_em = new Date("2026-11-01T12:00:00Z");
  const pessoa = await insertPessoa(database.sql, { ...ESPERA, estado: "muda", primeira_resposta_em });
  await contact(pessoa, "falei");
  expect(await read(pessoa)).toMatchObject({ estado: "muda", prazo: null, primeira_resposta_em });
});

test("[CAIXA-05] an e-mail stops the clock, is enqueued once and cannot be undone", async () => {
  const pessoa = await insertPessoa(database.sql, ESPERA);
  const email = { comando: randomUUID(), pessoa, para: "ana@farmacia.com.br", assunto: "Olá", texto: "Bom dia!" };
  await call("enviar_email", email);
  await call("enviar_email", email);
  expect(await read(pessoa)).toMatchObject({ prazo: null, estado: "broto", versao: 2 });
  const [line] =
    await database.sql`select id, dados from privado.historico where pessoa_id = ${pessoa} and tipo = 'email'`;
  expect(line?.dados).toEqual({
    situacao: "na_fila",
    modelo: null,
    assunto: "Olá",
    texto: "Bom dia!",
    para: "ana@farmacia.com.br",
    erro: null,
    entradas: [],
  });
  const jobs = await database.sql`select tarefa, dados from privado.saida where chave = ${`email_painel:${line?.id}`}`;
  expect([...jobs]).toEqual([{ tarefa: "email_painel", dados: { id: line?.id } }]);
  await expect(call("desfazer", { comando: email.comando })).rejects.toMatchObject({ code: "PT404" });
  const nameless = await insertPessoa(database.sql, { email: null });
  const impossible = call("enviar_email", { ...email, comando: randomUUID(), pessoa: nameless });
  await expect(impossible).rejects.toMatchObject({ code: "PT422" });
});

test("[CAIXA-06] undoing restores every column and removes the lines of the timeline, once", async () => {
  const passo = { passo_texto: "Ligar", passo_em: "2026-11-20T13:00:00.123456Z" };
  const pessoa = await insertPessoa(database.sql, {
    ...ESPERA,
    ...passo,
    estado: "folha",
    motivo: "preco",
    dono: MEMBROS.gestao,
  });
  const before = await read(pessoa);
  let versao = 1;
  const base = () => ({ comando: randomUUID(), pessoa, versao });
  const commands = [
    () => call("mudar_dono", { ...base(), dono: EU }),
    () => call("mudar_estado", { ...base(), estado: "broto", motivo: null }),
    () => call("anotar", { ...base(), texto: "Nota" }),
    () => call("marcar_passo", { ...base(), passo: null }),
    () => call("concluir_passo", base()),
    () => contact(pessoa, "falei"),
  ];
  for (const command of commands) {
    await command();
    const [last] =
      await database.sql`select id from privado.comandos where pessoa_id = ${pessoa} order by em desc limit 1`;
    const undone = await call("desfazer", { comando: last?.id });
    expect(await call("desfazer", { comando: last?.id })).toEqual(undone);
    versao = undone.versao;
    expect(await read(pessoa)).toEqual({ ...before, versao });
  }
  expect(await history(pessoa)).toEqual([]);
});

test("[CAIXA-06] an undo gives nobody back to a member who left meanwhile", async () => {
  const leaver = await insertMembro(database.sql, "atendimento");
  const pessoa = await insertPessoa(database.sql, { dono: leaver });
  const comando = randomUUID();
  await call("mudar_dono", { comando, pessoa, versao: 1, dono: EU });
  await database.sql`update privado.equipe set ativa = false, desativada_em = now() where id = ${leaver}`;
  await call("desfazer", { comando });
  expect(await read(pessoa)).toMatchObject({ dono: null, versao: 3 });
});

test("[CAIXA-06, CAIXA-09] nothing is undone for another member, after a later change, or after a minute", async () => {
  const pessoa = await insertPessoa(database.sql);
  const first = { comando: randomUUID(), pessoa, versao: 1, dono: EU };
  await call("mudar_dono", first);
  await expect(call("desfazer", { comando: first.comando }, MEMBROS.gestao)).rejects.toMatchObject({ code: "PT404" });
  const second = { comando: randomUUID(), pessoa, texto: "Depois" };
  await call("anotar", second);
  await expect(call("desfazer", { comando: first.comando })).rejects.toMatchObject({ code: "PT409" });
  await database.sql`update privado.comandos set em = em - interval '61 seconds' where id = ${second.comando}`;
  await expect(call("desfazer", { comando: second.comando })).rejects.toMatchObject({ code: "PT409" });
  expect(await read(pessoa)).toMatchObject({ dono: EU, versao: 3 });
});

test("[CAIXA-09] a note on a united person goes to the person shown; a change of the hidden one is refused", async () => {
  const shown = await insertPessoa(database.sql);
  const hidden = await insertPessoa(database.sql, { principal_id: shown });
  const nota = { comando: randomUUID(), pessoa: hidden, texto: "Para as duas." };
  expect(await call("anotar", nota)).toEqual({ pessoa: shown, versao: 2 });
  const change = call("mudar_dono", { comando: randomUUID(), pessoa: hidden, versao: 1, dono: EU });
  await expect(change).rejects.toMatchObject({ code: "PT409" });
});

test("[CAIXA-02] a union is undone like any other command", async () => {
  const [de, para] = [await insertPessoa(database.sql), await insertPessoa(database.sql)];
  const comando = randomUUID();
  const principal = async () =>
    (await database.sql`select principal_id from privado.pessoas where id = ${de}`)[0]?.principal_id;
  await call("unir", { comando, de, para, escolhas: {} });
  expect(await principal()).toBe(para);
  expect(await call("desfazer", { comando })).toMatchObject({ pessoa: para });
  expect(await principal()).toBeNull();
});

test("[SEC-L41] a command repeated after seven days returns its first response; after eight it is removed", async () => {
  const pessoa = await insertPessoa(database.sql);
  const membro = await insertMembro(database.sql, "atendimento");
  const entrada = { comando: randomUUID(), pessoa, texto: "Nota" };
  const first = await call("anotar", entrada, membro);
  const age = (by: string) =>
    database.sql`update privado.comandos set em = em - ${by}::interval where id = ${entrada.comando}`;
  await age("7 days 1 hour");
  await database.sql`select privado.limpar_painel()`;
  expect(await call("anotar", entrada, membro)).toEqual(first);
  expect((await history(pessoa)).filter(({ tipo }) => tipo === "nota")).toHaveLength(1);
  await age("1 day");
  await database.sql`select privado.limpar_painel()`;
  expect(await database.sql`select from privado.comandos where membro = ${membro}`).toHaveLength(0);
});
