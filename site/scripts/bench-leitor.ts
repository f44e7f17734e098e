import { parseArgs } from "node:util";
import { outcomeOf, randomReport } from "../tests/relatorio-aleatorio.ts";

/**
 * Writes random reports of known stocks and counts what the reader of "Estoque parado" makes of each; fails when one is read
 * wrong in silence. `npm run bench -- leitor --reports 1000 --seed 5` is short and repeats a run.
 */
const { values } = parseArgs({
  options: { reports: { type: "string", default: "10000" }, seed: { type: "string", default: "0" } },
});
const first = Number(values.seed);
const counts: Record<string, number> = {};
for (let seed = first; seed < first + Number(values.reports); seed++) {
  const report = randomReport(seed);
  const { outcome, why } = await outcomeOf(report);
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  if (outcome !== "silently wrong") continue;
  process.exitCode = 1;
  console.error(`seed ${seed}: ${why}\n${report.texto.slice(0, 600)}`);
}
console.log(counts);
