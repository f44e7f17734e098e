import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { parseOpcoes } from "../../domain/diagnostico/opcoes.ts";
import { type PerguntaGraduada, score } from "../../domain/diagnostico/pontuacao.ts";
import { cnpjCheckDigits } from "../../domain/documentos/cnpj.ts";
import { activePerguntas } from "./support/answers.ts";
import { useApi } from "./support/test-api.ts";

const api = useApi();
type Quartis = { q1: number; mediana: number; q3: number };
type Comparacao = { lojas: number; [area: string]: Quartis | number };

beforeEach(async () => {
  await api.sql`truncate public.diagnosticos_respostas cascade`;
});

let inForce: number;
beforeAll(async () => {
  inForce = (await activePerguntas(api))[0]?.versao ?? 0;
});

const compare = async (versao = inForce) =>
  (await api.call<Comparacao | null>("rpc/comparar_lojas", { method: "POST", body: { p_versao: versao } })).body;

async function questions(): Promise<PerguntaGraduada[]> {
  return (await activePerguntas(api)).map(
    (pergunta) => ({ ...pergunta, opcoes: parseOpcoes(pergunta.opcoes) }) as PerguntaGraduada,
  );
}

let stores = 0;
async function createLoja(): Promise<string> {
  stores += 1;
  const base = `55${String(stores).padStart(6, "0")}0001`;
  const [loja] = await api.sql<{ id: string }[]>`insert into public.diagnosticos_lojas (cnpj, cpf)
    values (${base + cnpjCheckDigits(base)}, '52998224725') returning id`;
  return loja?.id ?? "";
}

/** A complete diagnostic with random answers, and its scores computed by the domain. */
async function answer(lojaId: string, perguntas: readonly PerguntaGraduada[]) {
  const respostas = Object.fromEntries(
    perguntas.map(({ id, opcoes }) => [`p${id}`, opcoes[Math.floor(Math.random() * opcoes.length)]?.texto ?? ""]),
  );
  const id = randomUUID();
  const row = { id, loja_id: lojaId, versao: inForce, respostas };
  expect((await api.insert("diagnosticos_respostas", row)).status).toBe(201);
  const { geral, areas } = score(perguntas, respostas);
  return {
    id,
    notas: { geral, ...Object.fromEntries(areas.map(({ area, nota }) => [area, nota])) } as Record<string, number>,
  };
}

/** Interpolates between two neighbours if the position falls between them. */
function quartil(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place % 1);
}

test("the database computes the same scores as the domain", async () => {
  await api.sql`update public.diagnosticos_perguntas set opcoes = (
    select jsonb_agg(jsonb_build_object('texto', coalesce(o ->> 'texto', o #>> '{}'), 'pontos', (7 * n) % 5))
    from jsonb_array_elements(opcoes) with ordinality as t (o, n)) where id % 6 = 3`;
  const perguntas = await questions();
  for (let store = 0; store < 20; store++) {
    const { id, notas } = await answer(await createLoja(), perguntas);
    const stored = await api.sql`select area, nota from privado.notas_lojas where resposta_id = ${id}`;
    expect(Object.fromEntries(stored.map(({ area, nota }) => [area, nota]))).toEqual(notas);
  }
});

test("no comparison with fewer than ten stores; then quartiles, and nothing about a single store", async () => {
  const perguntas = await questions();
  const all: Record<string, number>[] = [];
  for (let store = 0; store < 9; store++) all.push((await answer(await createLoja(), perguntas)).notas);
  expect(await compare()).toBeNull();
  // The same store twice counts once.
  const again = await createLoja();
  await answer(again, perguntas);
  const { notas } = await answer(again, perguntas);
  all.push(notas);
  const comparacao = await compare();
  const { lojas, ...areas } = comparacao as Comparacao;
  expect(lojas).toBe(10);
  expect(Object.keys(areas).sort()).toEqual(Object.keys(notas).sort());
  for (const [area, quartis] of Object.entries(areas as Record<string, Quartis>)) {
    const values = all.map((store) => store[area] ?? 0);
    expect(Object.keys(quartis).sort()).toEqual(["mediana", "q1", "q3"]);
    expect(Math.abs(quartis.mediana - quartil(values, 0.5))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(quartis.q1 - quartil(values, 0.25))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(quartis.q3 - quartil(values, 0.75))).toBeLessThanOrEqual(0.5);
  }
  expect(await compare(inForce + 1)).toBeNull();
  // An eleventh store does not change the count.
  await answer(await createLoja(), perguntas);
  expect((await compare())?.lojas).toBe(10);
});

test("answers older than a year do not count, and deleting answers deletes their score", async () => {
  const perguntas = await questions();
  const sent = [];
  for (let store = 0; store < 10; store++) sent.push(await answer(await createLoja(), perguntas));
  expect(await compare()).not.toBeNull();
  await api.sql`update privado.notas_lojas set criado_em = now() - interval '13 months' where resposta_id = ${sent[0]?.id ?? ""}`;
  expect(await compare()).toBeNull();
  await api.sql`update privado.notas_lojas set criado_em = now()`;
  expect(await compare()).not.toBeNull();
  await api.sql`delete from public.diagnosticos_respostas where id = ${sent[0]?.id ?? ""}`;
  expect(await compare()).toBeNull();
});

test("an older diagnostic that arrives late does not replace a newer one", async () => {
  const perguntas = await questions();
  const loja = await createLoja();
  const { notas } = await answer(loja, perguntas);
  await api.sql`insert into public.diagnosticos_respostas (loja_id, versao, respostas, criado_em)
    select loja_id, versao, (select jsonb_object_agg('p' || id, coalesce(opcoes -> 0 ->> 'texto', opcoes ->> 0))
      from public.diagnosticos_perguntas where ativa), now() - interval '1 day' from public.diagnosticos_respostas`;
  const stored = await api.sql`select area, nota from privado.notas_lojas where loja_id = ${loja}`;
  expect(Object.fromEntries(stored.map(({ area, nota }) => [area, nota]))).toEqual(notas);
});

test("requests for the comparison are rate limited too", async () => {
  // A window that does not end during the test.
  await api.sql`update privado.limites set maximo = 2, janela = '1000 days' where alvo = 'comparar_lojas'`;
  const ask = () =>
    api.call("rpc/comparar_lojas", { method: "POST", body: { p_versao: inForce }, address: "198.18.250.1" });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
});

test("a finished diagnostic and its job are one transaction", async () => {
  const { id } = await answer(await createLoja(), await questions());
  await api.sql`select privado.escoar_saida()`;
  expect(
    await api.sql`select task_identifier from graphile_worker.jobs where key = ${`diagnosticos_respostas:${id}`}`,
  ).toEqual([{ task_identifier: "diagnostico_recebido" }]);
});
