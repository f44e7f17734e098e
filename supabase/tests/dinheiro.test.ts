import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { fraseDaHistoria } from "../../domain/painel/historia-cobranca.ts";
import { callAs, callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido } from "./support/titular.ts";

const database = useDatabase();
const [PRECO, ENTROU] = [189_800, 189_000];

beforeAll(() => insertEquipe(database.sql));

/** An order with an open session, projected. */
async function openPedido(): Promise<string> {
  const { sql } = database;
  const id = await insertPedido(sql, { forma_pagamento: "pix", email: newEmail(), telefone: newTelefone() });
  await sql`update public.pedidos set checkout_id = ${`chk_${id}`}, checkout_url = 'https://exemplo.com.br',
    expira_em = now() + interval '1 hour' where id = ${id}`;
  await drainCaixa(sql);
  return id;
}

/** An order of 1.898 for which 1.890 came in, accepted by gestao two hours ago. */
async function acceptPedido(): Promise<string> {
  const { sql } = database;
  const pedido = await openPedido();
  await sql`select privado.avancar_cobranca(${pedido}, 'lembrete')`;
  await sql`update public.pedidos set situacao = 'em_revisao' where id = ${pedido}`;
  await sql`select privado.anotar_pagamentos(${pedido}, false, false, null, ${ENTROU})`;
  const entrada = { comando: randomUUID(), pedido, decisao: "confirmar" as const, motivo: "Faltaram R$ 8,00." };
  await callPainel(sql, MEMBROS.gestao, "decidir_revisao", entrada);
  await sql`update public.pedidos set pago_em = now() - interval '2 hours' where id = ${pedido}`;
  await sql`select privado.refazer_cobranca(${pedido})`;
  await drainCaixa(sql);
  return pedido;
}

const read = (membro = MEMBROS.gestao) => ({
  cobrancas: () => callPainel(database.sql, membro, "cobrancas", { limite: 100 }),
  hoje: () => callPainel(database.sql, membro, "hoje", {}),
  funil: () => callPainel(database.sql, membro, "funil", { limite: 100 }),
  story: (pedido: string) => callPainel(database.sql, membro, "cobranca", { pedido }),
  vendas: () => {
    // Two days in São Paulo: soon after midnight a payment of two hours ago is yesterday's.
    const [de = "", ate = ""] = [27, 3].map((hours) =>
      new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 10),
    );
    return callPainel(database.sql, membro, "numeros_vendas", { de, ate });
  },
});

test("[DINHEIRO-01] an order of 1.898 accepted at 1.890 adds 1.890 in every sum, and 1.898 is only the price", async () => {
  const painel = read();
  const soldOf = async () => (await painel.vendas()).vendas.reduce((sum, { centavos }) => sum + centavos, 0);
  const [cobrancas, hoje, sold] = [await painel.cobrancas(), await painel.hoje(), await soldOf()];
  const pedido = await acceptPedido();
  const pessoa = await pessoaOf(database.sql, pedido);
  const after = await painel.cobrancas();
  expect(after.linhas.find((linha) => linha.pedido === pedido)).toMatchObject({
    valor_centavos: PRECO,
    entrou_centavos: ENTROU,
  });
  const entrouOf = ({ totais }: typeof after) => totais.pago_sem_cadastro?.entrou_centavos ?? 0;
  expect(entrouOf(after) - entrouOf(cobrancas)).toBe(ENTROU);
  expect(after.recuperado.valor_centavos - cobrancas.recuperado.valor_centavos).toBe(ENTROU);
  expect((await painel.hoje()).pagamentos.valor_centavos - hoje.pagamentos.valor_centavos).toBe(ENTROU);
  expect((await soldOf()) - sold).toBe(ENTROU);
  const card = (await painel.funil()).colunas.arvore?.pessoas.find(({ id }) => id === pessoa);
  expect(card).toMatchObject({ valor_centavos: PRECO, entrou_centavos: ENTROU });
  const { linha_do_tempo } = await callPainel(database.sql, MEMBROS.gestao, "pessoa", { id: pessoa });
  const paid = linha_do_tempo.filter((linha) => linha.tipo === "pedido" && linha.situacao === "pago");
  expect(paid).toMatchObject([{ valor_centavos: PRECO, entrou_centavos: ENTROU }]);
  const { exportacao } = await callPainel(database.sql, MEMBROS.gestao, "exportar_caixa", { vista: "todas" });
  const exported = await database.sql.begin(async (sql) => {
    await callAs(sql, { sub: MEMBROS.gestao, aal: "aal2" }, "abrir_exportacao", { exportacao });
    return sql`fetch all from exportacao`;
  });
  expect(exported.filter(({ entrou_centavos }) => entrou_centavos !== null)).toMatchObject([
    { entrou_centavos: String(ENTROU) },
  ]);
});

test("[DINHEIRO-01] a payment that gestao refuses is not income", async () => {
  const pedido = await openPedido();
  await database.sql`update public.pedidos set situacao = 'em_revisao' where id = ${pedido}`;
  await database.sql`select privado.anotar_pagamentos(${pedido}, false, false, null, ${ENTROU})`;
  const entrada = { comando: randomUUID(), pedido, decisao: "recusar" as const, motivo: "Devolver." };
  await callPainel(database.sql, MEMBROS.gestao, "decidir_revisao", entrada);
  const [row] =
    await database.sql`select privado.entrou_centavos(p) as entrou from public.pedidos as p where id = ${pedido}`;
  expect(row?.entrou).toBeNull();
});

