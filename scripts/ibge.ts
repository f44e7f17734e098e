import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { IBGE, MUNICIPIOS, POPULACAO, readPopulacao, readRegioes, toCsv, withRegioes } from "./ibge/read-ibge.ts";

/**
 * Writes inhabitants and regions of the towns into data/ from two requests to IBGE, once a year: `npm run receita -- ibge`.
 * Look at the difference, commit it, and load it with `npm run receita -- municipios`.
 */
const DATA = join(import.meta.dirname, "../data");
/** Towns in Brazil; a few may lack a value, more means that the answer is not whole. */
const MOST_MISSING = 20;

const towns = join(DATA, "municipios.csv");
const before = readFileSync(towns, "utf8");
const count = before.trimEnd().split("\n").length - 1;
const populacao = readPopulacao(await get(POPULACAO));
if (count - populacao.length > MOST_MISSING) throw new Error(`IBGE answered ${populacao.length} of ${count} towns`);
const { csv, missing } = withRegioes(before, readRegioes(await get(MUNICIPIOS)));
if (missing.length > MOST_MISSING) throw new Error(`IBGE does not have ${missing.length} of ${count} towns`);
writeFileSync(towns, csv);
writeFileSync(join(DATA, "populacoes.csv"), toCsv(populacao));
const sum = populacao.reduce((total, { habitantes }) => total + habitantes, 0);
console.log(
  `${populacao.length} towns of ${populacao[0]?.ano}, ${sum} inhabitants; without region: ${missing.join(" ") || "none"}`,
);
console.log("Write the date into the line IBGE of data/README.md.");

async function get(path: string): Promise<unknown> {
  const answer = await fetch(`${process.env.IBGE_URL ?? IBGE}${path}`, { signal: AbortSignal.timeout(120_000) });
  if (!answer.ok) throw new Error(`IBGE answered ${answer.status} for ${path}`);
  return answer.json();
}
