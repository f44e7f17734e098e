import { randomUUID } from "node:crypto";
import type { InferInput } from "valibot";
import { beforeAll, expect, test } from "vitest";
import type { CONTRATO } from "../../domain/painel/contrato.ts";
import { newCanais } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

beforeAll(() => insertEquipe(database.sql));

type Previsto = InferInput<(typeof CONTRATO)["prever_venda"]["entrada"]>["previsto"];

const prever = (pessoa: string, versao: number, previsto: Previsto) =>
  callPainel(database.sql, MEMBROS.atendimento, "prever_venda", { comando: randomUUID(), pessoa, versao, previsto });
const move = (pessoa: string, versao: number, estado: "muda" | "arvore" | "folha" | "broto") =>
  callPainel(database.sql, MEMBROS.atendimento, "mudar_estado", {
    comando: randomUUID(),
    pessoa,
    versao,
    estado,
    motivo: estado === "folha" ? "preco" : null,
  });
const previstoOf = async (id: string) => {
  const [row] = await database.sql`select privado.previsto(p) as previsto from privado.pessoas as p where id = ${id}`;
  return row?.previsto;
};
const thisMonth = async () => {
  const [row] = await database.sql<{ mes: string }[]>`select privado.mes_atual()::text as mes`;
  return row?.mes ?? "";
};

test("[FUNIL-02] a proposal carries value and month, undone like every command; Ganho keeps them, Perdido clears them", async () => {
  const { sql } = database;
  const pessoa = await insertPessoa(sql, { estado: "muda" });
  const previsto = { valor_centavos: 199_800, para: "2026-12-01" };
  expect(await prever(pessoa, 1, previsto)).toEqual({ pessoa, versao: 2 });
  expect(await previstoOf(pessoa)).toEqual(previsto);
  const comando = randomUUID();
  await callPainel(sql, MEMBROS.atendimento, "prever_venda", { comando, pessoa, versao: 2, previsto: null });
  expect(await previstoOf(pessoa)).toBeNull();
  await callPainel(sql, MEMBROS.atendimento, "desfazer", { comando });
  expect(await previstoOf(pessoa)).toEqual(previsto);
  await move(pessoa, 4, "arvore");
  expect(await previstoOf(pessoa)).toEqual(previsto);
  await move(pessoa, 5, "folha");
  expect(await previstoOf(pessoa)).toBeNull();
});

test("[FUNIL-02] a union has the expected value of whose state it has, else the one there is, none in Perdido; separating gives it back", async () => {
  const { sql } = database;
  const expected = (valor_centavos: number) => ({
    valor_previsto_centavos: valor_centavos,
    previsto_para: "2026-12-01",
  });
  const newOne = async (colunas: object) => {
    const { pessoa } = await receive(sql, "contato", newCanais());
    await sql`update privado.pessoas set ${sql({ ...colunas })} where id = ${pessoa}`;
    return pessoa;
  };
  const muda = (valor: number) => ({ estado: "muda", ...expected(valor) });
  const folha = { estado: "folha", motivo: "preco" };
  for (const [para, de, chosen, valor] of [
    [{ estado: "broto" }, muda(200), "de", 200],
    [{ estado: "broto" }, muda(200), "para", 200],
    [muda(100), muda(200), "para", 100],
    [muda(100), muda(200), "de", 200],
    [muda(100), { estado: "broto" }, "de", 100],
    [muda(100), folha, "de", null],
  ] as const) {
    const ids = { para: await newOne(para), de: await newOne(de) };
    const before = [await previstoOf(ids.para), await previstoOf(ids.de)];
    const member = [sql, MEMBROS.atendimento] as const;
    await callPainel(...member, "unir", { comando: randomUUID(), ...ids, escolhas: { estado: ids[chosen] } });
    expect((await previstoOf(ids.para))?.valor_centavos ?? null).toBe(valor);
    await callPainel(...member, "separar", { comando: randomUUID(), pessoa: ids.de });
    expect([await previstoOf(ids.para), await previstoOf(ids.de)]).toEqual(before);
  }
});

test("[FUNIL-02] only a person in Proposta, in the version on screen, with a plausible value and a whole month", async () => {
  const { sql } = database;
  const fala = await insertPessoa(sql, { estado: "broto" });
  await expect(prever(fala, 1, { valor_centavos: 1000, para: "2026-12-01" })).rejects.toMatchObject({ code: "PT422" });
  const pessoa = await insertPessoa(sql, { estado: "muda" });
  await expect(prever(pessoa, 7, { valor_centavos: 1000, para: "2026-12-01" })).rejects.toMatchObject({
    code: "PT409",
  });
  for (const wrong of [
    { valor_centavos: 1000, para: "2026-12-02" },
    { valor_centavos: 0, para: "2026-12-01" },
    { valor_centavos: 100_000_001, para: "2026-12-01" },
  ])
    await expect(prever(pessoa, 1, wrong)).rejects.toMatchObject({ code: "23514" });
});

