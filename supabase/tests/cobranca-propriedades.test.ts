import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { DIAS_DE_COBRANCA, ORDENS_DE_COBRANCA } from "../../domain/painel/contrato-cobranca.ts";
import { COBRANCAS, FORMAS, keysOf } from "../../domain/painel/valores.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf } from "./support/drain-caixa.ts";
import { randomFrom } from "./support/random-from.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const MINUTE = 60_000;
/** Random by a fixed seed: a failure can be repeated. */
const random = randomFrom(20_261_118);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const pedidos: string[] = [];

beforeAll(async () => {
  await insertEquipe(database.sql);
  for (let index = 0; index < 40; index++) pedidos.push(await randomPedido());
}, 120_000);

/** An order in a random state, with random facts, messages, links and contacts of up to 40 days. */
async function randomPedido(): Promise<string> {
  const { sql } = database;
  const forma = pick(keysOf(FORMAS));
  const card = forma === "cartao";
  const age = Math.floor(5 + random() * 57_600);
  const id = await insertPedido(sql, {
    forma_pagamento: forma,
    plano: card ? "parcelado" : "avista",
    valor_centavos: card ? 199_800 : 189_800,
    email: newEmail(),
    telefone: newTelefone(),
    criado_em: ago(age),
  });
  await sql`update public.pedidos set checkout_id = ${`chk_${id}`}, checkout_url = 'https://pague.example',
    expira_em = ${new Date(Date.now() + (random() - 0.3) * 3 * 1440 * MINUTE)} where id = ${id}`;
  await drainCaixa(sql);
  const since = () => ago(random() * age);
  const pessoa = await pessoaOf(sql, id);
  await sql`update privado.pessoas set dono = ${pick([null, EU, MEMBROS.gestao])} where id = ${pessoa}`;
  await sql`update privado.cobrancas set ${sql({
    criada_em: ago(age),
    recusada_em: card && random() < 0.5 ? since() : null,
    vencida_em: forma === "boleto" && random() < 0.4 ? since() : null,
    voltou_em: random() < 0.3 ? since() : null,
    reembolso_em: random() < 0.1 ? since() : null,
    contestacao_em: random() < 0.1 ? since() : null,
    pausada_ate: random() < 0.2 ? new Date(Date.now() + 1440 * MINUTE) : null,
  })} where pedido_id = ${id}`;
  if (random() < 0.6) {
    await sql`insert into privado.emails_enviados (chave, message_id, enviado_em)
      values (${`lembrete:${id}`}, '<1@eden>', ${since()}) on conflict do nothing`;
  }
  const entrada = { pessoa, canal: "whatsapp", para: null } as const;
  if (random() < 0.5) {
    const resultados = pick([["abriu"], ["abriu", "mandei_mensagem"], ["nao_atendeu"]] as const);
    for (const resultado of resultados) {
      const texto = resultado === "abriu" ? `Segue o link: https://site.example/api/checkout/${id}` : null;
      await callPainel(sql, EU, "registrar_contato", { comando: randomUUID(), ...entrada, resultado, texto });
    }
  }
  const situacao = pick(["pendente", "pago", "em_revisao", "expirado", "cancelado"]);
  await sql`update public.pedidos set situacao = ${situacao} where id = ${id} and situacao <> ${situacao}`;
  if (situacao === "pago") await sql`update public.pedidos set pago_em = ${pick([ago(20), since()])} where id = ${id}`;
  await sql`select privado.refazer_cobranca(${id})`;
  return id;
}

const list = (entrada: Record<string, unknown> = {}) =>
  callPainel(database.sql, EU, "cobrancas", { limite: 100, ...entrada });

test("[COBRANCA-05, DINHEIRO-03] every story is sorted, no fact of it is later than now, and what follows is not earlier", async () => {
  let contatos = 0;
  for (const { pedido } of (await list()).linhas) {
    const { historia, agora } = await callPainel(database.sql, EU, "cobranca", { pedido });
    const facts = historia.filter(({ tipo }) => tipo !== "futuro").map(({ em }) => Date.parse(em));
    expect(facts).toEqual(facts.toSorted((a, b) => a - b));
    expect(facts.filter((em) => em > Date.parse(agora))).toEqual([]);
    const next = historia.slice(facts.length);
    expect(next.length).toBeLessThanOrEqual(1);
    expect(next.filter(({ tipo, em }) => tipo !== "futuro" || Date.parse(em) < Date.parse(agora))).toEqual([]);
    for (const linha of historia) {
      if (linha.tipo !== "contato" || linha.resultado === "nao_atendeu") continue;
      contatos++;
      // The text of what was opened and the method of its link stay with how it went.
      expect(linha).toMatchObject({ forma: expect.stringMatching(/./), texto: expect.stringContaining("https://") });
    }
  }
  expect(contatos).toBeGreaterThan(0);
});

