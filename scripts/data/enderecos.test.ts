import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pathOf, slugOf } from "../../domain/pracas/busca.ts";

test("[PRACA-05] the address of every town follows from its name, and no two are the same", () => {
  const [header = "", ...lines] = readFileSync(join(import.meta.dirname, "../../data/municipios.csv"), "utf8")
    .trim()
    .split("\n");
  const columns = header.split(",");
  const rows = lines.map((line) => Object.fromEntries(line.split(",").map((value, at) => [columns[at], value])));
  expect(rows.filter(({ nome = "", slug }) => slugOf(nome) !== slug)).toEqual([]);
  expect(new Set(rows.map(({ nome = "", uf = "" }) => pathOf(nome, uf))).size).toBe(5571);
});
