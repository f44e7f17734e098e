import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { isMesmaCaixa } from "../../domain/campos/caixa-postal.ts";
import { protocoloOf } from "../../domain/protocolo.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { newCanais, useAcompanhar } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf } from "./support/drain-caixa.ts";
import { useApi } from "./support/test-api.ts";
import { insertPedido, insertRow } from "./support/titular.ts";

const api = useApi();
const { call, open, codeOf, openPessoa } = useAcompanhar(api);
beforeAll(() => insertEquipe(api.sql));

const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);

/** An interest, its order and its sign-up, by one mailbox. */
async function newCompra(situacao = "pago") {
  const { sql } = api;
  const who = newCanais();
  const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenapp", criado_em: hours(3) });
  const pedido = await insertPedido(sql, {
    ...who,
    origem_compra: "live",
    lead_id: lead,
    situacao,
    criado_em: hours(2),
  });
  const cadastro = await insertRow(sql, "paid", { ...who, cpf: newCpf(), pedido_id: pedido, criado_em: hours(1) });
  await drainCaixa(sql);
  return { ...who, lead, pedido, cadastro };
}

const protocoloDe = async (tabela: string, id: string) => {
  const [row] = await api.sql`select privado.protocolo_de(${tabela}, ${id}) as protocolo`;
  return row?.protocolo as string;
};

test("[COMPRA-01] interest, order and sign-up of a purchase have the number of the interest, in the timeline too", async () => {
  const { lead, pedido, cadastro } = await newCompra();
  const numbers = [
    await protocoloDe("leadlive", lead),
    await protocoloDe("pedidos", pedido),
    await protocoloDe("cadastros_app", cadastro),
  ];
  expect(new Set(numbers)).toEqual(new Set([protocoloOf(lead)]));
  const { linha_do_tempo, protocolo } = await openPessoa(await pessoaOf(api.sql, lead));
  const told = linha_do_tempo.flatMap((linha) => ("protocolo" in linha ? [linha.protocolo] : []));
  expect(told.length).toBeGreaterThanOrEqual(4);
  expect(new Set([...told, protocolo])).toEqual(new Set([protocoloOf(lead)]));
});

test("[COMPRA-01] a purchase that begins in the sign-up has the order's number, a free account that of its interest", async () => {
  const { sql } = api;
  const who = newCanais();
  const pedido = await insertPedido(sql, who);
  const cadastro = await insertRow(sql, "paid", { ...who, cpf: newCpf(), pedido_id: pedido });
  expect(await protocoloDe("cadastros_app", cadastro)).toBe(protocoloOf(pedido));
  const free = newCanais();
  const lead = await insertRow(sql, "leadlive", { ...free, produto: "edenappfree" });
  const conta = await insertRow(sql, "free", { ...free, cpf: newCpf(), lead_id: lead });
  expect(await protocoloDe("cadastros_app", conta)).toBe(protocoloOf(lead));
  const alone = await insertRow(sql, "free", { ...newCanais(), cpf: newCpf(), lead_id: randomUUID() });
  expect(await protocoloDe("cadastros_app", alone)).toBe(protocoloOf(alone));
});

test("[COMPRA-02] every link of a purchase opens the same page, also one signed before the order existed", async () => {
  const { sql } = api;
  const who = newCanais();
  const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenapp" });
  const early = await codeOf("leadlive", lead);
  expect(await open(early)).toMatchObject({ fase: { tipo: "compra", fase: "escolhida" }, compra: null });
  const pedido = await insertPedido(sql, { ...who, lead_id: lead, situacao: "pago" });
  const cadastro = await insertRow(sql, "paid", { ...who, cpf: newCpf(), pedido_id: pedido });
  const pages = [];
  for (const codigo of [early, await codeOf("pedidos", pedido), await codeOf("cadastros_app", cadastro)]) {
    const { agora: _, ...page } = (await open(codigo)) ?? { agora: "" };
    pages.push(page);
  }
  expect(pages[0]).toMatchObject({ fase: { fase: "abrindo_conta" }, compra: { pedido }, tabela: "pedidos" });
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[2]).toEqual(pages[0]);
});

