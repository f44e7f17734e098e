import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { dirname, join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../.local/bench");

/** Stores the results of the last run in .local/bench; the figures worth keeping are in docs/measurements.md. */
export function writeResults(name: string, results: object): void {
  const file = join(FOLDER, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** All results in a folder of .local/bench. */
export function readResults<Results>(folder: string): Results[] {
  const files = globSync(join(FOLDER, folder, "*.json")).sort();
  return files.map((file) => JSON.parse(readFileSync(file, "utf8")) as Results);
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
