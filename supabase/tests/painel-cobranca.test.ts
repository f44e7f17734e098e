import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { fraseDaHistoria } from "../../domain/painel/historia-cobranca.ts";
import { protocoloOf } from "../../domain/protocolo.ts";
import { callPainel, insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;

const GRUPOS = ["precisa", "pagou", "sozinho", "sem_envio", "pausa"];

beforeAll(() => insertEquipe(database.sql));

/** An order with an open session, as the service leaves it; projected. */
async function openPedido(more: Record<string, unknown> = {}): Promise<string> {
  const { sql } = database;
  const id = await insertPedido(sql, { forma_pagamento: "pix", email: newEmail(), telefone: newTelefone(), ...more });
  await sql`update public.pedidos set checkout_id = ${`chk_${id}`}, checkout_url = 'https://exemplo.com.br',
    expira_em = now() + interval '1 hour' where id = ${id}`;
  await drainCaixa(sql);
  return id;
}

async function setFacts(pedido: string, facts: Record<string, unknown>): Promise<void> {
  await database.sql`update privado.cobrancas set ${database.sql(facts)} where pedido_id = ${pedido}`;
  await database.sql`select privado.refazer_cobranca(${pedido})`;
}

async function insertEvento(pedido: string, evento: string, payment: string): Promise<void> {
  await database.sql`insert into privado.eventos_pagamento (id, evento, pedido_id, corpo)
    values (${randomUUID()}, ${evento}, ${pedido}, ${database.sql.json({ payment: { id: payment } })})`;
}

const list = (entrada: Record<string, unknown> = {}, membro = EU) =>
  callPainel(database.sql, membro, "cobrancas", { limite: 100, ...entrada });
const find = async (pedido: string, entrada: Record<string, unknown> = {}, membro = EU) =>
  (await list(entrada, membro)).linhas.find((linha) => linha.pedido === pedido);
const story = async (pedido: string) => callPainel(database.sql, EU, "cobranca", { pedido });
const soon = () => new Date(Date.now() + 48 * 3_600_000).toISOString();

test("[COBRANCA-01] one row per person: several orders are one, with the newest order and all attempts", async () => {
  const email = newEmail();
  const first = await openPedido({ email, forma_pagamento: "cartao", plano: "parcelado", valor_centavos: 199800 });
  await setFacts(first, { recusas: 2, recusada_em: new Date() });
  expect(await find(first)).toMatchObject({ motivo: "cartao_recusado", tentativas: 2, grupo: "precisa" });
  const second = await openPedido({ email });
  expect(await find(first)).toBeUndefined();
  expect(await find(second)).toMatchObject({
    protocolo: protocoloOf(second),
    pessoa: await pessoaOf(database.sql, second),
    motivo: "pix_nao_pago",
    tentativas: 2,
    valor_centavos: 189800,
    forma: "pix",
    grupo: "sozinho",
    proxima: { tipo: "lembrete" },
    enviadas: [],
    nova: true,
  });
});

test("[COBRANCA-01] money that came in is shown before a newer order that was not paid", async () => {
  const email = newEmail();
  const paid = await openPedido({ email });
  await database.sql`update public.pedidos set situacao = 'em_revisao' where id = ${paid}`;
  await setFacts(paid, { recebido_centavos: 189000 });
  const newer = await openPedido({ email });
  expect(await find(newer)).toBeUndefined();
  expect(await find(paid)).toMatchObject({ motivo: "valor_diferente", entrou_centavos: 189000, grupo: "precisa" });
  expect((await story(paid)).origem).toBeNull();
});

test("[COBRANCA-01, COBRANCA-04] every reason has its group", async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const boleto = () => openPedido({ forma_pagamento: "boleto" });
  const cases = {
    boleto_em_aberto: [await boleto(), { vence_em: hours(60) }, "sozinho"],
    boleto_vencido: [await boleto(), { vence_em: hours(-24), vencida_em: hours(-1) }, "sozinho"],
    analise_de_risco: [await openPedido(), { analise_desde: hours(-1) }, "sozinho"],
    reembolso: [await openPedido(), { reembolso_em: hours(-1) }, "precisa"],
    contestacao: [await openPedido(), { contestacao_em: hours(-1) }, "precisa"],
    cartao_nao_pago: [
      await openPedido({ forma_pagamento: "cartao", plano: "parcelado", valor_centavos: 199800 }),
      { com_pessoa_desde: hours(-1), proxima_tipo: "encerrar", proxima_em: hours(72) },
      "sem_envio",
    ],
  } as const;
  for (const [motivo, [pedido, facts, grupo]] of Object.entries(cases)) {
    await setFacts(pedido, facts);
    expect(await find(pedido)).toMatchObject({ motivo, grupo });
  }
  const opened = await boleto();
  await setFacts(opened, { vence_em: hours(20), boleto_visto: 2 });
  expect(await find(opened)).toMatchObject({ motivo: "boleto_em_aberto", boleto_aberto: 2, grupo: "precisa" });
  const paid = await openPedido();
  await database.sql`update public.pedidos set situacao = 'pago' where id = ${paid}`;
  expect(await find(paid)).toMatchObject({ motivo: "pago_sem_cadastro", grupo: "pagou" });
  await database.sql`update public.pedidos set pago_em = now() - interval '2 hours' where id = ${paid}`;
  await setFacts(paid, { boleto_visto: 0 });
  expect(await find(paid)).toMatchObject({ motivo: "pago_sem_cadastro", grupo: "precisa", proxima: null });
  await insertRow(database.sql, "paid", { pedido_id: paid, email: newEmail() });
  expect(await find(paid)).toBeUndefined();
});

