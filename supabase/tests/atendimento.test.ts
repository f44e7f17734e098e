import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { ASSUNTOS, type Assunto } from "../../domain/atendimento/assuntos.ts";
import { keysOf } from "../../domain/painel/valores.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { newCanais, useAcompanhar } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, pessoaOf, receive } from "./support/drain-caixa.ts";
import { receiveEmail } from "./support/receive-email.ts";
import { useApi } from "./support/test-api.ts";
import { insertDiagnostico, insertPedido } from "./support/titular.ts";

const api = useApi();
const { call, codeOf, open } = useAcompanhar(api);
/** The promise that the follow-up page tells: of the request, or of a message added to it. */
const clockOf = async (codigo: string) => {
  const page = await open(codigo);
  return page && (page.fase.espera ?? page.mensagem_espera);
};
const membro = MEMBROS.atendimento;
beforeAll(() => insertEquipe(api.sql));

const comando = () => ({ comando: randomUUID() });
const see = (id: string) => callPainel(api.sql, membro, "pessoa", { id });
const waiting = async (id: string) => (await see(id)).relogio !== null;
const promise = async (tabela: string, id: string) =>
  (await api.sql`select privado.promessa(${tabela}, ${id}) as prazo`)[0]?.prazo as Date | null;
const add = async (tabela: string, id: string, texto: string) =>
  call("acompanhar_mensagem", { p_codigo: await codeOf(tabela, id), p_id: randomUUID(), p_texto: texto });
const writeTo = async (pessoa: string, para: string) => {
  await callPainel(api.sql, membro, "enviar_email", { ...comando(), pessoa, para, assunto: "Olá", texto: "Oi" });
  const [line] =
    await api.sql`select id from privado.historico where pessoa_id = ${pessoa} and tipo = 'email' order by em desc limit 1`;
  return line?.id as string;
};

/** A row of each subject, and whether its person waits. */
async function waitsByAssunto(): Promise<Record<Assunto, boolean>> {
  const { sql } = api;
  const leads = { live: "plenitude", edenapp_compra: "edenapp", edenapp_gratis: "edenappfree", livro: "livro" };
  const found: Partial<Record<Assunto, boolean>> = {
    contato: await waiting((await receive(sql, "contato", newCanais())).pessoa),
  };
  for (const programa of ["plenitude", "edificacao", "despertar", "mentoria_imersao"] as const) {
    found[programa] = await waiting((await receive(sql, programa, newCanais())).pessoa);
  }
  for (const assunto of ["live", "edenapp_compra", "edenapp_gratis", "livro"] as const) {
    const { pessoa } = await receive(sql, "leadlive", { ...newCanais(), produto: leads[assunto] });
    found[assunto] = await waiting(pessoa);
  }
  const { resposta } = await insertDiagnostico(sql, newCpf());
  await drainCaixa(sql);
  found.diagnostico = await waiting(await pessoaOf(sql, resposta));
  found.email = await waiting(await pessoaOf(sql, (await receiveEmail(sql)).id));
  return found as Record<Assunto, boolean>;
}

test("[ATENDIMENTO-04] by default messages and programmes wait; book, free account, purchase and diagnostic do not", async () => {
  const stored = await api.sql`select assunto, espera from privado.esperas order by assunto`;
  expect(stored.map(({ assunto }) => assunto)).toEqual(keysOf(ASSUNTOS).sort());
  expect(await waitsByAssunto()).toEqual(Object.fromEntries(stored.map(({ assunto, espera }) => [assunto, espera])));
  const free = await receive(api.sql, "free", newCanais());
  expect(await waiting(free.pessoa)).toBe(false);
  const { pessoas } = await callPainel(api.sql, membro, "caixa", { vista: "sem_dono", cursor: null, limite: 50 });
  expect(pessoas.map(({ id }) => id)).toContain(free.pessoa);
});

test("[ATENDIMENTO-04] a switched subject applies to the next row; an added message always waits", async () => {
  const { sql } = api;
  const before = await receive(sql, "contato", newCanais());
  const book = await receive(sql, "leadlive", { ...newCanais(), produto: "livro" });
  const flip = () => sql`update privado.esperas set espera = not espera where assunto in ('contato', 'livro')`;
  await flip();
  try {
    expect(await waitsByAssunto()).toMatchObject({ contato: false, livro: true });
  } finally {
    await flip();
  }
  expect([await waiting(before.pessoa), await waiting(book.pessoa)]).toEqual([true, false]);
  await add("leadlive", book.id, "Posso imprimir?");
  expect(await waiting(book.pessoa)).toBe(true);
  expect(await clockOf(await codeOf("leadlive", book.id))).not.toBeNull();
});