test("[COMPRA-02] a code of the order that was signed on its own opens the page of the purchase", async () => {
  const { lead, pedido } = await newCompra();
  const [row] = await api.sql`with corpo as (
      select uuid_send(${pedido}::uuid) || set_byte('\\x00'::bytea, 0, array_position(privado.tabelas_acompanhadas(), 'pedidos'))
        || substr(int4send(current_date + 9 - date '2020-01-01'), 2, 3) as corpo)
    select translate(encode(corpo || privado.assinar_acompanhar(corpo), 'base64'), '+/', '-_') as codigo from corpo`;
  expect(await open(row?.codigo)).toMatchObject({ protocolo: protocoloOf(lead) });
});

test("[COMPRA-02] withdrawing or correcting by one link applies to the whole purchase", async () => {
  const { sql } = api;
  const who = newCanais();
  const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenapp" });
  const pedido = await insertPedido(sql, { ...who, lead_id: lead });
  await drainCaixa(sql);
  const codigo = await codeOf("leadlive", lead);
  const telefone = newTelefone();
  await call("acompanhar_telefone", { p_codigo: codigo, p_telefone: telefone });
  expect(await sql`select telefone from public.pedidos where id = ${pedido}`).toEqual([{ telefone }]);
  const order = await codeOf("pedidos", pedido);
  await call("acompanhar_retirar", { p_codigo: order });
  for (const closed of [codigo, order]) expect(await open(closed)).toBeNull();
});

test("[COMPRA-03] an order or sign-up that names a row of another mailbox does not join it", async () => {
  const { sql } = api;
  const { lead, pedido, email } = await newCompra("pago");
  const before = await open(await codeOf("leadlive", lead));
  const stranger = newCanais();
  const order = await insertPedido(sql, { ...stranger, lead_id: lead });
  expect(await protocoloDe("pedidos", order)).toBe(protocoloOf(order));
  const page = await open(await codeOf("pedidos", order));
  expect(page).toMatchObject({ fase: { fase: "esperando_pagamento" }, compra: { pedido: order } });
  const unpaid = await insertPedido(sql, newCanais());
  const texts = [];
  for (const named of [unpaid, await insertPedido(sql, { ...newCanais(), situacao: "pago" })]) {
    const cadastro = await insertRow(sql, "paid", { ...newCanais(), cpf: newCpf(), pedido_id: named });
    expect(await protocoloDe("cadastros_app", cadastro)).toBe(protocoloOf(cadastro));
    const own = await open(await codeOf("cadastros_app", cadastro));
    texts.push(own?.fase);
    expect(JSON.stringify(own)).not.toContain(named);
  }
  // Paid or not, the page of the sign-up says the same.
  expect(texts[0]).toEqual({ tipo: "compra", fase: "em_conferencia", confere: "cadastro", espera: null });
  expect(texts[1]).toEqual(texts[0]);
  const free = await insertRow(sql, "free", { ...newCanais(), cpf: newCpf(), lead_id: lead });
  expect(await protocoloDe("cadastros_app", free)).toBe(protocoloOf(free));
  expect({ ...(await open(await codeOf("leadlive", lead))), agora: "" }).toEqual({ ...before, agora: "" });
  expect(before?.compra?.pedido).toBe(pedido);
  expect(email).not.toBe(stranger.email);
});

test("[COMPRA-03] a row of the same mailbox joins nothing unless it names the purchase", async () => {
  const { sql } = api;
  const { lead, email } = await newCompra();
  const before = await open(await codeOf("leadlive", lead));
  const order = await insertPedido(sql, { email, telefone: newTelefone() });
  const interest = await insertRow(sql, "leadlive", { email, telefone: newTelefone(), produto: "edenapp" });
  const free = await insertRow(sql, "leadlive", { email, telefone: newTelefone(), produto: "edenappfree" });
  await insertRow(sql, "free", { email, telefone: newTelefone(), cpf: newCpf() });
  await drainCaixa(sql);
  expect(await protocoloDe("pedidos", order)).toBe(protocoloOf(order));
  // A stranger who typed the mailbox learns nothing of the purchase or of the account.
  expect(await open(await codeOf("leadlive", interest))).toMatchObject({ fase: { fase: "escolhida" }, compra: null });
  expect(await open(await codeOf("leadlive", free))).toMatchObject({ fase: { fase: "convidada" } });
  expect({ ...(await open(await codeOf("leadlive", lead))), agora: "" }).toEqual({ ...before, agora: "" });
});