test("[COBRANCA-01, COBRANCA-06] the list is filtered by reason, owner and text, in pages, with totals of all open rows", async () => {
  const pedido = await openPedido({ nome: "Márcia Tavares Quintanilha", telefone: "14997342208" });
  const other = await openPedido();
  await setFacts(other, { analise_desde: new Date() });
  expect(await find(other, { motivo: "pix_nao_pago" })).toBeUndefined();
  for (const texto of ["quintanilha marcia", "Marcia tavares", "(14) 99734-2208", protocoloOf(pedido)]) {
    const found = (await list({ texto })).linhas.map((linha) => linha.pedido);
    expect([texto, found]).toEqual([texto, [pedido]]);
  }
  expect((await list({ texto: "quintanilha joana" })).linhas).toEqual([]);
  expect(await find(pedido, { situacao: "minhas" })).toBeUndefined();
  await database.sql`update privado.pessoas set dono = ${EU} where id = ${await pessoaOf(database.sql, pedido)}`;
  expect(await find(pedido, { situacao: "minhas" })).toMatchObject({ dono: { id: EU, nome: "Atendimento" } });
  const all = await list();
  const paged: string[] = [];
  for (let cursor: string | null = null, page = 0; page === 0 || cursor; page++) {
    const { linhas, proximo }: Awaited<ReturnType<typeof list>> = await list({ cursor, limite: 2 });
    paged.push(...linhas.map((linha) => linha.pedido));
    cursor = proximo;
  }
  expect(paged).toEqual(all.linhas.map((linha) => linha.pedido));
  const groups = all.linhas.map((linha) => GRUPOS.indexOf(linha.grupo));
  expect(groups).toEqual(groups.toSorted());
  const counted = all.linhas.filter(({ grupo }) => grupo !== "pagou");
  const total = Object.values(all.totais).reduce((sum, { quantas }) => sum + quantas, 0);
  const value = Object.values(all.totais).reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
  expect([total, all.abas.abertas]).toEqual([counted.length, counted.length]);
  expect(value).toBe(counted.reduce((sum, linha) => sum + linha.valor_centavos, 0));
});

test("[COBRANCA-02] the story tells attempts, refusals, messages, returns and the next step, each once", async () => {
  const pedido = await openPedido({ forma_pagamento: "cartao", plano: "parcelado", valor_centavos: 199800 });
  await insertEvento(pedido, "PAYMENT_CREDIT_CARD_CAPTURE_REFUSED", "pay_1");
  await insertEvento(pedido, "PAYMENT_CREDIT_CARD_CAPTURE_REFUSED", "pay_1");
  await database.sql`insert into privado.emails_enviados (chave, message_id) values (${`lembrete:${pedido}`}, '<1@eden>')`;
  await database.sql`update privado.cobrancas set voltou_em = now() where pedido_id = ${pedido}`;
  await database.sql`select privado.avancar_cobranca(${pedido}, 'lembrete')`;
  const { linha, historia, origem } = await story(pedido);
  expect(historia.map(({ tipo }) => tipo).toSorted()).toEqual(["comecou", "email", "futuro", "recusado", "voltou"]);
  expect(historia.map(fraseDaHistoria)).toEqual(
    expect.arrayContaining(["Começou a compra no cartão, em 12×", "Cartão recusado", "Voltou pelo link"]),
  );
  expect(historia.at(-1)).toMatchObject({ tipo: "futuro", passo: "outra_forma", forma: "cartao" });
  expect(linha).toMatchObject({ enviadas: [{ tipo: "lembrete" }], voltou_pelo_link: true });
  expect(origem).toBe("app");
  await expect(story(randomUUID())).rejects.toMatchObject({ code: "PT404" });
});

