import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

type Load = { databaseUrl: string; script: string; role: string; connections: number; seconds: number };
export type Pace = { perSecond: number; latencyMs: number; done: number };

/** Runs pgbench with prepared statements and one script. Any version from 14 on works. */
export async function pgbench({ databaseUrl, script, role, connections, seconds }: Load): Promise<Pace> {
  const folder = mkdtempSync(join(tmpdir(), "eden-pgbench-"));
  try {
    const file = join(folder, "insert.sql");
    writeFileSync(file, script);
    const threads = Math.min(connections, 2);
    const args = ["-n", "-M", "prepared", "-f", file, "-c", connections, "-j", threads, "-T", seconds, databaseUrl];
    const env = { ...process.env, PGOPTIONS: `-c role=${role}` };
    const { stdout } = await run("pgbench", args.map(String), { env });
    const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
    const failed = figure(/number of failed transactions: (\d+)/);
    if (failed || !figure(/tps = ([\d.]+) /)) throw new Error(`pgbench: inserts failed, or none was made\n${stdout}`);
    return {
      perSecond: figure(/tps = ([\d.]+) /),
      latencyMs: figure(/latency average = ([\d.]+) ms/),
      done: figure(/transactions actually processed: (\d+)/),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function pgbenchVersion(): Promise<string> {
  try {
    return (await run("pgbench", ["--version"])).stdout.trim();
  } catch {
    throw new Error("pgbench is missing: install Debian's postgresql-contrib, or PostgreSQL's client programs.");
  }
}