test("[COMPRA-03] the site compares mailboxes as the database does", async () => {
  const addresses = [
    ...["ana.lima@gmail.com", "AnaLima+live@googlemail.com", "ana.lima@outro.com.br", "analima@outro.com.br"],
    ...["ana.lima+1@outro.com.br", "Ana.Lima@Outro.com.br", "a@gmail.com.br"],
  ];
  for (const one of addresses) {
    for (const other of addresses) {
      const [row] = await api.sql`select privado.chave_email(${one}) = privado.chave_email(${other}) as same`;
      expect(isMesmaCaixa(one, other), `${one} ${other}`).toBe(row?.same);
    }
  }
});

test("[COMPRA-04] a second order of the interest keeps the number; the page shows the newest, and the paid one once paid", async () => {
  const { sql } = api;
  const who = newCanais();
  const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenapp" });
  const first = await insertPedido(sql, { ...who, lead_id: lead, situacao: "expirado", criado_em: hours(5) });
  const second = await insertPedido(sql, { ...who, lead_id: lead, criado_em: hours(1) });
  for (const id of [first, second]) expect(await protocoloDe("pedidos", id)).toBe(protocoloOf(lead));
  const codigo = await codeOf("leadlive", lead);
  expect(await open(codigo)).toMatchObject({ compra: { pedido: second }, fase: { fase: "esperando_pagamento" } });
  await sql`update public.pedidos set situacao = 'pago' where id = ${first}`;
  expect(await open(codigo)).toMatchObject({ compra: { pedido: first }, fase: { fase: "falta_cadastro" } });
});

test("[COMPRA-04] an order by which a member replaced another keeps its number", async () => {
  const { sql } = api;
  const who = newCanais();
  const first = await insertPedido(sql, { ...who, criado_em: hours(5) });
  const second = await insertPedido(sql, { ...who, criado_em: hours(1) });
  await sql`insert into privado.cobrancas (pedido_id, anterior_id) values (${second}, ${first})`;
  expect(await protocoloDe("pedidos", second)).toBe(protocoloOf(first));
  expect(await open(await codeOf("pedidos", first))).toMatchObject({ compra: { pedido: second } });
});

test("[COMPRA-04, RESULT-09] the id of a replaced order is answered with the paid order, else the one that can be paid", async () => {
  const { sql } = api;
  const who = newCanais();
  const asked = async (id: string) => (await api.call<Record<string, unknown>>(`rpc/situacao_pedido?p_id=${id}`)).body;
  const situacao = async (id: string) => (await asked(id)).situacao;
  const state = (id: string, now: string) => sql`update public.pedidos set situacao = ${now} where id = ${id}`;
  const lead = await insertRow(sql, "leadlive", { ...who, produto: "edenapp" });
  const first = await insertPedido(sql, { ...who, lead_id: lead, situacao: "expirado", criado_em: hours(5) });
  const second = await insertPedido(sql, { ...who, criado_em: hours(3) });
  const third = await insertPedido(sql, { ...who, criado_em: hours(1) });
  await insertPedido(sql, { ...who, lead_id: lead, situacao: "pago" });
  expect(await situacao(first), "not replaced").toBe("expirado");
  await sql`insert into privado.cobrancas (pedido_id, anterior_id) values (${second}, ${first}), (${third}, ${second})`;
  expect(await situacao(first)).toBe("pendente");
  await state(third, "expirado");
  expect(await situacao(first)).toBe("pendente");
  await state(second, "cancelado");
  expect(await situacao(first)).toBe("expirado");
  await state(third, "pago");
  expect(await Promise.all([first, second, third].map(situacao))).toEqual(["pago", "pago", "pago"]);
  await sql`update public.pedidos set plano = 'parcelado', forma_pagamento = 'cartao' where id = ${third}`;
  expect(await asked(first), "as it was paid").toEqual({ situacao: "pago", plano: "parcelado", forma: "cartao" });
  const stranger = await insertPedido(sql, { ...newCanais(), situacao: "em_revisao" });
  const own = await insertPedido(sql, { ...newCanais(), situacao: "expirado" });
  await sql`insert into privado.cobrancas (pedido_id, anterior_id) values (${stranger}, ${own})`;
  expect(await situacao(own), "another mailbox").toBe("expirado");
});