test("[COBRANCA-05] after the buyer changed the method, the story still tells how the purchase began and what was offered", async () => {
  const pedido = await openPedido({ forma_pagamento: "cartao", plano: "parcelado", valor_centavos: 199800 });
  await database.sql`insert into privado.emails_enviados (chave, message_id) values (${`outra_forma:${pedido}`}, '<2@eden>')`;
  await database.sql`update public.pedidos set forma_pagamento = 'pix', plano = 'avista', valor_centavos = 189800 where id = ${pedido}`;
  const told = (await story(pedido)).historia.map(fraseDaHistoria);
  expect(told).toContain("Começou a compra no cartão, em 12×");
  expect(told).toContain("E-mail com o PIX primeiro");
});

test("[COBRANCA-02] a pause moves the next message and can be ended, once per command", async () => {
  const pedido = await openPedido();
  const entrada = { comando: randomUUID(), pedido, ate: soon() };
  expect(await callPainel(database.sql, EU, "pausar_cobranca", entrada)).toEqual({ pedido });
  expect(await callPainel(database.sql, EU, "pausar_cobranca", entrada)).toEqual({ pedido });
  const paused = await find(pedido);
  expect(paused?.grupo).toBe("pausa");
  expect(paused?.proxima?.em).toBe(paused?.pausada_ate);
  // The step falls due during the pause and is moved to its end.
  await database.sql`update privado.cobrancas set proxima_em = now() - interval '1 minute' where pedido_id = ${pedido}`;
  await database.sql`select privado.vencer_passo(${pedido})`;
  await callPainel(database.sql, EU, "pausar_cobranca", { comando: randomUUID(), pedido, ate: null });
  const [row] = await database.sql`select pausada_ate, proxima_tipo, proxima_em < now() + interval '1 day' as soon
    from privado.cobrancas where pedido_id = ${pedido}`;
  expect(row).toEqual({ pausada_ate: null, proxima_tipo: "lembrete", soon: true });
  const past = { comando: randomUUID(), pedido, ate: "2020-01-01T00:00:00Z" };
  await expect(callPainel(database.sql, EU, "pausar_cobranca", past)).rejects.toMatchObject({ code: "PT422" });
  const told = (await story(pedido)).historia.filter(({ tipo }) => tipo === "pausa").map(fraseDaHistoria);
  expect(told).toEqual([
    expect.stringMatching(/^Atendimento pausou as mensagens até/),
    "Atendimento retomou as mensagens",
  ]);
});

test("[COBRANCA-02] não quer closes the row, records the opposition and stops every message to the mailbox", async () => {
  const email = newEmail();
  const pedido = await openPedido({ email });
  const entrada = { comando: randomUUID(), pedido, motivo: "nao_quer" as const };
  expect(await callPainel(database.sql, EU, "encerrar_cobranca", entrada)).toEqual({ pedido });
  expect(await callPainel(database.sql, EU, "encerrar_cobranca", entrada)).toEqual({ pedido });
  expect(await find(pedido)).toBeUndefined();
  expect(await find(pedido, { situacao: "encerradas" })).toMatchObject({
    grupo: "encerrado",
    proxima: null,
    nova: false,
  });
  const newer = await openPedido({ email });
  const [row] = await database.sql`select privado.impede_cobranca(${newer}) as cause`;
  expect(row?.cause).toBe("nao_quer");
  const notes = await database.sql`select autor, dados ->> 'texto' as texto from privado.historico
    where pessoa_id = ${await pessoaOf(database.sql, pedido)} and tipo = 'nota'`;
  expect(notes.map((note) => ({ ...note }))).toEqual([{ autor: EU, texto: expect.stringContaining("Não quer") }]);
  const again = callPainel(database.sql, EU, "encerrar_cobranca", { ...entrada, comando: randomUUID() });
  await expect(again).rejects.toMatchObject({ code: "PT409" });
});

