import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { timeLimit } from "../time-limit.ts";

/** A file in the data folder that names its run. A run that was killed leaves it. */
const markOf = (dataDir: string) => join(dataDir, "run");

interface Mark {
  pid: number;
  /** The process that started it. A run with another parent has lost it and is stopping. */
  parent: number;
  isEnding: boolean;
}

/** Renamed into its place, so that another run never reads half of it. */
export function markRun(dataDir: string, mark: Mark): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${markOf(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mark));
  renameSync(draft, markOf(dataDir));
}

export const unmarkRun = (dataDir: string) => rmSync(markOf(dataDir), { force: true });

/**
 * Waits while the run before over this data is stopping. Tells whether it was killed: what it started is then ending by itself.
 * Throws one sentence when it goes on.
 */
export async function awaitRunBefore(
  dataDir: string,
  { onWait, noticeMs = timeLimit(4000), stopMs = timeLimit(60_000) }: Waiting,
): Promise<{ wasKilled: boolean }> {
  const since = performance.now();
  for (let waits = false; ; ) {
    const before = readMark(dataDir);
    const parent = before && parentOf(before.pid);
    if (parent === undefined) return { wasKilled: before !== undefined };
    const isEnding = before?.isEnding || parent !== before?.parent;
    if (isEnding && !waits) onWait();
    waits ||= isEnding;
    // A signal that was just sent shows a moment later.
    if (performance.now() - since > (waits ? stopMs : noticeMs)) {
      throw new Error(`npm run dev already runs over ${dataDir} (process ${before?.pid}): stop it first.`);
    }
    await pause(50);
  }
}

interface Waiting {
  onWait: () => void;
  noticeMs?: number;
  stopMs?: number;
}

function readMark(dataDir: string): Mark | undefined {
  const file = markOf(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Mark;
  } catch (error) {
    // The run has removed it meanwhile.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Undefined when the run has ended. Another program may have its number by now. */
function parentOf(pid: number): number | undefined {
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "ppid=,args="], { encoding: "utf8" });
  return stdout?.includes("scripts/dev.ts") ? Number.parseInt(stdout, 10) : undefined;
}