test("[FUNIL-02] the pipeline sums expected values of the whole column and by owner, with its filters, apart from money received", async () => {
  const { sql } = database;
  const dono = await insertMembro(sql, "atendimento");
  const [one, other] = [
    await insertPessoa(sql, { estado: "muda", dono }),
    await insertPessoa(sql, { estado: "muda", dono }),
  ];
  const won = await insertPessoa(sql, { estado: "muda", dono });
  await insertPessoa(sql, { estado: "muda", dono });
  await prever(one, 1, { valor_centavos: 189_800, para: "2026-12-01" });
  await prever(other, 1, { valor_centavos: 10_200, para: "2027-01-01" });
  await prever(won, 1, { valor_centavos: 500_000, para: "2026-12-01" });
  await move(won, 2, "arvore");
  const { colunas, donos } = await callPainel(sql, MEMBROS.leitura, "funil", { dono, limite: 1 });
  expect(colunas.muda).toMatchObject({ total: 3, previsto_centavos: 200_000 });
  expect(colunas.muda?.pessoas).toHaveLength(1);
  expect(colunas.arvore?.pessoas).toMatchObject([{ entrou_centavos: null, previsto: { valor_centavos: 500_000 } }]);
  expect(donos).toEqual([{ dono: expect.objectContaining({ id: dono }), centavos: 200_000, propostas: 2 }]);
});

test("[FUNIL-03] the month has the money received, proposals expected up to its end, and its goal", async () => {
  const { sql } = database;
  const mes = await thisMonth();
  const read = () => callPainel(sql, MEMBROS.leitura, "meta", {});
  const before = await read();
  expect([before.mes, before.meta]).toEqual([mes, null]);
  const [late, later] = [await insertPessoa(sql, { estado: "muda" }), await insertPessoa(sql, { estado: "muda" })];
  await prever(late, 1, { valor_centavos: 30_000, para: "2020-01-01" });
  await prever(later, 1, { valor_centavos: 70_000, para: "2036-01-01" });
  const { recebido } = await callPainel(sql, MEMBROS.leitura, "cobrancas", {});
  const after = await read();
  expect(after.previsto).toEqual({
    centavos: before.previsto.centavos + 30_000,
    vendas: before.previsto.vendas + 1,
  });
  expect(after.recebido).toEqual({ centavos: recebido.valor_centavos, vendas: recebido.quantas });
  const [days] =
    await sql`select count(*)::int as n from generate_series((now() at time zone 'America/Sao_Paulo')::date + 1,
    ${mes}::date + interval '1 month' - interval '1 day', interval '1 day') as d where privado.faixas_do_dia(d::date) <> '[]'`;
  expect(after.dias_uteis).toBe(days?.n);
});

test("[FUNIL-03] gestao sets the goal in money or in sales, on the record; a colleague's change in between is refused", async () => {
  const { sql } = database;
  const mes = "2031-05-01";
  type Meta = { centavos: number | null; vendas: number | null; versao: number | null };
  const save = (meta: Meta, comando: string = randomUUID(), por: string = MEMBROS.gestao) =>
    callPainel(sql, por, "gravar_meta", { comando, mes, ...meta });
  const stored = async () => [
    ...(await sql`select centavos::int, vendas, versao from privado.metas where mes = ${mes}`),
  ];
  const comando = randomUUID();
  await save({ centavos: 3_000_000, vendas: null, versao: null }, comando);
  await save({ centavos: 3_000_000, vendas: null, versao: null }, comando);
  expect(await stored()).toEqual([{ centavos: 3_000_000, vendas: null, versao: 1 }]);
  await expect(save({ centavos: 1000, vendas: null, versao: null })).rejects.toMatchObject({ code: "PT409" });
  await save({ centavos: null, vendas: 15, versao: 1 });
  expect(await stored()).toEqual([{ centavos: null, vendas: 15, versao: 2 }]);
  await expect(save({ centavos: 1000, vendas: 15, versao: 2 })).rejects.toMatchObject({ code: "23514" });
  await save({ centavos: null, vendas: null, versao: 2 });
  expect(await stored()).toEqual([]);
  const [line] = await sql`select membro, alvo, detalhe from privado.registro_de_acessos
    where acao = 'gravar_meta' order by id desc limit 1`;
  expect(line).toEqual({ membro: MEMBROS.gestao, alvo: "meta", detalhe: { mes } });
});
