import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callPainel, insertEquipe, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, pessoaOf, receive } from "./support/drain-caixa.ts";
import { comando, FORA, newTitular, useRequerimentos } from "./support/requerimentos.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const { call, open, erase, tablesWith } = useRequerimentos(database);
beforeAll(() => insertEquipe(database.sql));

test("[TITULAR-01] erasure needs the words, in any accents and case, the places outside, and a request for it", async () => {
  const nome = `Zuleica Conceição ${randomUUID().slice(0, 8)}`;
  const email = newEmail();
  const id = await open("eliminacao", { nome, email });
  for (const [more, message] of [
    [{ confirmacao: nome }, "palavras"],
    [{ confirmacao: "apagar Outra Pessoa" }, "palavras"],
    [{ fora: FORA.slice(1) }, "fora daqui"],
  ] as const) {
    const refused = erase(id, nome, more as never);
    await expect(refused).rejects.toMatchObject({ code: "PT422", message: expect.stringContaining(message) });
  }
  const other = await open("acesso", { nome, email });
  await expect(erase(other, nome)).rejects.toMatchObject({ code: "PT422" });
  await erase(id, nome, { confirmacao: `  APAGAR   ${nome.replace("ção", "CAO").toUpperCase()} ` });
  // Another open request of the same person is closed with it.
  expect(await call("requerimento", { id: other })).toMatchObject({ nome: null, desfecho: "eliminado" });
  await expect(erase(id, nome)).rejects.toMatchObject({ code: "PT409" });
});

test("[TITULAR-01] after the erasure nothing of the person is left in any table, nor of their conversation", async () => {
  const { sql } = database;
  await sql`truncate graphile_worker._private_jobs, privado.saida`;
  const titular = newTitular();
  const { nome, email, telefone, cpf } = titular;
  const kinds = ["contato", "leadlive", "plenitude", "edificacao", "mentoria_imersao", "despertar", "free"];
  for (const kind of kinds) await insertRow(sql, kind, { nome, email, telefone, ...(kind === "free" ? { cpf } : {}) });
  const old = new Date(Date.now() - 20 * 86_400_000);
  const pedido = await insertPedido(sql, { ...titular, situacao: "expirado", criado_em: old });
  await sql`insert into privado.eventos_pagamento (id, evento, pedido_id, corpo) values (${pedido}, 'X', ${pedido}, ${sql.json({ email })})`;
  await insertDiagnostico(sql, cpf);
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, pedido);
  const message = { comando: comando(), pessoa, para: email, assunto: `Para ${nome}`, texto: `Olá, ${nome}` };
  await callPainel(sql, MEMBROS.atendimento, "enviar_email", message);
  await callPainel(sql, MEMBROS.atendimento, "anotar", {
    comando: comando(),
    pessoa,
    texto: `${nome} prefere a tarde`,
  });
  await sql`select privado.escoar_saida()`;
  await sql`update graphile_worker._private_jobs set last_error = ${`550 <${email}>`}, attempts = 3`;
  const [mail] = await sql`select id from privado.historico where pessoa_id = ${pessoa} and tipo = 'email'`;
  await sql`insert into privado.emails_recusados (chave, erro) values (${`email_painel:${mail?.id}`}, ${email})`;
  const id = await open("eliminacao", titular);
  const words = [nome, email, telefone, cpf];
  expect((await tablesWith(words)).length).toBeGreaterThan(10);
  await erase(id, nome);
  expect(await tablesWith([...words, pessoa, mail?.id].filter(Boolean))).toEqual(
    // Ids without a name: the change that open panels receive, and who looked at it.
    ["privado.novidades", "privado.registro_de_acessos"],
  );
  expect(await tablesWith(words)).toEqual([]);
  const { recibo } = await call("requerimento", { id });
  expect(recibo).toMatchObject({ mantidas: [], conversa: 2, fora: FORA });
  expect(Object.values(recibo?.apagadas ?? {}).reduce((sum, count) => sum + count, 0)).toBe(kinds.length + 3);
});

test("[TITULAR-01] what the law keeps stays, says why, and loses the conversation and the messages", async () => {
  const { sql } = database;
  const titular = newTitular();
  const { nome, email, telefone } = titular;
  const pago = await insertPedido(sql, { ...titular, situacao: "pago", pago_em: new Date(), forma_pagamento: "pix" });
  await insertRow(sql, "paid", { ...titular, pedido_id: pago, aceita_novidades: true });
  const { pessoa } = await receive(sql, "contato", { nome, email, telefone, mensagem: "Um segredo desta pessoa." });
  await callPainel(sql, MEMBROS.atendimento, "anotar", { comando: comando(), pessoa, texto: "Anotação secreta" });
  const id = await open("eliminacao", titular);
  const { linhas } = await call("requerimento", { id });
  expect(Object.fromEntries(linhas.map(({ tabela, motivo }) => [tabela, motivo]))).toEqual({
    pedidos: "registro de pagamento",
    cadastros_app: "contrato",
    contato: null,
  });
  await erase(id, nome);
  expect(await tablesWith([email])).toEqual([
    "privado.canais",
    "privado.chaves_pessoa",
    "privado.pessoas",
    "public.cadastros_app",
    "public.pedidos",
  ]);
  expect(await tablesWith(["segredo desta", "anotação secreta"])).toEqual([]);
  expect(await sql`select aceita_novidades from public.cadastros_app where email = ${email}`).toEqual([
    { aceita_novidades: false },
  ]);
  expect(await call("requerimento", { id })).toMatchObject({
    recibo: {
      apagadas: { contato: 1 },
      mantidas: [
        { tabela: "cadastros_app", motivo: "contrato", quantas: 1 },
        { tabela: "pedidos", motivo: "registro de pagamento", quantas: 1 },
      ],
    },
    // The message and the request itself; what stays is none of them.
    atos: [{ tipo: "eliminacao", linhas: 2 }],
  });
});

