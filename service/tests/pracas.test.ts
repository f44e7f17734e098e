import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Praca, pracaSchema } from "@eden/domain/pracas/praca";
import { Hono } from "hono";
import { parse } from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readCidades } from "../../scripts/receita/cidades.ts";
import { inventMercado } from "../../scripts/receita/invented-mercado.ts";
import { writeEmpresas } from "../../scripts/receita/write-register.ts";
import { pracasRoutes } from "../src/http/pracas-routes.ts";
import { loadFarmacias } from "../src/receita/load-farmacias.ts";
import { useJobResources } from "./job-resources.ts";

const resources = useJobResources();
const home = mkdtempSync(join(tmpdir(), "eden-pracas-test-"));
/** Twelve towns of every size; the others have no pharmacy. */
const ATIVAS: Record<number, number> = {
  ...{ 3529005: 60, 3507209: 1, 3550308: 240, 5300108: 40, 2513703: 12, 3543402: 3, 3515129: 4 },
  ...{ 2410405: 5, 2401305: 6, 3511706: 20, 2507507: 25, 3532868: 0 },
};
const cidades = readCidades().filter(({ ibge }) => ibge in ATIVAS);
const write = (month: string, ativas: Record<number, number> = ATIVAS, towns = cidades) => {
  const empresas = inventMercado({ seed: 3, month, cidades: towns, ativas });
  return writeEmpresas(join(home, month), { count: empresas.length, at: (index) => empresas[index] as never });
};
const load = (month: string, more: { anySize?: boolean; amostra?: boolean } = {}) =>
  loadFarmacias({ pool: resources.pool, source: { folder: join(home, month), month }, ...more });
const rows = async (statement: string) => (await resources.pool.query(statement)).rows;
const read = async () =>
  (await rows("select dados from privado.pracas order by uf, slug")).map(({ dados }) => parse(pracaSchema, dados));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
let written: ReturnType<typeof write>;
let pracas: Praca[];

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // A thousand towns are enough.
  await resources.pool.query("delete from privado.municipios where uf not in ('SP', 'DF', 'PB', 'RN')");
  written = write("2026-09");
  await load("2026-09");
  pracas = await read();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("[PRACA-26] active pharmacies of the towns are those of the register, and every kind, age and size adds up", async () => {
  const [{ ativas }] = await rows(
    "select count(*)::int as ativas from privado.farmacias where situacao = 'ativa' and ibge is not null",
  );
  expect(sum(pracas.map((praca) => praca.ativas))).toBe(ativas);
  expect(pracas.length).toBeGreaterThan(1000);
  for (const [ibge, open] of Object.entries(ATIVAS)) {
    expect(pracas.find((praca) => praca.ibge === Number(ibge))).toMatchObject({ ativas: open });
  }
  // The schema checks the sums of kinds, ages and sizes of each document.
  expect(pracas.filter((praca) => "detalhe" in praca).length).toBeGreaterThan(7);
  expect(written.kept.length).toBeGreaterThan(ativas);
});

test("[PRACA-26] region, state and country are sums of their towns", () => {
  const total = (towns: Praca[]) => ({
    habitantes: sum(towns.map(({ populacao }) => populacao?.habitantes ?? 0)),
    ativas: sum(towns.map(({ ativas }) => ativas)),
    redes: sum(towns.map(({ redes }) => redes)),
  });
  for (const [, towns] of Map.groupBy(pracas, ({ uf }) => uf)) {
    const estado = { municipios: towns.length, ...total(towns) };
    expect(towns.every((town) => JSON.stringify(town.estado) === JSON.stringify(towns[0]?.estado))).toBe(true);
    expect(towns[0]?.estado).toEqual(estado);
    for (const [nome, region] of Map.groupBy(towns, ({ regiao }) => regiao.nome)) {
      expect(region[0]?.regiao).toEqual({ nome, municipios: region.length, ...total(region) });
    }
  }
  expect(pracas[0]?.brasil).toEqual(total(pracas));
  const [marilia] = pracas.filter(({ ibge }) => ibge === 3529005);
  expect(marilia?.faixa?.municipios).toBe(
    pracas.filter(({ populacao: people }) => people && people.habitantes >= 100_000 && people.habitantes < 500_000)
      .length,
  );
});

