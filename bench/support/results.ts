import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../results");

/** Keeps the last run of a measurement beside its program. */
export function writeResults(name: string, results: object): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}