test("[TITULAR-01, VISTA-03] an erased person leaves the changes of many people, also one whose order stays", async () => {
  const { sql } = database;
  const [leaves, stays] = [newTitular(), newTitular()];
  const pago = await insertPedido(sql, { ...stays, situacao: "pago", pago_em: new Date(), forma_pagamento: "pix" });
  const { nome, email, telefone } = leaves;
  const { pessoa: one } = await receive(sql, "leadlive", { nome, email, telefone });
  const two = await pessoaOf(sql, pago);
  const other = await insertPessoa(sql, { nome: "Pessoa que fica" });
  await sql`update privado.pessoas set passo_texto = 'Passo secreto', passo_em = now(), passo_id = gen_random_uuid() where id in (${one}, ${two})`;
  const people = await sql<{ id: string; versao: number }[]>`select id, versao from privado.pessoas
    where id in (${one}, ${two}, ${other})`;
  const lote = {
    pessoas: [...people],
    acao: { tipo: "passo" as const, passo: { texto: "Ligar", em: "2026-12-01T12:00:00.000Z" } },
  };
  const [done, skipped] = [comando(), comando()];
  await callPainel(sql, MEMBROS.atendimento, "em_lote", { comando: done, ...lote });
  await callPainel(sql, MEMBROS.atendimento, "em_lote", { comando: skipped, ...lote });
  for (const pessoa of [one, two])
    await callPainel(sql, MEMBROS.atendimento, "anotar", { comando: comando(), pessoa, texto: "Ligou." });
  const { aviso } = await callPainel(sql, MEMBROS.atendimento, "desfazer", { comando: done });
  expect(aviso).toContain(leaves.nome);
  for (const titular of [leaves, stays]) await erase(await open("eliminacao", titular), titular.nome);
  expect(await tablesWith(["passo secreto"])).toEqual([]);
  expect(await tablesWith([leaves.nome])).toEqual([]);
  expect(await tablesWith([stays.nome])).not.toContain("privado.comandos");
  const kept = await sql`select jsonb_path_query_array(antes, '$.pessoas[*].id') as antes,
    jsonb_path_query_array(resposta, '$.puladas[*].id') as puladas from privado.comandos where id in (${done}, ${skipped}) order by em`;
  expect(kept).toEqual([
    { antes: [other], puladas: [] },
    { antes: [], puladas: [other] },
  ]);
});

test("[TITULAR-01] after a restore, a request that had been erased loses the person again", async () => {
  const { sql } = database;
  const titular = newTitular();
  const id = await open("eliminacao", titular);
  await erase(id, titular.nome);
  await sql`update privado.requerimentos set nome = ${titular.nome}, email = ${titular.email}, concluido_em = null,
    desfecho = null, recibo = null where id = ${id}`;
  await sql`select privado.repetir_eliminacoes()`;
  expect(await tablesWith([titular.nome, titular.email])).toEqual([]);
});

test("[TITULAR-01] after a restore what the law keeps is limited again, without what was written since the erasure", async () => {
  const { sql } = database;
  const titular = newTitular();
  const pago = await insertPedido(sql, { ...titular, situacao: "pago", pago_em: new Date(), forma_pagamento: "pix" });
  const paid = await insertRow(sql, "paid", { ...titular, pedido_id: pago });
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, pago);
  await erase(await open("eliminacao", titular), titular.nome);
  // As in a backup that is older than the erasure.
  await sql`update public.cadastros_app set aceita_novidades = true, origem = '{"utm_source": "live"}' where id = ${paid}`;
  await sql`insert into privado.historico (pessoa_id, tipo, dados, em)
    values (${pessoa}, 'nota', '{"texto": "Anotação de antes"}', now() - interval '1 day')`;
  const planned = async () =>
    (await sql`select passo_texto as passo from privado.pessoas where id = ${pessoa}`)[0]?.passo;
  const plan = (texto: string) =>
    sql`update privado.pessoas set passo_texto = ${texto}, passo_em = now(), passo_id = gen_random_uuid() where id = ${pessoa}`;
  await plan("Passo de antes");
  await sql`select privado.repetir_eliminacoes()`;
  expect(await tablesWith(["anotação de antes", "passo de antes"])).toEqual([]);
  expect(await sql`select aceita_novidades, origem from public.cadastros_app where id = ${paid}`).toEqual([
    { aceita_novidades: false, origem: {} },
  ]);
  // A person who wrote again: a later restore deletes nothing of that.
  await callPainel(sql, MEMBROS.atendimento, "anotar", { comando: comando(), pessoa, texto: "Anotação de depois" });
  await plan("Passo de depois");
  await sql`select privado.repetir_eliminacoes()`;
  expect(await tablesWith(["anotação de depois"])).toEqual(["privado.historico"]);
  expect(await planned()).toBe("Passo de depois");
});
