import { randomUUID } from "node:crypto";
import { parse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { acompanharSchema } from "../../domain/acompanhar/acompanhar.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { newCanais, useAcompanhar } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { newAddress, useApi } from "./support/test-api.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const api = useApi();
const { call, codeOf, open, newContato, openPessoa } = useAcompanhar(api);
beforeAll(() => insertEquipe(api.sql));

/** What is left of the request on its page; null when its link ended. */
const withdraw = async (p_codigo: string) => (await call("acompanhar_retirar", { p_codigo })).body || null;

test("[ACOMPANHAR-01] an added message reaches the timeline once, makes the person new and does not move the promise", async () => {
  const { sql } = api;
  const { codigo, pessoa } = await newContato();
  const before = await openPessoa(pessoa);
  const { mudanca } = await callPainel(sql, MEMBROS.gestao, "novidades", { desde: 0 });
  const message = { p_codigo: codigo, p_id: randomUUID(), p_texto: "Liguem depois das 14h.\nObrigada" };
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await call("acompanhar_mensagem", message);
    expect(status).toBe(200);
    expect(parse(acompanharSchema, body).mensagens.map(({ texto }) => texto)).toEqual([message.p_texto]);
  }
  const after = await openPessoa(pessoa);
  expect(after.linha_do_tempo.filter(({ tipo }) => tipo === "mensagem")).toMatchObject([
    { texto: message.p_texto, autor: null, protocolo: before.protocolo },
  ]);
  expect(after.relogio?.prazo).toBe(before.relogio?.prazo);
  expect(after.versao).toBeGreaterThan(before.versao);
  expect(after.ultima_entrada_em > before.ultima_entrada_em).toBe(true);
  expect((await callPainel(sql, MEMBROS.gestao, "novidades", { desde: mudanca })).novas).toBe(1);
  // A later projection keeps the moment of the message.
  await sql`select privado.refazer_pessoa(${pessoa})`;
  expect((await openPessoa(pessoa)).ultima_entrada_em).toBe(after.ultima_entrada_em);
  const jobs =
    await sql`select from privado.saida where tarefa = 'visitante_mudou' and chave = ${`visitante_mudou:${message.p_id}`}`;
  expect(jobs).toHaveLength(1);
});

test("[ACOMPANHAR-01] a message after the answer starts the clock again and reopens what was closed", async () => {
  const { sql } = api;
  const { codigo, pessoa } = await newContato();
  const contact = { comando: randomUUID(), pessoa, canal: "telefone", resultado: "falei", texto: null } as const;
  await callPainel(sql, MEMBROS.gestao, "registrar_contato", contact);
  const { versao } = await openPessoa(pessoa);
  await callPainel(sql, MEMBROS.gestao, "mudar_estado", {
    comando: randomUUID(),
    pessoa,
    versao,
    estado: "arvore",
    motivo: null,
  });
  expect(await open(codigo)).toMatchObject({ fase: { fase: "concluida", espera: null }, mensagem_espera: null });
  const { body } = await call("acompanhar_mensagem", {
    p_codigo: codigo,
    p_id: randomUUID(),
    p_texto: "Mais uma dúvida",
  });
  expect(parse(acompanharSchema, body)).toMatchObject({
    fase: { fase: "em_conversa", espera: null },
    mensagem_espera: { prazo: expect.any(String) },
  });
  expect(await openPessoa(pessoa)).toMatchObject({ estado: "semente", relogio: { prazo: expect.any(String) } });
});

test("[ACOMPANHAR-01] a corrected telephone is on the row, on the person and in the timeline; the former one is nowhere", async () => {
  const { sql } = api;
  const { resposta, loja } = await insertDiagnostico(sql, newCpf());
  const rows: [tabela: string, id: string][] = [
    ["contato", await insertRow(sql, "contato", newCanais())],
    ["leadlive", await insertRow(sql, "leadlive", newCanais())],
    ["inscricoes", await insertRow(sql, "despertar", newCanais())],
    ["cadastros_app", await insertRow(sql, "free", { ...newCanais(), cpf: newCpf() })],
    ["pedidos", await insertPedido(sql, newCanais())],
    ["diagnosticos_respostas", resposta],
  ];
  for (const [tabela, id] of rows) {
    const telefone = newTelefone();
    const codigo = await codeOf(tabela, id);
    const { body } = await call("acompanhar_telefone", { p_codigo: codigo, p_telefone: telefone });
    expect(parse(acompanharSchema, body).telefone).toBe(`(11) •••••-${telefone.slice(-4)}`);
    await drainCaixa(sql);
    const pessoa = await openPessoa(await pessoaOf(sql, id));
    expect(pessoa.telefones, tabela).toMatchObject([{ telefone }]);
    expect(pessoa.linha_do_tempo.filter(({ tipo }) => tipo === "correcao")).toMatchObject([{ telefone, autor: null }]);
    // The same number again changes nothing.
    await call("acompanhar_telefone", { p_codigo: codigo, p_telefone: telefone });
    expect((await openPessoa(pessoa.id)).versao).toBe(pessoa.versao);
  }
  expect(await sql`select from public.diagnosticos_lojas where id = ${loja} and telefone is not null`).toHaveLength(1);
});

