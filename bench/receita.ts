import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { writeRegister } from "../scripts/receita/write-register.ts";
import { startDurableDatabase } from "./support/durable-database.ts";
import { residentMemory } from "./support/resident-memory.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { round } from "./support/statistics.ts";

/**
 * Loads an invented register whose first file has about 5 million establishments, and samples memory and CPU time of the
 * loader. `npm run bench -- receita --rows 100000` is a short run. `--month <folder>` reads files that were written before.
 */
const { values } = parseArgs({ options: { rows: { type: "string", default: "5000000" }, month: { type: "string" } } });
/** Seven companies have nine establishments. Nearly all are in the first file. */
const companies = Math.ceil((Number(values.rows) * 7) / 9 / 0.99);
/** About the share of pharmacies in the real register: 150 thousand of 69 million. */
const PHARMACIES = 0.0022;
const SAMPLE_MS = 50;
/** Of the kernel's clock that /proc counts in. */
const TICKS_PER_SECOND = 100;

const facts = machineFacts();
const folder = mkdtempSync(join(tmpdir(), "eden-bench-receita-"));
const database = await startDurableDatabase();
try {
  const month = values.month ?? (await writeMonth());
  const megabytes = round(statSync(join(month, "Estabelecimentos0.zip")).size / 1e6, 1);
  const runs = [];
  for (const name of ["first load", "same month again"]) runs.push({ name, ...(await load(month)) });
  console.table(runs.map(({ curve, ...run }) => run));
  writeResults("receita", { ...facts, megabytes, runs });
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function writeMonth(): Promise<string> {
  const started = performance.now();
  const { folder: month, rows } = await writeRegister({
    ...{ folder, month: "2026-10", seed: 1, first: 0.99 },
    ...{ companies, pharmacies: PHARMACIES },
  });
  console.log(`${rows} rows written in ${secondsSince(started)} s, ${residentMemory(process.pid)} MiB`);
  return month;
}

/** Runs the command as a process; memory in MiB, its curve as the highest sample of each second. */
async function load(month: string) {
  const child = spawn(process.execPath, ["--max-old-space-size=192", "src/receita.ts", "--folder", month], {
    cwd: join(import.meta.dirname, "../service"),
    env: { ...process.env, DATABASE_URL: database.databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = child.pid ?? 0;
  const started = performance.now();
  const curve: number[] = [];
  let [cpu, first, all] = [0, { rows: 0, seconds: 0, cpuSeconds: 0 }, { rows: 0, read: 0 }];
  const sampler = setInterval(() => {
    const second = Math.floor((performance.now() - started) / 1000);
    curve[second] = Math.max(curve[second] ?? 0, residentMemory(pid));
    cpu = cpuSeconds(pid) ?? cpu;
  }, SAMPLE_MS);
  for await (const line of createInterface(child.stdout)) {
    const { receita, file, rows, read } = JSON.parse(line);
    if (receita === "loaded") all = { rows, read };
    if (receita === "read" && file === "Estabelecimentos0.zip")
      first = { rows, seconds: secondsSince(started), cpuSeconds: cpu };
  }
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  clearInterval(sampler);
  if (code !== 0) throw new Error(`the load ended with ${code}`);
  return {
    ...{ rowsRead: all.read, kept: all.rows },
    ...{ seconds: secondsSince(started), cpuSeconds: cpu, peak: Math.max(...curve.filter(Boolean)) },
    ...{ firstFileRows: first.rows, rowsPerSecond: Math.round(first.rows / first.seconds) },
    ...{
      rowsPerCpuSecond: Math.round(first.rows / first.cpuSeconds),
      curve: Array.from(curve, (value) => value ?? null),
    },
  };
}

function secondsSince(started: number): number {
  return round((performance.now() - started) / 1000, 1);
}

function cpuSeconds(pid: number): number | undefined {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
      .slice(11, 13);
    return round((Number(user) + Number(system)) / TICKS_PER_SECOND, 1);
  } catch {
    return undefined;
  }
}