test("[PRACA-29] the towns of the region are the largest twelve, those without a pharmacy too", () => {
  for (const [, towns] of Map.groupBy(pracas, ({ uf, regiao }) => `${uf} ${regiao.nome}`)) {
    const largest = towns.toSorted(
      (one, other) => (other.populacao?.habitantes ?? 0) - (one.populacao?.habitantes ?? 0) || one.ibge - other.ibge,
    );
    const expected = largest
      .slice(0, 12)
      .map(({ nome, slug, populacao, ativas }) => ({ nome, slug, habitantes: populacao?.habitantes, ativas }));
    for (const { vizinhas } of towns) expect(vizinhas).toEqual(expected);
  }
});

test("[PRACA-26] openings and closings of the years are those of the rows, and what the register took out has no year", async () => {
  const [marilia] = pracas.filter(({ ibge }) => ibge === 3529005);
  if (!marilia || !("anos" in marilia)) throw new Error("Marília has years");
  const column = (at: 1 | 2 | 3) => sum(marilia.anos.map((ano) => ano[at]));
  expect(marilia.anos.map(([ano]) => ano)).toEqual(marilia.anos.map(([ano]) => ano).toSorted());
  const [{ young }] = await rows(`select count(*)::int as young from privado.farmacias
    where ibge = 3529005 and situacao = 'ativa' and inicio_em >= '2012-01-01'`);
  expect(column(2)).toBe(young);
  expect(column(1)).toBeGreaterThan(column(2));
  expect(marilia.cadastro).toBeGreaterThanOrEqual(5);
  const cohort = marilia.anos.filter(([ano]) => ano >= 2016 && ano <= 2020);
  expect(marilia.coorte).toEqual({
    abertas: sum(cohort.map((ano) => ano[1])),
    ativas: sum(cohort.map((ano) => ano[2])),
  });
});

test("[PRACA-25] a document has counts, and no text but names of towns and regions", async () => {
  const allowed = new Set(["nome", "uf", "slug", "mes", "parecidas_por"]);
  const names = new Set(
    await rows("select nome from privado.municipios union select regiao_nome from privado.municipios").then((found) =>
      found.map(({ nome }) => nome),
    ),
  );
  const odd: string[] = [];
  const check = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const each of value) check(each, key);
    else if (value && typeof value === "object") for (const [name, each] of Object.entries(value)) check(each, name);
    else if (typeof value === "string") {
      if (!allowed.has(key) || (key === "nome" && !names.has(value))) odd.push(`${key}: ${value}`);
    }
  };
  for (const praca of pracas) check(praca, "");
  expect(odd).toEqual([]);
  const columns = await rows(`select column_name from information_schema.columns
    where table_schema = 'privado' and table_name = 'pracas' order by ordinal_position`);
  expect(columns.map(({ column_name }) => column_name)).toEqual(["ibge", "uf", "slug", "mes", "dados"]);
});

test("[PRACA-18] below five pharmacies a document has no year, age, size or tax regime", () => {
  const small = pracas.filter(({ ativas }) => ativas < 5);
  expect(small.some(({ ativas }) => ativas > 0)).toBe(true);
  for (const praca of small) {
    expect(Object.keys(praca).filter((key) => ["anos", "coorte", "detalhe"].includes(key))).toEqual([]);
  }
});

test("[PRACA-24] every town has similar ones beside it, chosen by one rule", () => {
  const [marilia, capital] = [3529005, 3550308].map((code) => pracas.find(({ ibge }) => ibge === code));
  expect(marilia?.parecidas_por).toBe("estado");
  expect(marilia?.parecidas.map(({ uf }) => uf)).toEqual(Array(5).fill("SP"));
  const far = marilia?.parecidas.map(({ km }) => km) ?? [];
  expect(far).toEqual(far.toSorted((one, other) => one - other));
  expect(capital?.parecidas_por).toBe("populacao");
  expect(pracas.every(({ parecidas }) => parecidas.length >= 3)).toBe(true);
});

const tables = () =>
  rows(`select md5(string_agg(f::text, '' order by cnpj)) as hash, 'farmacias' as name from privado.farmacias as f
    union all select md5(string_agg(p::text, '' order by ibge)), 'pracas' from privado.pracas as p order by name`);

