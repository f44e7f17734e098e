import postgres from "postgres";
import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTRATO_COBRANCA, cobrancaLinhaSchema } from "../../domain/painel/contrato-cobranca.ts";
import { COBRANCAS, keysOf } from "../../domain/painel/valores.ts";
import { type Stack, startStack } from "../stack/stack.ts";
import { timeLimit } from "../time-limit.ts";
import { loadSamples } from "./load-samples.ts";

let stack: Stack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await startStack({ temporary: true });
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  await loadSamples(stack);
}, timeLimit(240_000));
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

test("the sample database has a member per role, people of every origin and state, some who wait, and requests of data subjects", async () => {
  const [found] = await sql`select
    (select array_agg(distinct papel order by papel) from privado.equipe) as papeis,
    (select count(distinct origem)::int from privado.entradas) as origens,
    (select count(distinct situacao)::int from privado.entradas where tabela = 'pedidos') as pedidos,
    (select count(distinct estado)::int from privado.pessoas) as estados,
    (select count(*)::int from privado.pessoas where prazo is not null) as esperando,
    (select count(*)::int from privado.pessoas where prazo < now()) as atrasadas,
    (select count(*)::int from privado.pessoas where suspeita) as suspeitas,
    (select array_agg(distinct tarefa) from privado.saida) as tarefas,
    (select array_agg(prazo - (now() at time zone 'America/Sao_Paulo')::date order by prazo)
      from privado.requerimentos where concluido_em is null) as requerimentos,
    (select count(*)::int from privado.requerimentos where concluido_em is not null) as concluidos`;
  expect(found).toEqual({
    papeis: ["atendimento", "encarregado", "gestao", "leitura"],
    origens: 9,
    pedidos: 5,
    estados: 5,
    esperando: 8,
    atrasadas: 2,
    suspeitas: 5,
    tarefas: ["cobrar_pagamento"],
    requerimentos: [3, 8],
    concluidos: 1,
  });
});

test("the sample database has figures of two periods: answers, campaigns, steps of forms and web vitals", async () => {
  const [found] = await sql`select
    (select count(*)::int from privado.pessoas where primeira_resposta_s is not null) as respostas,
    (select count(distinct campanha)::int from privado.pessoas) as campanhas,
    (select count(distinct pagina)::int from public.medicoes where medida = 'etapa') as formularios,
    (select max(dia) - min(dia) from public.medicoes) as dias`;
  expect(found?.respostas).toBeGreaterThan(10);
  expect(found).toMatchObject({ campanhas: 3, formularios: 6, dias: 59 });
});

/** The panel's payments as a member reads them. */
async function readCobrancas(situacao: "abertas" | "encerradas") {
  const [member] = await sql`select id from privado.equipe where papel = 'gestao'`;
  const claims = JSON.stringify({ sub: member?.id, role: "painel", aal: "aal2" });
  const page = await sql.begin(async (own) => {
    await own`select set_config('request.jwt.claims', ${claims}, true)`;
    const [row] = await own`select painel.executar('cobrancas', ${own.json({ situacao })}::jsonb) as saida`;
    return row?.saida;
  });
  return parse(CONTRATO_COBRANCA.cobrancas.saida, page);
}

test("the panel's payments have a sample of every reason and group, with messages to come and money that came back", async () => {
  const [abertas, encerradas] = [await readCobrancas("abertas"), await readCobrancas("encerradas")];
  expect(keysOf(COBRANCAS).filter((motivo) => !abertas.totais[motivo]?.quantas)).toEqual([]);
  const linhas = [...abertas.linhas, ...encerradas.linhas];
  expect(new Set(linhas.map(({ grupo }) => grupo))).toEqual(new Set(cobrancaLinhaSchema.entries.grupo.options));
  const next = linhas.map(({ proxima }) => proxima?.tipo);
  expect(next).toEqual(expect.arrayContaining(["lembrete", "boleto_vespera", "pessoa", "encerrar"]));
  expect(linhas.some(({ enviadas }) => enviadas.length > 1)).toBe(true);
  expect(linhas.filter(({ pessoa }) => pessoa === null)).toEqual([]);
  expect(abertas.recuperado.quantas).toBe(1);
});

test("every store of the sample database but one has a name, a telephone and a place; the list has every state and score band", async () => {
  const rows = await sql`select num_nulls(l.nome, l.responsavel, l.telefone, l.cidade) = 0 as named, v.situacao, v.faixa
    from privado.lojas_vistas(array(select id from public.diagnosticos_lojas)) as v join public.diagnosticos_lojas as l using (id)`;
  expect(rows.filter(({ named }) => !named)).toHaveLength(1);
  expect(new Set(rows.map(({ situacao }) => situacao))).toEqual(new Set(["respondeu", "convidada", "sem_convite"]));
  expect(new Set(rows.map(({ faixa }) => faixa))).toEqual(new Set(["cuidado", "caminho", "firme", null]));
});

test("samples are inserted once, and only into a local database", async () => {
  const count = async () => (await sql`select count(*)::int as rows from privado.entradas`)[0]?.rows;
  const before = await count();
  await loadSamples(stack);
  expect(await count()).toBe(before);
  const hosted = { ...stack, databaseUrl: "postgres://postgres@db.exemplo.com.br/postgres" };
  await expect(loadSamples(hosted)).rejects.toThrow("local stack only");
});