test("[ATENDIMENTO-04] a released row waits only if its subject does", async () => {
  const { sql } = api;
  const rows = await Promise.all([
    receive(sql, "contato", { ...newCanais(), preenchido_ms: 10 }),
    receive(sql, "leadlive", { ...newCanais(), produto: "livro", preenchido_ms: 10 }),
  ]);
  const pessoas = rows.map(({ pessoa }) => pessoa);
  await callPainel(sql, membro, "liberar_suspeitas", { ...comando(), pessoas });
  expect(await Promise.all(pessoas.map(waiting))).toEqual([true, false]);
});

test.each([
  ["Ganho", "mudar_estado", { estado: "arvore", motivo: null }],
  ["Perdido", "mudar_estado", { estado: "folha", motivo: "fora_do_perfil" }],
  ["Não precisa de resposta", "dispensar_resposta", { motivo: "nao_pede" }],
] as const)(
  "[ATENDIMENTO-05] %s ends the wait everywhere, can be undone and is not counted as an answer",
  async (_, funcao, more) => {
    const { sql } = api;
    const { id, pessoa } = await receive(sql, "contato", newCanais());
    const codigo = await codeOf("contato", id);
    const { versao, relogio } = await see(pessoa);
    const given = comando();
    await callPainel(sql, membro, funcao, { ...given, pessoa, versao, ...more } as never);
    expect(await waiting(pessoa)).toBe(false);
    expect(await clockOf(codigo)).toBeNull();
    expect(await promise("contato", id)).toBeNull();
    const { esperando } = await callPainel(sql, membro, "hoje", {});
    expect(esperando.pessoas.map((row) => row.id)).not.toContain(pessoa);
    expect(
      await sql`select prazo, primeira_resposta_em, primeira_resposta_s from privado.pessoas where id = ${pessoa}`,
    ).toEqual([{ prazo: null, primeira_resposta_em: null, primeira_resposta_s: null }]);
    await callPainel(sql, membro, "desfazer", given);
    expect((await see(pessoa)).relogio?.prazo).toBe(relogio?.prazo);
    expect((await clockOf(codigo))?.prazo).toBe(relogio?.prazo);
  },
);

test("[ATENDIMENTO-05] a person who does not wait needs no such decision", async () => {
  const { pessoa } = await receive(api.sql, "leadlive", { ...newCanais(), produto: "livro" });
  const refused = callPainel(api.sql, membro, "dispensar_resposta", {
    ...comando(),
    pessoa,
    versao: (await see(pessoa)).versao,
    motivo: "nao_pede",
  });
  await expect(refused).rejects.toMatchObject({ code: "PT409" });
});

test("[RESPOSTA-03] the reason can be changed by the same member and the command still be undone; once undone, nothing changes", async () => {
  const { sql } = api;
  const { pessoa } = await receive(sql, "contato", newCanais());
  const { versao } = await see(pessoa);
  const given = comando();
  await callPainel(sql, membro, "dispensar_resposta", { ...given, pessoa, versao, motivo: "nao_pede" });
  const reasons = async () =>
    (await see(pessoa)).linha_do_tempo.flatMap((linha) => (linha.tipo === "dispensa" ? [linha.motivo] : []));
  expect(await reasons()).toEqual(["nao_pede"]);
  const change = { ...comando(), pessoa, dispensa: given.comando, motivo: "engano" } as const;
  const saved = await callPainel(sql, membro, "motivar_dispensa", change);
  expect(await callPainel(sql, membro, "motivar_dispensa", change)).toEqual(saved);
  expect(saved).toEqual({ pessoa, versao: (await see(pessoa)).versao });
  expect(await reasons()).toEqual(["engano"]);
  const colega = await insertMembro(sql, "atendimento");
  await callPainel(sql, colega, "motivar_dispensa", { ...change, ...comando(), motivo: "ja_resolvido" });
  expect(await reasons()).toEqual(["engano"]);
  await callPainel(sql, membro, "desfazer", given);
  await callPainel(sql, membro, "motivar_dispensa", { ...change, ...comando(), motivo: "ja_resolvido" });
  expect(await reasons()).toEqual([]);
  expect(await waiting(pessoa)).toBe(true);
});