test("[PRACA-24] a refused load changes neither pharmacies nor praças", async () => {
  const before = await tables();
  // Two more towns have their first pharmacy.
  const others = readCidades().filter(({ ibge }) => [3500105, 3500204].includes(ibge));
  write("2026-10", { ...ATIVAS, 3500105: 1, 3500204: 1 }, [...cidades, ...others]);
  expect(await load("2026-10")).toMatchObject({
    status: "refused",
    reason: "13 municípios com farmácia, 11 na carga anterior: a diferença passa de 5 %",
  });
  expect(await tables()).toEqual(before);
  const { tom } = cidades.find(({ ibge }) => ibge === 3507209) as { tom: string };
  await resources.pool.query("update privado.municipios set tom = '0000' where tom = $1", [tom]);
  try {
    write("2026-11");
    expect(await load("2026-11", { anySize: true })).toMatchObject({
      reason: expect.stringMatching(/^1 de \d+ farmácias ativas sem município conhecido$/),
    });
    expect(await tables()).toEqual(before);
  } finally {
    await resources.pool.query("update privado.municipios set tom = $1 where tom = '0000'", [tom]);
  }
});

test("[PRACA-24] a load that fails between pharmacies and praças changes neither, and a reader sees one month of both", async () => {
  const before = await tables();
  write("2026-10");
  await resources.pool.query("alter table privado.pracas add constraint teste check (mes < '2026-10-01') not valid");
  await expect(load("2026-10")).rejects.toThrow("teste");
  expect(await tables()).toEqual(before);
  await resources.pool.query("alter table privado.pracas drop constraint teste");
  const seen = new Set<string>();
  let loading = true;
  const loaded = load("2026-10").finally(() => {
    loading = false;
  });
  while (loading) {
    const [row] = await rows(`select (select string_agg(distinct mes::text, ' ') from privado.pracas) as pracas,
      (select mes::text from privado.farmacias_cargas where estado = 'trocada' order by id desc limit 1) as carga`);
    seen.add(`${row.pracas} ${row.carga}`);
  }
  expect(await loaded).toMatchObject({ status: "loaded" });
  expect([...seen].every((months) => /^(\S+) \1$/.test(months))).toBe(true);
});

test("[PRACA-19, PRACA-24] a town without inhabitants has no ratio, class or similar towns, nor has its region a ratio; one load may mark all as invented", async () => {
  await resources.pool.query("delete from privado.populacoes where ibge = 2401305");
  await load("2026-10", { amostra: true });
  const again = await read();
  const [unknown] = again.filter(({ ibge }) => ibge === 2401305);
  expect(unknown).toMatchObject({ ativas: 6, parecidas: [], amostra: true });
  expect(unknown).not.toHaveProperty("populacao");
  expect(unknown).not.toHaveProperty("faixa");
  const regions = Map.groupBy(again, ({ uf, regiao }) => `${uf} ${regiao.nome}`);
  for (const towns of regions.values()) {
    const known = towns.every(({ populacao }) => populacao);
    const habitantes = sum(towns.map(({ populacao }) => populacao?.habitantes ?? 0));
    expect(towns[0]?.regiao.habitantes).toBe(known ? habitantes : undefined);
    expect(towns[0]?.regiao.ativas).toBe(sum(towns.map(({ ativas }) => ativas)));
  }
  expect(again.every(({ amostra }) => amostra)).toBe(true);
});

test("[PRACA-24] the newest month is public with its address and SHA-256, and is made anew after a load", async () => {
  const app = new Hono().route("/api/pracas", pracasRoutes(resources));
  const latest = async () => (await app.request("/api/pracas/ultimo")).json() as Promise<Record<string, string>>;
  const { mes, url, sha256 } = await latest();
  expect({ mes, url }).toEqual({ mes: "2026-10", url: "pracas-2026-10.ndjson.br" });
  const answer = await app.request(`/api/pracas/${url}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  const lines = brotliDecompressSync(bytes).toString().trimEnd().split("\n");
  expect(lines.map((line) => parse(pracaSchema, JSON.parse(line)))).toEqual(await read());
  expect((await app.request("/api/pracas/pracas-2026-09.ndjson.br")).status).toBe(404);
  await load("2026-10");
  expect((await latest()).sha256).not.toBe(sha256);
  const empty = new Hono().route("/api/pracas", pracasRoutes({ pool: { query: async () => ({ rows: [] }) } as never }));
  expect((await empty.request("/api/pracas/ultimo")).status).toBe(404);
});
