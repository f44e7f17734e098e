import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../.local/bench");

/** Stores the results of the last run in .local/bench; the figures worth keeping are in docs/measurements.md. */
export function writeResults(name: string, results: object): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}

/** The machine a result was measured on. The load before the run shows how idle it was. */
export function machineFacts() {
  const [{ model = "unknown" } = {}] = cpus();
  return {
    date: new Date().toISOString().slice(0, 16),
    processor: model.trim(),
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
    loadBefore: Number(loadavg()[0]?.toFixed(1)),
  };
}
