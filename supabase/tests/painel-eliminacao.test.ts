import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
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
  expect((await call("requerimento", { id })).recibo).toMatchObject({
    apagadas: { contato: 1 },
    mantidas: [
      { tabela: "cadastros_app", motivo: "contrato", quantas: 1 },
      { tabela: "pedidos", motivo: "registro de pagamento", quantas: 1 },
    ],
  });
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