test("[DINHEIRO-01] a refunded order stays paid and adds nothing as received", async () => {
  const painel = read();
  const soldOf = async () => (await painel.vendas()).vendas.reduce((sum, { centavos }) => sum + centavos, 0);
  const sold = await soldOf();
  const pedido = await acceptPedido();
  await database.sql`select privado.desfazer_pagamento(${pedido}, 'estorno')`;
  const { linhas, totais } = await painel.cobrancas();
  expect(linhas.find((linha) => linha.pedido === pedido)).toMatchObject({ motivo: "reembolso", entrou_centavos: null });
  expect(totais.reembolso).toMatchObject({ valor_centavos: PRECO, entrou_centavos: 0 });
  expect(await soldOf()).toBe(sold);
  expect([...(await database.sql`select situacao from public.pedidos where id = ${pedido}`)]).toEqual([
    { situacao: "pago" },
  ]);
});

test("[DINHEIRO-02] the automatic group has only rows with a next step; the receipt counts as sent", async () => {
  const { sql } = database;
  const waiting = await openPedido();
  const stopped = await openPedido();
  await sql`update privado.cobrancas set proxima_em = null, proxima_tipo = null where pedido_id = ${stopped}`;
  const paid = await acceptPedido();
  const linhaOf = async (pedido: string) => (await read().story(pedido)).linha;
  expect(await linhaOf(paid)).toMatchObject({ enviadas: [] });
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`pago:${paid}`}, '<1@eden>')`;
  expect(await linhaOf(paid)).toMatchObject({ grupo: "precisa", proxima: null, enviadas: [{ tipo: "pago" }] });
  expect(await linhaOf(waiting)).toMatchObject({ grupo: "sozinho", proxima: { tipo: "lembrete" } });
  expect(await linhaOf(stopped)).toMatchObject({ grupo: "sem_envio", proxima: null });
  const { linhas } = await read().cobrancas();
  expect(linhas.filter(({ grupo, proxima }) => grupo === "sozinho" && proxima === null)).toEqual([]);
});

test("[COBRANCA-04, DINHEIRO-02] a sign-up counts as missing 60 minutes after the payment: until then quiet, outside every count", async () => {
  const { sql } = database;
  const painel = read(MEMBROS.atendimento);
  const pedido = await openPedido();
  await sql`update public.pedidos set situacao = 'pago' where id = ${pedido}`;
  const paidAgo = async (ago: string) => {
    await sql`update public.pedidos set pago_em = now() - ${ago}::interval where id = ${pedido}`;
    await sql`select privado.refazer_cobranca(${pedido})`;
    const { linhas, abas, totais } = await painel.cobrancas();
    const { pagamentos_novos } = await callPainel(sql, MEMBROS.atendimento, "contadores", {});
    const { total } = (await painel.hoje()).pagamentos;
    const counts = [abas.abertas, totais.pago_sem_cadastro?.quantas ?? 0, pagamentos_novos, total];
    return { linha: linhas.find((linha) => linha.pedido === pedido), counts };
  };
  await sql`update privado.equipe set cobrancas_vistas_em = now() - interval '10 minutes' where id = ${MEMBROS.atendimento}`;
  const quiet = await paidAgo("59 minutes");
  expect(quiet.linha).toMatchObject({ grupo: "pagou", nova: false, quieta_ate: expect.any(String) });
  const missing = await paidAgo("61 minutes");
  expect(missing.linha).toMatchObject({ motivo: "pago_sem_cadastro", grupo: "precisa", nova: true, quieta_ate: null });
  expect(missing.counts).toEqual(quiet.counts.map((count) => count + 1));
});

test("[DINHEIRO-03] no event of a story is later than now, and contacts with the buyer are part of it", async () => {
  const { sql } = database;
  const pedido = await openPedido();
  const pessoa = await pessoaOf(sql, pedido);
  // The session was ended before its hour.
  await sql`update public.pedidos set situacao = 'expirado' where id = ${pedido}`;
  const contato = { pessoa, canal: "whatsapp", texto: null } as const;
  for (const resultado of ["abriu", "mandei_mensagem"] as const) {
    await callPainel(sql, MEMBROS.atendimento, "registrar_contato", { comando: randomUUID(), ...contato, resultado });
  }
  const readStory = async () => {
    const { historia, agora } = await read().story(pedido);
    expect(historia.filter(({ tipo, em }) => tipo !== "futuro" && Date.parse(em) > Date.parse(agora))).toEqual([]);
    return historia.filter(({ tipo }) => tipo !== "futuro");
  };
  expect((await readStory()).map(({ tipo }) => tipo).toSorted()).toEqual(["comecou", "contato", "expirou"]);
  await drainCaixa(sql);
  const historia = await readStory();
  expect(historia.map(({ tipo }) => tipo).toSorted()).toEqual(["comecou", "contato", "expirou"]);
  expect(historia.map(fraseDaHistoria)).toContain("Atendimento mandou mensagem por WhatsApp");
});
