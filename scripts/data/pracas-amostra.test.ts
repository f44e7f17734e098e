import { readFileSync } from "node:fs";
import { parse } from "valibot";
import { expect, test } from "vitest";
import { pracaSchema } from "../../domain/pracas/praca.ts";

const lines = readFileSync("data/pracas-amostra.ndjson", "utf8").trimEnd().split("\n");
const pracas = lines.map((line) => parse(pracaSchema, JSON.parse(line)));

test("[PRACA-18] every town of the sample obeys the schema, and the sample has the states of the page", () => {
  const ativas = pracas.map((praca) => praca.ativas);
  expect(pracas).toHaveLength(12);
  expect(ativas.filter((count) => count === 0)).not.toHaveLength(0);
  expect(ativas.filter((count) => count > 0 && count < 5)).not.toHaveLength(0);
  expect(ativas.filter((count) => count >= 1000)).not.toHaveLength(0);
  expect(pracas.filter((praca) => !praca.populacao)).not.toHaveLength(0);
});

test("no address occurs twice", () => {
  expect(new Set(pracas.map(({ uf, slug }) => `${uf}/${slug}`)).size).toBe(pracas.length);
});
