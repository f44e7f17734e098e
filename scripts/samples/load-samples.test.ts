import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
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
    (select count(*)::int from privado.saida) as tarefas,
    (select array_agg(prazo - (now() at time zone 'America/Sao_Paulo')::date order by prazo)
      from privado.requerimentos where concluido_em is null) as requerimentos,
    (select count(*)::int from privado.requerimentos where concluido_em is not null) as concluidos`;
  expect(found).toEqual({
    papeis: ["atendimento", "encarregado", "gestao", "leitura"],
    origens: 9,
    pedidos: 5,
    estados: 5,
    esperando: 9,
    atrasadas: 2,
    suspeitas: 5,
    tarefas: 0,
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

test("samples are inserted once, and only into a local database", async () => {
  const count = async () => (await sql`select count(*)::int as rows from privado.entradas`)[0]?.rows;
  const before = await count();
  await loadSamples(stack);
  expect(await count()).toBe(before);
  const hosted = { ...stack, databaseUrl: "postgres://postgres@db.exemplo.com.br/postgres" };
  await expect(loadSamples(hosted)).rejects.toThrow("local stack only");
});