test("[ACOMPANHAR-01] what the forms refuse is refused here: empty or long messages, control characters, impossible numbers", async () => {
  const { codigo } = await newContato();
  for (const texto of ["", " x", "a".repeat(2001), "a\u202eb", null]) {
    const { status } = await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: texto });
    expect([texto?.slice(0, 5), status]).toEqual([texto?.slice(0, 5), 400]);
  }
  for (const telefone of ["", "20987654321", "119876", null]) {
    expect((await call("acompanhar_telefone", { p_codigo: codigo, p_telefone: telefone })).status).toBe(400);
  }
  expect(await open(codigo)).toMatchObject({ mensagens: [] });
});

test("[ACOMPANHAR-01] a withdrawn request stops the clock unless another one waits, is told to the team, and closes its link", async () => {
  const { sql } = api;
  const first = await newContato();
  const second = await receive(sql, "despertar", { email: first.email, telefone: first.telefone });
  expect(second.pessoa).toBe(first.pessoa);
  expect(await withdraw(first.codigo)).toBeNull();
  expect((await openPessoa(first.pessoa)).relogio).not.toBeNull();
  expect(await open(first.codigo)).toBeNull();
  const other = await codeOf("inscricoes", second.id);
  expect(await open(other)).toMatchObject({ fase: { espera: { prazo: expect.any(String) } } });
  expect(await withdraw(other)).toBeNull();
  const pessoa = await openPessoa(first.pessoa);
  expect(pessoa.relogio).toBeNull();
  expect(pessoa.linha_do_tempo.filter(({ tipo }) => tipo === "desistencia")).toMatchObject([
    { compra: false },
    { compra: false },
  ]);
  for (const name of ["acompanhar_retirar", "acompanhar_apagar"]) {
    expect((await call(name, { p_codigo: other })).body ?? null).toBeNull();
  }
});

test("[ACOMPANHAR-01] a withdrawn unpaid order gets no more messages about its payment; a paid one cannot be withdrawn", async () => {
  const { sql } = api;
  const pedido = await insertPedido(sql, { ...newCanais(), forma_pagamento: "pix" });
  const paid = await insertPedido(sql, { ...newCanais(), situacao: "pago", pago_em: new Date() });
  await drainCaixa(sql);
  await sql`insert into privado.cobrancas (pedido_id) values (${pedido}) on conflict do nothing`;
  expect(await open(await codeOf("pedidos", pedido))).toMatchObject({
    pode_retirar: true,
    fase: { fase: "esperando_pagamento" },
  });
  await call("acompanhar_retirar", { p_codigo: await codeOf("pedidos", pedido) });
  const { linha_do_tempo } = await openPessoa(await pessoaOf(sql, pedido));
  expect(linha_do_tempo.filter(({ tipo }) => tipo === "desistencia")).toMatchObject([{ compra: true }]);
  expect(await sql`select encerrada_motivo from privado.cobrancas where pedido_id = ${pedido}`).toEqual([
    { encerrada_motivo: "nao_quer" },
  ]);
  expect(await open(await codeOf("pedidos", paid))).toMatchObject({
    pode_retirar: false,
    guarda: "registro de pagamento",
    fase: { fase: "falta_cadastro" },
  });
});

test("[ACOMPANHAR-04] an added question to a paid purchase ends alone: its page, the sign-up and the other waits stay", async () => {
  const { sql } = api;
  const who = newCanais();
  const pedido = await insertPedido(sql, { ...who, situacao: "pago", pago_em: new Date() });
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, pedido);
  const codigo = await codeOf("pedidos", pedido);
  await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "Uma dúvida" });
  expect(await open(codigo)).toMatchObject({ pode_retirar: true, mensagem_espera: { prazo: expect.any(String) } });
  expect(parse(acompanharSchema, await withdraw(codigo))).toMatchObject({
    fase: { fase: "falta_cadastro" },
    mensagem_espera: null,
    pode_retirar: false,
  });
  expect((await openPessoa(pessoa)).relogio).toBeNull();
  expect(await open(codigo)).toMatchObject({ fase: { fase: "falta_cadastro" } });
  await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "Mais uma" });
  expect(await open(codigo)).toMatchObject({ mensagem_espera: { prazo: expect.any(String) } });
});