test("[COBRANCA-02] comprou por outro caminho closes the row without an opposition", async () => {
  const email = newEmail();
  const pedido = await openPedido({ email });
  const entrada = { comando: randomUUID(), pedido, motivo: "outro_caminho" as const };
  await callPainel(database.sql, EU, "encerrar_cobranca", entrada);
  expect((await story(pedido)).historia.at(-1)).toMatchObject({
    tipo: "decisao",
    quem: "Atendimento",
    decisao: "outro_caminho",
  });
  const newer = await openPedido({ email });
  const [row] = await database.sql`select privado.impede_cobranca(${newer}) as cause`;
  expect(row?.cause).toBeNull();
});

/** An order whose payment has another amount. */
async function openRevisao(): Promise<string> {
  const pedido = await openPedido();
  await database.sql`update public.pedidos set situacao = 'em_revisao' where id = ${pedido}`;
  return pedido;
}

test("[COBRANCA-02] gestao accepts a payment of another amount: the order is paid and stays paid", async () => {
  const pedido = await openRevisao();
  const entrada = { comando: randomUUID(), pedido, decisao: "confirmar" as const, motivo: "Faltaram R$ 8,00, aceito." };
  await expect(callPainel(database.sql, EU, "decidir_revisao", entrada)).rejects.toMatchObject({ code: "42501" });
  const close = { comando: randomUUID(), pedido, motivo: "outro_caminho" as const };
  await expect(callPainel(database.sql, EU, "encerrar_cobranca", close)).rejects.toMatchObject({ code: "PT422" });
  const decided = { pedido, situacao: "pago" };
  expect(await callPainel(database.sql, MEMBROS.gestao, "decidir_revisao", entrada)).toEqual(decided);
  expect(await callPainel(database.sql, MEMBROS.gestao, "decidir_revisao", entrada)).toEqual(decided);
  const [job] = await database.sql`select tarefa from privado.saida where chave = ${`pedido:${pedido}:pago`}`;
  expect(job?.tarefa).toBe("pedido_mudou");
  expect((await story(pedido)).linha).toMatchObject({ motivo: "pago_sem_cadastro" });
  const again = { ...entrada, comando: randomUUID(), decisao: "recusar" as const };
  const refused = callPainel(database.sql, MEMBROS.gestao, "decidir_revisao", again);
  await expect(refused).rejects.toMatchObject({ code: "PT409" });
});

test("[COBRANCA-02] a payment that is accepted after a part of it was refunded counts as paid, and a later refund as one", async () => {
  const { sql } = database;
  const pedido = await openRevisao();
  await sql`select privado.desfazer_pagamento(${pedido}, 'estorno')`;
  await callPainel(sql, MEMBROS.gestao, "decidir_revisao", {
    comando: randomUUID(),
    pedido,
    decisao: "confirmar",
    motivo: "Devolvemos a diferença.",
  });
  const facts = async () => {
    const [row] =
      await sql`select c.motivo, privado.fase('pedidos', p.id) ->> 'fase' as fase, privado.entrou_centavos(p) is null as devolvido
      from public.pedidos as p join privado.cobrancas as c on c.pedido_id = p.id where p.id = ${pedido}`;
    return row;
  };
  const paid = { motivo: "pago_sem_cadastro", fase: "falta_cadastro", devolvido: false };
  expect(await facts()).toEqual(paid);
  await sql`delete from privado.cobrancas where pedido_id = ${pedido}`;
  await sql`select privado.refazer_cobrancas()`;
  expect(await facts(), "also in a recovered row").toEqual(paid);
  await sql`select privado.desfazer_pagamento(${pedido}, 'estorno')`;
  expect(await facts()).toEqual({ motivo: "reembolso", fase: "devolvida", devolvido: true });
});

test("[COBRANCA-02] a refused payment stays refused when the provider shows it again", async () => {
  const pedido = await openRevisao();
  const entrada = { comando: randomUUID(), pedido, decisao: "recusar" as const, motivo: "Devolver." };
  const refused = await callPainel(database.sql, MEMBROS.gestao, "decidir_revisao", entrada);
  expect(refused).toEqual({ pedido, situacao: "cancelado" });
  const { count } = await database.sql`update public.pedidos set situacao = 'em_revisao' where id = ${pedido}`;
  const [row] = await database.sql`select situacao from public.pedidos where id = ${pedido}`;
  expect([count, row?.situacao]).toEqual([0, "cancelado"]);
  expect(await find(pedido)).toBeUndefined();
});

