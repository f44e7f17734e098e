import { beforeAll, expect, test } from "vitest";
import { prazos } from "../../domain/privacidade/prazos.ts";
import { insertEquipe } from "./support/call-painel.ts";
import { drainCaixa, newEmail, receive } from "./support/drain-caixa.ts";
import { comando, newTitular, useRequerimentos } from "./support/requerimentos.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const { call, open, erase, tablesWith } = useRequerimentos(database);
beforeAll(() => insertEquipe(database.sql));

test("[TITULAR-01] a request is opened once, needs one valid key, and its clock is that of the policy", async () => {
  const titular = newTitular();
  const entrada = {
    comando: comando(),
    tipo: "acesso" as const,
    canal: "carta" as const,
    ...titular,
    telefone: `+55 ${titular.telefone}`,
    recebido_em: "2026-11-01",
  };
  const { id } = await call("abrir_requerimento", entrada);
  expect(await call("abrir_requerimento", entrada)).toEqual({ id });
  const [row] = await database.sql`select prazo - recebido_em as dias, telefone,
    prazo - (now() at time zone 'America/Sao_Paulo')::date as restam from privado.requerimentos where id = ${id}`;
  expect(row?.dias).toBe(prazos.respostaAoTitular.quantidade);
  const { abertos } = await call("requerimentos", {});
  expect(abertos.find((item) => item.id === id)).toMatchObject({
    nome: titular.nome,
    restam: row?.restam,
    tipo: "acesso",
  });
  for (const [wrong, message] of [
    [{ email: null, telefone: null, cpf: null }, "falta o titular"],
    [{ telefone: "1234" }, "telefone inválido"],
    [{ cpf: "39053344700" }, "CPF inválido"],
    [{ recebido_em: "2999-01-01" }, "futuro"],
  ] as const) {
    const refused = call("abrir_requerimento", { ...entrada, ...wrong, comando: comando() });
    await expect(refused).rejects.toMatchObject({ code: "PT422", message: expect.stringContaining(message) });
  }
});

