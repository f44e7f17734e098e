import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../results");

/** Stores the results of the last run in bench/results. */
export function writeResults(name: string, results: object): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}
