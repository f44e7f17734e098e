import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Fase, tituloDaFase } from "../../domain/acompanhar/fase.ts";
import { newCanais, useAcompanhar } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newCpf, pessoaOf, receive } from "./support/drain-caixa.ts";
import { useApi } from "./support/test-api.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const api = useApi();
const { call, open, codeOf, openPessoa } = useAcompanhar(api);
beforeAll(() => insertEquipe(api.sql));

/** The phase that the page shows, and that of the same row in the panel, which must agree. */
async function faseOf(tabela: string, id: string): Promise<string> {
  await drainCaixa(api.sql);
  const { linha_do_tempo } = await openPessoa(await pessoaOf(api.sql, id));
  const page = await open(await codeOf(tabela, id));
  const linha = linha_do_tempo.find((item) => item.tipo === "entrada" && item.id === id);
  if (!page || linha?.tipo !== "entrada") throw new Error(`no page or line of ${tabela} ${id}`);
  const { espera: _, ...shown } = page.fase;
  expect(linha.fase).toEqual(shown);
  expect(linha.protocolo).toBe(page.protocolo);
  return shown.fase;
}

test("[ACOMPANHAR-04, ACOMPANHAR-06] a purchase goes through its phases in order, the same on the page and in the panel, and never promises", async () => {
  const { sql } = api;
  const who = newCanais();
  const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenapp" });
  expect(await faseOf("leadlive", lead)).toBe("escolhida");
  const pedido = await insertPedido(sql, { ...who, lead_id: lead });
  const set = (situacao: string) => sql`update public.pedidos set situacao = ${situacao} where id = ${pedido}`;
  expect(await faseOf("pedidos", pedido)).toBe("esperando_pagamento");
  await sql`insert into privado.cobrancas (pedido_id, analise_desde) values (${pedido}, now())`;
  expect(await faseOf("leadlive", lead)).toBe("em_conferencia");
  await set("expirado");
  expect(await faseOf("leadlive", lead)).toBe("encerrada");
  await set("em_revisao");
  expect((await open(await codeOf("pedidos", pedido)))?.fase).toMatchObject({
    fase: "em_conferencia",
    confere: "pagamento",
  });
  await set("pago");
  expect(await faseOf("leadlive", lead)).toBe("falta_cadastro");
  const cadastro = await insertRow(sql, "paid", { ...who, cpf: newCpf(), pedido_id: pedido });
  const conta = (situacao: string) =>
    sql`update public.cadastros_app set conta_situacao = ${situacao} where id = ${cadastro}`;
  expect(await faseOf("cadastros_app", cadastro)).toBe("abrindo_conta");
  await conta("em_revisao");
  expect((await open(await codeOf("leadlive", lead)))?.fase).toMatchObject({
    fase: "em_conferencia",
    confere: "cadastro",
  });
  await conta("ativa");
  expect(await faseOf("pedidos", pedido)).toBe("ativa");
  await sql`update privado.cobrancas set reembolso_em = now() where pedido_id = ${pedido}`;
  expect(await faseOf("leadlive", lead)).toBe("devolvida");
  expect(await open(await codeOf("leadlive", lead))).toMatchObject({ fase: { espera: null }, mensagem_espera: null });
});

test("[ACOMPANHAR-04] a paid order whose sign-up came with another e-mail says that it is being checked", async () => {
  const { sql } = api;
  const pedido = await insertPedido(sql, { ...newCanais(), situacao: "pago" });
  await insertRow(sql, "paid", { ...newCanais(), cpf: newCpf(), pedido_id: pedido });
  expect((await open(await codeOf("pedidos", pedido)))?.fase).toMatchObject({
    fase: "em_conferencia",
    confere: "cadastro",
  });
});

test("[ACOMPANHAR-05, ACOMPANHAR-06, ACOMPANHAR-07] book and free account promise nothing; a held free sign-up is being checked", async () => {
  const { sql } = api;
  const livro = await insertRow(sql, "leadlive", { ...newCanais(), produto: "livro" });
  expect(await faseOf("leadlive", livro)).toBe("entregue");
  const who = newCanais();
  const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenappfree" });
  expect(await faseOf("leadlive", lead)).toBe("convidada");
  const cadastro = await insertRow(sql, "free", { ...who, cpf: newCpf(), lead_id: lead });
  expect(await faseOf("leadlive", lead)).toBe("abrindo");
  for (const [situacao, fase] of [
    ["em_revisao", "em_conferencia"],
    ["dispensada", "abrindo"],
    ["ativa", "ativa"],
  ] as const) {
    await sql`update public.cadastros_app set conta_situacao = ${situacao} where id = ${cadastro}`;
    expect(await faseOf("cadastros_app", cadastro)).toBe(fase);
  }
  for (const [tabela, id] of [
    ["leadlive", livro],
    ["leadlive", lead],
  ] as const) {
    expect(await open(await codeOf(tabela, id))).toMatchObject({ fase: { espera: null }, mensagem_espera: null });
  }
});

test("[ACOMPANHAR-03, ACOMPANHAR-06] a conversation is received, read, answered and done; a promise stands only before the answer", async () => {
  const { sql } = api;
  const { id, pessoa } = await receive(sql, "plenitude", newCanais());
  const codigo = await codeOf("inscricoes", id);
  const seen = async () => {
    const page = await open(codigo);
    return [page?.fase.fase, page?.fase.espera !== null, page?.mensagem_espera !== null];
  };
  expect(await seen()).toEqual(["recebida", true, false]);
  const { linha_do_tempo } = await openPessoa(pessoa);
  expect(await seen()).toEqual(["lida", true, false]);
  const [linha] = linha_do_tempo.filter(({ tipo }) => tipo === "entrada");
  if (linha?.tipo !== "entrada") throw new Error("no entry");
  expect(tituloDaFase(linha.fase as Fase, linha.tabela).join(" ")).toBe("Sua inscrição já foi lida");
  await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "Mais uma coisa" });
  expect(await seen()).toEqual(["lida", true, false]);
  const contact = { comando: randomUUID(), pessoa, canal: "whatsapp", resultado: "falei", texto: null } as const;
  await callPainel(sql, MEMBROS.gestao, "registrar_contato", contact);
  expect(await seen()).toEqual(["em_conversa", false, false]);
  await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "E outra" });
  expect(await seen()).toEqual(["em_conversa", false, true]);
});

test("[ACOMPANHAR-03] a message added to a book, a diagnostic or a purchase waits, and the phase stays", async () => {
  const { sql } = api;
  const { resposta } = await insertDiagnostico(sql, newCpf());
  const rows = [
    ["leadlive", await insertRow(sql, "leadlive", { ...newCanais(), produto: "livro" }), "entregue"],
    ["diagnosticos_respostas", resposta, "recebido"],
    ["pedidos", await insertPedido(sql, newCanais()), "esperando_pagamento"],
  ] as const;
  await drainCaixa(sql);
  for (const [tabela, id, fase] of rows) {
    const codigo = await codeOf(tabela, id);
    await call("acompanhar_mensagem", { p_codigo: codigo, p_id: randomUUID(), p_texto: "Uma dúvida" });
    expect(await open(codigo), tabela).toMatchObject({
      fase: { fase, espera: null },
      mensagem_espera: { prazo: expect.any(String) },
      pode_retirar: true,
    });
  }
});
