import { execFileSync } from "node:child_process";
import { cpus, loadavg, release, totalmem, type } from "node:os";

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