test.each([
  ["of an order that expired ends its messages, too", "expirado", null, "encerrada", "nao_quer"],
  ["during a risk analysis leaves its payment alone", "pendente", new Date(), "em_conferencia", null],
])("[ACOMPANHAR-04] a withdrawn question %s", async (_, situacao, analise_desde, fase, motivo) => {
  const { sql } = api;
  const pedido = await insertPedido(sql, { ...newCanais(), forma_pagamento: "pix" });
  await sql`update public.pedidos set checkout_id = ${`chk_${pedido}`}, expira_em = now() where id = ${pedido}`;
  await sql`update public.pedidos set situacao = ${situacao} where id = ${pedido}`;
  await sql`update privado.cobrancas set analise_desde = ${analise_desde} where pedido_id = ${pedido}`;
  await drainCaixa(sql);
  const codigo = await codeOf("pedidos", pedido);
  await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "Uma dúvida" });
  expect(await withdraw(codigo)).toMatchObject({ fase: { fase }, mensagem_espera: null });
  expect(await sql`select encerrada_motivo from privado.cobrancas where pedido_id = ${pedido}`).toEqual([
    { encerrada_motivo: motivo },
  ]);
});

test("[ACOMPANHAR-04] a withdrawn purchase that is paid after all, or whose payment is opened again, has its page again", async () => {
  const { sql } = api;
  for (const go of [
    (id: string) => sql`update public.pedidos set situacao = 'pago', forma_pagamento = 'pix' where id = ${id}`,
    (id: string) =>
      sql`update public.pedidos set checkout_id = ${`chk_${id}`}, expira_em = now() + interval '1 hour' where id = ${id}`,
  ]) {
    const who = newCanais();
    const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenapp" });
    const pedido = await insertPedido(sql, { ...who, lead_id: lead });
    await drainCaixa(sql);
    const codigo = await codeOf("pedidos", pedido);
    await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "Uma dúvida" });
    expect(await withdraw(codigo)).toBeNull();
    expect(await open(codigo)).toBeNull();
    await go(pedido);
    await drainCaixa(sql);
    expect(await open(codigo)).toMatchObject({ compra: { pedido }, mensagem_espera: null });
    expect((await openPessoa(await pessoaOf(sql, lead))).relogio).toBeNull();
  }
});

test("[ACOMPANHAR-01] asking for erasure ends the messages about an unpaid order, which stays until it can no longer be paid", async () => {
  const { sql } = api;
  const more = { nome: "Ana Lima", forma_pagamento: "pix", checkout_id: `chk_${randomUUID()}` };
  const pedido = await insertPedido(sql, { ...newCanais(), ...more });
  await drainCaixa(sql);
  await sql`insert into privado.cobrancas (pedido_id) values (${pedido}) on conflict do nothing`;
  const codigo = await codeOf("pedidos", pedido);
  expect(await open(codigo)).toMatchObject({ guarda: "ainda pode ser pago" });
  await call("acompanhar_apagar", { p_codigo: codigo });
  expect(await sql`select privado.impede_cobranca(${pedido}) as motivo`).toEqual([{ motivo: "encerrada" }]);
});

test("[ACOMPANHAR-01] asking for erasure opens one unconfirmed request of the panel with its 15 days", async () => {
  const { sql } = api;
  const { codigo, pessoa, email, telefone, id } = await newContato();
  for (let time = 0; time < 2; time += 1) {
    const { body } = await call("acompanhar_apagar", { p_codigo: codigo });
    expect(parse(acompanharSchema, body).eliminacao).toMatchObject({ protocolo: expect.stringMatching(/^ED-/) });
  }
  const { abertos } = await callPainel(sql, MEMBROS.encarregado, "requerimentos", {});
  const mine = abertos.filter(({ canal, nome }) => canal === "link" && nome?.startsWith("Maria"));
  expect(mine).toMatchObject([{ tipo: "eliminacao", verificado_em: null, restam: 15 }]);
  const requerimento = mine[0]?.id ?? "";
  expect(await callPainel(sql, MEMBROS.encarregado, "requerimento", { id: requerimento })).toMatchObject({
    email,
    telefone,
  });
  expect((await openPessoa(pessoa)).linha_do_tempo.filter(({ tipo }) => tipo === "eliminacao")).toHaveLength(1);
  const erase = { comando: randomUUID(), id: requerimento, confirmacao: "apagar Maria da Conceição Souza", fora: [] };
  await expect(callPainel(sql, MEMBROS.encarregado, "apagar_requerimento", erase)).rejects.toMatchObject({
    code: "PT422",
  });
  await sql`delete from public.contato where id = ${id}`;
  expect(await open(codigo)).toBeNull();
});