test("[COBRANCA-04, COBRANCA-06] the rows add up to the counts and sums above them; nobody who has just paid is among these", async () => {
  const { linhas, abas, totais } = await list();
  const counted = linhas.filter(({ grupo }) => grupo !== "pagou");
  expect(linhas.length).toBeGreaterThan(counted.length);
  expect(abas.abertas).toBe(counted.length);
  expect(abas.minhas).toBe(counted.filter(({ dono }) => dono?.id === EU).length);
  for (const motivo of keysOf(COBRANCAS)) {
    const own = counted.filter((linha) => linha.motivo === motivo);
    expect(totais[motivo]).toEqual({
      quantas: own.length,
      valor_centavos: own.reduce((sum, linha) => sum + linha.valor_centavos, 0),
      entrou_centavos: own.reduce((sum, linha) => sum + (linha.entrou_centavos ?? 0), 0),
    });
  }
  for (const { grupo, proxima, quieta_ate, pausada_ate } of linhas) {
    expect([grupo === "pagou", grupo === "pausa"]).toEqual([quieta_ate !== null, grupo !== "pagou" && !!pausada_ate]);
    if (grupo === "sozinho") expect(["pessoa", "encerrar"]).not.toContain(proxima?.tipo ?? "encerrar");
  }
});

test("[COBRANCA-06] filters by reason, method, owner and days equal a plain filter of all rows", async () => {
  const all = (await list()).linhas;
  const today = new Date(Date.now() - 180 * MINUTE).toISOString().slice(0, 10);
  for (let round = 0; round < 25; round++) {
    const motivo = pick([null, null, ...keysOf(COBRANCAS)]);
    const forma = pick([null, ...keysOf(FORMAS)]);
    const dono = pick([null, "ninguem", EU, MEMBROS.gestao]);
    const dias = pick([null, ...DIAS_DE_COBRANCA]);
    const from = dias === null ? 0 : Date.parse(`${today}T03:00:00Z`) - (dias - 1) * 1440 * MINUTE;
    const expected = all.filter(
      (linha) =>
        (motivo === null || linha.motivo === motivo) &&
        (forma === null || linha.forma === forma) &&
        (dono === null || (linha.dono?.id ?? "ninguem") === dono) &&
        Date.parse(linha.desde) >= from,
    );
    const { linhas } = await list({ motivo, forma, dono, dias });
    expect(linhas.map(({ pedido }) => pedido)).toEqual(expected.map(({ pedido }) => pedido));
  }
});

test("[COBRANCA-06] every order sorts within the groups, and pages of it have each row once", async () => {
  const keyOf = {
    recentes: ({ desde }) => -Date.parse(`${new Date(Date.parse(desde) - 180 * MINUTE).toISOString().slice(0, 10)}Z`),
    antigos: ({ desde }) => Math.round(Date.parse(desde) / 1000),
    valor: ({ entrou_centavos, valor_centavos }) => -(entrou_centavos ?? valor_centavos),
    vencimento: ({ forma, vence_em }) => (forma === "boleto" ? Math.round(Date.parse(vence_em ?? "") / 1000) : 0),
  } satisfies Record<keyof typeof ORDENS_DE_COBRANCA, (linha: (typeof all)[number]) => number>;
  const all = (await list()).linhas;
  for (const ordem of keysOf(ORDENS_DE_COBRANCA)) {
    const paged: typeof all = [];
    for (let cursor: string | null = null, page = 0; page === 0 || cursor; page++) {
      const answer: Awaited<ReturnType<typeof list>> = await list({ ordem, cursor, limite: 7 });
      paged.push(...answer.linhas);
      cursor = answer.proximo;
    }
    expect(paged.map(({ pedido }) => pedido).toSorted()).toEqual(all.map(({ pedido }) => pedido).toSorted());
    const groups = ["precisa", "pagou", "sozinho", "sem_envio", "pausa"].map((grupo) =>
      paged.filter((linha) => linha.grupo === grupo && (ordem !== "vencimento" || linha.forma === "boleto")),
    );
    for (const group of groups) {
      const keys = group.map(keyOf[ordem]);
      expect([ordem, keys]).toEqual([ordem, keys.toSorted((a, b) => a - b)]);
    }
    if (ordem !== "vencimento") expect(groups.flat()).toEqual(paged);
  }
});