test("[COMPRA-04] the plan of a sign-up is that of its order, whatever the device knew and whenever the buyer changed it", async () => {
  const { sql } = api;
  const who = newCanais();
  const planoOf = async (id: string) => (await sql`select plano from public.cadastros_app where id = ${id}`)[0]?.plano;
  const first = await insertPedido(sql, { ...who, plano: "avista" });
  const cadastro = await insertRow(sql, "paid", { ...who, cpf: newCpf(), plano: "parcelado", pedido_id: first });
  expect(await planoOf(cadastro)).toBe("avista");
  await sql`update public.pedidos set plano = 'parcelado' where id = ${first}`;
  expect(await planoOf(cadastro)).toBe("parcelado");
  const second = await insertPedido(sql, { ...who, plano: "avista", situacao: "pago" });
  await sql`insert into privado.cobrancas (pedido_id, anterior_id) values (${second}, ${first})`;
  await sql`select privado.seguir_pagamento(${cadastro})`;
  expect(await planoOf(cadastro)).toBe("avista");
  const alone = await insertRow(sql, "paid", { ...newCanais(), cpf: newCpf(), plano: "parcelado", pedido_id: null });
  expect(await planoOf(alone), "no payment service").toBe("parcelado");
});

test("[COMPRA-05] the number of each row of a purchase finds its person, under the one number, also among the payments", async () => {
  const { sql } = api;
  const { lead, pedido, cadastro } = await newCompra("pendente");
  const pessoa = await pessoaOf(sql, lead);
  for (const id of [lead, pedido, cadastro]) {
    const { pessoas } = await callPainel(sql, MEMBROS.atendimento, "buscar", { texto: protocoloOf(id), limite: 5 });
    expect(pessoas).toMatchObject([{ id: pessoa, achado: { campo: "protocolo", valor: protocoloOf(lead) } }]);
  }
  const [found] = await sql`select exists (select from privado.lido_da_busca(${protocoloOf(lead)}) as b
    where (privado.compra_de('pedidos', ${pedido})).inicio_id between b.de and b.ate) as yes`;
  expect(found?.yes).toBe(true);
});

test("[COMPRA-02] the invitation of the sign-up goes to the mailbox, once in ten minutes, and only while it is missing", async () => {
  const { sql } = api;
  const email = newEmail();
  const lead = await insertRow(sql, "leadlive", { email, telefone: newTelefone(), produto: "edenapp" });
  const codigo = await codeOf("leadlive", lead);
  const jobs = (id: string) => sql`select chave from privado.saida where chave like ${`reenviar:${id}:%`}`;
  await call("acompanhar_convite", { p_codigo: codigo });
  expect(await jobs(lead)).toHaveLength(0);
  const pedido = await insertPedido(sql, { email, lead_id: lead, situacao: "pago" });
  const tenMinutes = () => Math.floor(Date.now() / 600_000);
  const before = tenMinutes();
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await call("acompanhar_convite", { p_codigo: codigo });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("convite=");
  }
  // One for ten minutes, which may end in between.
  expect(new Set((await jobs(pedido)).map(({ chave }) => chave)).size).toBeLessThanOrEqual(1 + tenMinutes() - before);
  expect((await call("acompanhar_convite", { p_codigo: "x" })).body ?? null).toBeNull();
});