test("what a visitor did by a link leaves with its row, also when the person has others, and is in the person's export", async () => {
  const { sql } = api;
  const first = await newContato();
  const second = await receive(sql, "despertar", { email: first.email, telefone: first.telefone });
  for (const [codigo, p_texto] of [
    [first.codigo, "Primeira palavra"],
    [await codeOf("inscricoes", second.id), "Segunda palavra"],
  ]) {
    await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto });
  }
  const [exported] = await sql`select privado.exportar_titular(p_email => ${first.email})::text as dados`;
  expect(exported?.dados).toContain("Primeira palavra");
  await sql`delete from public.contato where id = ${first.id}`;
  const kept =
    await sql`select dados ->> 'texto' as texto from privado.historico where pessoa_id = ${first.pessoa} and tipo = 'mensagem'`;
  expect(kept).toEqual([{ texto: "Segunda palavra" }]);
});

test.each(["separar", "separar_entrada"] as const)(
  "what a visitor did by a link while united goes with its row by %s, and returns with it",
  async (funcao) => {
    const { sql } = api;
    const first = await newContato();
    const email = funcao === "separar" ? newCanais().email : first.email;
    const pedido = await insertPedido(sql, { ...newCanais(), email });
    await drainCaixa(sql);
    const own = await pessoaOf(sql, pedido);
    const command = () => ({ comando: randomUUID() });
    if (funcao === "separar")
      await callPainel(sql, MEMBROS.gestao, "unir", { ...command(), de: own, para: first.pessoa, escolhas: {} });
    const codigo = await codeOf("pedidos", pedido);
    const p_texto = `Uma pergunta ${randomUUID()}`;
    await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto });
    await call("acompanhar_telefone", { p_codigo: codigo, p_telefone: newCanais().telefone });
    await sql`update public.pedidos set situacao = 'pago', pago_em = now(), forma_pagamento = 'pix' where id = ${pedido}`;
    await drainCaixa(sql);
    const named = async (pessoa: string) =>
      (await openPessoa(pessoa)).linha_do_tempo.flatMap(({ tipo }) =>
        ["mensagem", "correcao", "pedido"].includes(tipo) ? [tipo] : [],
      );
    expect(await named(first.pessoa)).toHaveLength(3);
    const taken = command();
    if (funcao === "separar") await callPainel(sql, MEMBROS.gestao, funcao, { ...taken, pessoa: own });
    else await callPainel(sql, MEMBROS.gestao, funcao, { ...taken, tabela: "pedidos", id: pedido });
    expect([await named(first.pessoa), (await named(await pessoaOf(sql, pedido))).toSorted()]).toEqual([
      [],
      ["correcao", "mensagem", "pedido"],
    ]);
    expect((await open(codigo))?.mensagens).toMatchObject([{ texto: p_texto }]);
    await callPainel(sql, MEMBROS.gestao, "desfazer", taken);
    expect(await named(first.pessoa)).toHaveLength(3);
  },
);

test("what a visitor did by a link before a union leaves with its row after it", async () => {
  const { sql } = api;
  const [first, second] = [await newContato(), await newContato()];
  await receive(sql, "despertar", { email: second.email, telefone: second.telefone });
  const p_texto = `Antes da união ${randomUUID()}`;
  await call("acompanhar_mensagem", { p_codigo: second.codigo, p_id: randomUUID(), p_texto });
  const pair = { de: second.pessoa, para: first.pessoa, escolhas: {} };
  await callPainel(sql, MEMBROS.gestao, "unir", { comando: randomUUID(), ...pair });
  await sql`delete from public.contato where id = ${second.id}`;
  expect(await sql`select from privado.historico where dados ->> 'texto' = ${p_texto}`).toHaveLength(0);
});

test("erasing a person whose paid order stays ends the link of that order", async () => {
  const { sql } = api;
  const titular = newCanais();
  const pedido = await insertPedido(sql, { ...titular, situacao: "pago", pago_em: new Date() });
  await drainCaixa(sql);
  const codigo = await codeOf("pedidos", pedido);
  expect(await open(codigo)).not.toBeNull();
  await sql`select privado.apagar_titular(p_email => ${titular.email})`;
  expect(await sql`select from public.pedidos where id = ${pedido}`).toHaveLength(1);
  expect(await open(codigo)).toBeNull();
});

test("[ACOMPANHAR-01] changes are limited per address and per link, from all addresses", async () => {
  const { sql } = api;
  const { codigo } = await newContato();
  const write = async (address: string) =>
    (await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "Oi" }, address)).status;
  // A window that does not end during the test.
  await sql`update privado.limites set janela = '1000 days', maximo = case alvo when 'acompanhar_mudanca' then 3 else 4 end
    where alvo like 'acompanhar_mudanca%'`;
  const one = newAddress();
  expect([await write(one), await write(one), await write(one), await write(one)]).toEqual([200, 200, 200, 429]);
  expect([await write(newAddress()), await write(newAddress())]).toEqual([200, 429]);
});