test("[TITULAR-01] the page shows the rows by source with a masked CPF; the whole one is recorded each time", async () => {
  const { sql } = database;
  const titular = newTitular();
  const { nome, email, telefone, cpf } = titular;
  const contato = await receive(sql, "contato", { nome, email, telefone });
  await receive(sql, "free", { nome, email, telefone, cpf });
  const { resposta } = await insertDiagnostico(sql, cpf);
  await sql`insert into privado.historico (pessoa_id, tipo, dados) values (${contato.pessoa}, 'nota', '{"texto": "Prefere a tarde."}')`;
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`visitante:contato:${contato.id}`}, 'x')`;
  const id = await open("acesso", titular);
  const page = await call("requerimento", { id });
  expect(page.linhas.map(({ tabela }) => tabela).sort()).toEqual([
    "cadastros_app",
    "contato",
    "diagnosticos_lojas",
    "diagnosticos_respostas",
  ]);
  expect(page.linhas.every(({ de_outra, motivo }) => !de_outra && motivo === null)).toBe(true);
  expect(page.linhas.find((linha) => linha.id === resposta)?.dados.respostas).toBe(23);
  expect(page.junto).toMatchObject({ emails: 1, emails_saem: 1, conversa: 1 });
  expect(JSON.stringify(page)).not.toContain(cpf);
  expect(JSON.stringify(page)).not.toContain("Prefere a tarde");
  const linha = page.linhas.find(({ tabela }) => tabela === "cadastros_app")?.id ?? "";
  expect(await call("mostrar_cpf", { id, linha })).toEqual({ cpf });
  await expect(call("mostrar_cpf", { id, linha: contato.id })).rejects.toMatchObject({ code: "PT404" });
  const recorded = await sql`select acao, detalhe from privado.registro_de_acessos where alvo_id = ${id} order by id`;
  expect(recorded.map(({ acao }) => acao)).toEqual([
    "abrir_requerimento",
    "verificar_requerente",
    "verificar_requerente",
    "viu",
    "mostrou_cpf",
  ]);
  for (const word of [nome, email, cpf, telefone]) expect(JSON.stringify(recorded)).not.toContain(word);
});

test("[TITULAR-01] nothing is exported, corrected or erased before the person is confirmed", async () => {
  const titular = newTitular();
  const id = await open("eliminacao", titular, { confirmed: false });
  const correcao = { nome: null, sobrenome: null, email: newEmail(), telefone: null };
  const refused = { code: "PT422", message: "Confirme primeiro quem pede." };
  await expect(call("exportar_requerimento", { id })).rejects.toMatchObject(refused);
  await expect(call("corrigir_requerimento", { comando: comando(), id, correcao })).rejects.toMatchObject(refused);
  await expect(call("opor_requerimento", { comando: comando(), id })).rejects.toMatchObject(refused);
  await expect(erase(id, titular.nome)).rejects.toMatchObject(refused);
  const concluded = call("concluir_requerimento", { comando: comando(), id, desfecho: "atendido" });
  await expect(concluded).rejects.toMatchObject(refused);
  await call("concluir_requerimento", { comando: comando(), id, desfecho: "nao_confirmado" });
  expect(await tablesWith([titular.nome, titular.email, titular.cpf, titular.telefone])).toEqual([]);
  await expect(call("exportar_requerimento", { id })).rejects.toMatchObject({ code: "PT409" });
});

test("[TITULAR-01] rows of another name under a shared telephone stay out until the officer includes them", async () => {
  const { sql } = database;
  const titular = newTitular();
  const own = await insertRow(sql, "leadlive", {
    nome: titular.nome,
    email: titular.email,
    telefone: titular.telefone,
  });
  const colleague = await insertRow(sql, "leadlive", { email: newEmail(), telefone: titular.telefone });
  const id = await open("eliminacao", titular);
  const outside = async () => {
    const { linhas } = await call("requerimento", { id });
    return linhas.filter(({ de_outra }) => de_outra).map((linha) => linha.id);
  };
  expect(await outside()).toEqual([colleague]);
  const { registros } = (await call("exportar_requerimento", { id })) as { registros: { id: string }[] };
  expect(registros.map((registro) => registro.id).sort()).toEqual([own, id].sort());
  await call("separar_linhas", { comando: comando(), id, linhas: [colleague], de_outra: false });
  expect(await outside()).toEqual([]);
  await call("separar_linhas", { comando: comando(), id, linhas: [own, colleague], de_outra: true });
  expect((await outside()).sort()).toEqual([own, colleague].sort());
  await call("separar_linhas", { comando: comando(), id, linhas: [own], de_outra: false });
  await erase(id, titular.nome);
  expect(await sql`select id from public.leadlive where id in ${sql([own, colleague])}`).toEqual([{ id: colleague }]);
});

test("[TITULAR-01] the export contains the payments that were followed, and the oppositions", async () => {
  const { sql } = database;
  const titular = newTitular();
  const pedido = await insertPedido(sql, titular);
  await sql`update public.pedidos set checkout_id = ${`chk_${pedido}`}, expira_em = now() + interval '1 hour' where id = ${pedido}`;
  await sql`select privado.abrir_cobranca(p) from public.pedidos as p where id = ${pedido}`;
  await sql`insert into privado.paradas (hash, pedido_id) values (sha256(${pedido}::bytea), ${pedido})`;
  await sql`select privado.opor(${titular.email}, 'link')`;
  const tudo = await call("exportar_requerimento", { id: await open("acesso", titular) });
  expect(tudo).toMatchObject({
    cobrancas: [{ pedido_id: pedido, encerrada_motivo: "nao_quer" }],
    links_para_parar_mensagens: [{ pedido_id: pedido }],
    oposicoes: [{ origem: "link" }],
    protocolo: expect.stringMatching(/^ED-/),
  });
});

test("[TITULAR-01] a correction reaches the sources, the person and the request, and is recorded without the data", async () => {
  const { sql } = database;
  const titular = newTitular();
  const { id: contato, pessoa } = await receive(sql, "contato", { email: titular.email, telefone: titular.telefone });
  const email = newEmail();
  const id = await open("correcao", titular);
  const correcao = { nome: "Zuleica", sobrenome: "Corrigida", email, telefone: null };
  const sent = { comando: comando(), id, correcao };
  expect(await call("corrigir_requerimento", sent)).toEqual({ linhas: 1 });
  expect(await call("corrigir_requerimento", sent)).toEqual({ linhas: 1 });
  await drainCaixa(sql);
  expect(await sql`select nome, sobrenome, email from public.contato where id = ${contato}`).toEqual([
    { nome: "Zuleica", sobrenome: "Corrigida", email },
  ]);
  expect(await sql`select nome, email from privado.pessoas where id = ${pessoa}`).toEqual([
    { nome: "Zuleica Corrigida", email },
  ]);
  expect(await call("requerimento", { id })).toMatchObject({
    nome: "Zuleica Corrigida",
    email,
    linhas: [{ id: contato }],
  });
  const [recorded] =
    await sql`select detalhe from privado.registro_de_acessos where alvo_id = ${id} and acao = 'corrigir_requerimento'`;
  expect(recorded?.detalhe).toEqual({ colunas: ["nome", "email", "sobrenome"], linhas: 1 });
  const half = call("corrigir_requerimento", {
    ...sent,
    comando: comando(),
    correcao: { ...correcao, sobrenome: null },
  });
  await expect(half).rejects.toMatchObject({ code: "PT422" });
});

test("[TITULAR-01] what is done after the only key was corrected still counts for the request", async () => {
  const { sql } = database;
  const { nome, email } = newTitular();
  await insertRow(sql, "contato", { email });
  const id = await open("acesso", { nome, email });
  const other = await open("acesso", { nome, email });
  const correcao = { nome: null, sobrenome: null, email: newEmail(), telefone: null };
  await call("corrigir_requerimento", { comando: comando(), id, correcao });
  await call("exportar_requerimento", { id });
  for (const one of [id, other])
    expect((await call("requerimento", { id: one })).atos.map(({ tipo }) => tipo)).toEqual(["correcao", "acesso"]);
});

test("[SEC-M12] a mistyped name, e-mail or telephone is refused in words before any row is written, and quoted nowhere", async () => {
  const titular = newTitular();
  const id = await open("correcao", titular);
  const nothing = { nome: null, sobrenome: null, email: null, telefone: null };
  for (const [wrong, campo] of [
    [{ email: "semarroba" }, "e-mail"],
    [{ telefone: "1234" }, "telefone"],
    [{ nome: "=Zelia", sobrenome: "Prado" }, "nome"],
    [{ nome: "Z".repeat(70), sobrenome: "P".repeat(70) }, "nome"],
  ] as const) {
    const refused = call("corrigir_requerimento", { comando: comando(), id, correcao: { ...nothing, ...wrong } });
    await expect(refused).rejects.toMatchObject({ code: "PT422", message: `Confira: ${campo} inválido.` });
    await expect(refused).rejects.not.toHaveProperty("detail");
  }
  const entrada = { tipo: "acesso", canal: "carta", ...titular, recebido_em: "2026-11-01" } as const;
  for (const [wrong, campo] of [
    [{ email: "semarroba" }, "e-mail"],
    [{ nome: "=Zelia" }, "nome"],
  ] as const) {
    const refused = call("abrir_requerimento", { ...entrada, ...wrong, comando: comando() });
    await expect(refused).rejects.toMatchObject({ code: "PT422", message: `Confira: ${campo} inválido.` });
    await expect(refused).rejects.not.toHaveProperty("detail");
  }
});

test("[TITULAR-01] an opposition ends news and messages about payments; the request then closes without the person", async () => {
  const { sql } = database;
  const titular = newTitular();
  const { nome, email, telefone } = titular;
  const lead = await insertRow(sql, "leadlive", { nome, email, telefone, aceita_novidades: true });
  const id = await open("oposicao", { nome, email });
  expect(await call("opor_requerimento", { comando: comando(), id })).toEqual({ linhas: 1 });
  expect(await sql`select aceita_novidades from public.leadlive where id = ${lead}`).toEqual([
    { aceita_novidades: false },
  ]);
  expect(
    await sql`select origem from privado.oposicoes where destinatario = privado.hash_consulta(privado.caixa_postal(${email}))`,
  ).toEqual([{ origem: "painel" }]);
  // As in a backup that is older than the opposition.
  await sql`update public.leadlive set aceita_novidades = true where id = ${lead}`;
  await sql`select privado.repetir_eliminacoes()`;
  expect(await sql`select aceita_novidades from public.leadlive where id = ${lead}`).toEqual([
    { aceita_novidades: false },
  ]);
  await call("concluir_requerimento", { comando: comando(), id, desfecho: "atendido" });
  expect(await call("requerimento", { id })).toMatchObject({
    nome: null,
    email: null,
    linhas: [],
    desfecho: "atendido",
    atos: [{ tipo: "oposicao", deste: true, por: "Encarregado" }],
  });
});