test("[COBRANCA-02, RESULT-09] after a refusal no page tells the buyer that nothing was charged", async () => {
  const { sql } = database;
  const told = async (pedido: string) => {
    const [row] =
      await sql`select public.situacao_pedido(${pedido}) ->> 'situacao' as situacao, privado.fase('pedidos', ${pedido}) as fase`;
    return [row?.situacao, row?.fase.fase, row?.fase.confere];
  };
  const refuse = (pedido: string) =>
    callPainel(sql, MEMBROS.gestao, "decidir_revisao", {
      comando: randomUUID(),
      pedido,
      decisao: "recusar",
      motivo: "Devolver.",
    });
  const pedido = await openRevisao();
  await refuse(pedido);
  expect(await told(pedido)).toEqual(["em_revisao", "em_conferencia", "pagamento"]);
  await sql`select privado.desfazer_pagamento(${pedido}, 'estorno')`;
  expect(await told(pedido)).toEqual(["em_revisao", "devolvida", null]);
  // Closed before the money came in: listed again, and refused like any other.
  const replaced = await openPedido();
  await sql`select privado.encerrar_cobranca(${replaced}, 'outro_pedido')`;
  await sql`update public.pedidos set situacao = 'em_revisao' where id = ${replaced}`;
  expect(await find(replaced)).toMatchObject({ motivo: "valor_diferente", grupo: "precisa" });
  await refuse(replaced);
  expect(await told(replaced)).toEqual(["em_revisao", "em_conferencia", "pagamento"]);
  const left = await openPedido();
  await sql`update public.pedidos set situacao = 'cancelado' where id = ${left}`;
  expect(await told(left)).toEqual(["cancelado", "encerrada", null]);
});

test("[COBRANCA-02] a new link after a refusal is followed, and its end does not deny the payment that was refused", async () => {
  const { sql } = database;
  const buyer = { email: newEmail(), telefone: newTelefone() };
  const refused = await openPedido(buyer);
  await sql`update public.pedidos set situacao = 'em_revisao' where id = ${refused}`;
  await sql`update public.pedidos set situacao = 'cancelado' where id = ${refused}`;
  const next = await openPedido(buyer);
  await sql`update privado.cobrancas set anterior_id = ${refused} where pedido_id = ${next}`;
  const told = async () =>
    (await sql`select public.situacao_pedido(${refused}) ->> 'situacao' as situacao`)[0]?.situacao;
  expect(await told()).toBe("pendente");
  await sql`update public.pedidos set situacao = 'expirado' where id = ${next}`;
  expect(await told()).toBe("em_revisao");
  await sql`update public.pedidos set situacao = 'pago' where id = ${next}`;
  expect(await told()).toBe("pago");
});

test("[COBRANCA-02] what a member has seen is not new for them, and still new for others", async () => {
  const pedido = await openPedido();
  const other = await insertMembro(database.sql, "atendimento");
  await database.sql`update privado.equipe set criada_em = now() - interval '1 day' where id = ${other}`;
  const count = async (membro: string) => (await callPainel(database.sql, membro, "contadores", {})).pagamentos_novos;
  const before = await count(other);
  expect(before).toBeGreaterThan(0);
  await openPedido();
  expect(await count(other)).toBe(before + 1);
  await callPainel(database.sql, MEMBROS.leitura, "ver_cobrancas", { comando: randomUUID() });
  expect(await count(MEMBROS.leitura)).toBe(0);
  expect(await find(pedido, {}, MEMBROS.leitura)).toMatchObject({ nova: false });
  expect(await find(pedido, {}, other)).toMatchObject({ nova: true });
});

test("[COBRANCA-03] what was paid after a message of the rescue counts as recovered", async () => {
  const before = (await list()).recuperado;
  const [straight, rescued] = [await openPedido(), await openPedido()];
  await database.sql`select privado.avancar_cobranca(${rescued}, 'lembrete')`;
  await database.sql`update public.pedidos set situacao = 'pago' where id in ${database.sql([straight, rescued])}`;
  const after = (await list()).recuperado;
  expect([after.quantas - before.quantas, after.valor_centavos - before.valor_centavos]).toEqual([1, 189800]);
});
