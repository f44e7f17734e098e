import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cidade } from "./invented-mercado.ts";

const DATA = join(import.meta.dirname, "../../data");

/** The towns of data/ that have inhabitants. */
export function readCidades(): Cidade[] {
  const habitantes = new Map(rowsOf("populacoes.csv").map(({ ibge, habitantes }) => [ibge, Number(habitantes)]));
  return rowsOf("municipios.csv").flatMap(({ tom = "", ibge, uf = "" }) => {
    const people = habitantes.get(ibge);
    return people ? [{ tom, ibge: Number(ibge), uf, habitantes: people }] : [];
  });
}

/** No value of these files has a comma. */
function rowsOf(name: string): Record<string, string>[] {
  const [header = "", ...lines] = readFileSync(join(DATA, name), "utf8").trimEnd().split("\n");
  const columns = header.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ""]));
  });
}