test("[RESPOSTA-04] a WhatsApp that was opened and not used stops no clock and is no answer", async () => {
  const { sql } = api;
  const { pessoa } = await receive(sql, "contato", newCanais());
  const { relogio } = await see(pessoa);
  for (const resultado of ["abriu", "nao_mandei"] as const) {
    const contato = { pessoa, canal: "whatsapp", resultado, texto: "Oi!" } as const;
    await callPainel(sql, membro, "registrar_contato", { ...comando(), ...contato });
  }
  expect((await see(pessoa)).relogio?.prazo).toBe(relogio?.prazo);
  expect(await sql`select estado, primeira_resposta_em from privado.pessoas where id = ${pessoa}`).toEqual([
    { estado: "semente", primeira_resposta_em: null },
  ]);
});

test("[ATENDIMENTO-06] a payment ends the wait of its own purchase and of nothing else", async () => {
  const { sql } = api;
  await sql`update privado.esperas set espera = true where assunto = 'edenapp_compra'`;
  const contact = newCanais();
  const lead = await receive(sql, "leadlive", { ...contact, produto: "edenapp" });
  const asked = newCanais();
  const other = await receive(sql, "leadlive", { ...asked, produto: "edenapp" });
  await sql`update privado.esperas set espera = false where assunto = 'edenapp_compra'`;
  const question = await receive(sql, "contato", asked);
  expect([await waiting(lead.pessoa), question.pessoa === other.pessoa]).toEqual([true, true]);
  const pay = async (lead_id: string, row: { email: string; telefone: string }) => {
    const pedido = await insertPedido(sql, { ...row, lead_id });
    await drainCaixa(sql);
    await sql`update public.pedidos set situacao = 'pago' where id = ${pedido}`;
    await drainCaixa(sql);
    return pedido;
  };
  await pay(lead.id, contact);
  expect(await waiting(lead.pessoa)).toBe(false);
  const pedido = await pay(other.id, asked);
  expect(await promise("leadlive", other.id)).toBeNull();
  const { relogio, estado } = await see(question.pessoa);
  expect(estado).toBe("arvore");
  expect(relogio && new Date(relogio.prazo)).toEqual(await promise("contato", question.id));
  await add("pedidos", pedido, "Qual é o CNPJ de vocês?");
  await sql`update public.pedidos set situacao = 'em_revisao' where id = ${pedido}`;
  await sql`update public.pedidos set situacao = 'pago' where id = ${pedido}`;
  await drainCaixa(sql);
  // A message to any row of a purchase waits at its first one.
  expect(await promise("leadlive", other.id)).not.toBeNull();
});

test("[ATENDIMENTO-06] a refused e-mail is no answer in any list, figure or page, and the wait begins again", async () => {
  const { sql } = api;
  const row = newCanais();
  const { id, pessoa } = await receive(sql, "contato", row);
  const line = await writeTo(pessoa, row.email);
  expect(await waiting(pessoa)).toBe(false);
  await sql`select privado.email_recusado(${line}, '550')`;
  const { relogio } = await see(pessoa);
  expect(relogio && new Date(relogio.prazo)).toEqual(await promise("contato", id));
  expect(await open(await codeOf("contato", id))).toMatchObject({
    resposta: null,
    fase: { espera: { prazo: relogio?.prazo } },
  });
  const { marcas } = await callPainel(sql, membro, "hoje", {});
  expect(marcas.filter((marca) => marca.pessoa === pessoa && marca.tipo === "feito")).toEqual([]);
  expect(await sql`select primeira_resposta_em from privado.pessoas where id = ${pessoa}`).toEqual([
    { primeira_resposta_em: null },
  ]);
});

test("[ATENDIMENTO-06] an e-mail refused after the person was lost does not start a wait", async () => {
  const { sql } = api;
  const row = newCanais();
  const { pessoa } = await receive(sql, "contato", row);
  const line = await writeTo(pessoa, row.email);
  const lost = { pessoa, versao: (await see(pessoa)).versao, estado: "folha", motivo: "preco" } as const;
  await callPainel(sql, membro, "mudar_estado", { ...comando(), ...lost });
  await sql`select privado.email_recusado(${line}, '550')`;
  expect(await waiting(pessoa)).toBe(false);
});
