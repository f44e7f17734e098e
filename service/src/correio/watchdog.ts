import { writeSync } from "node:fs";
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** Runs work on foreign bytes; the process ends if it takes too much processor time. */
export type Guard = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Of the whole process, in milliseconds. Not of the clock: on a busy machine an ordinary message waits for its turn. */
const LIMIT_MS = 5000;
const LOOK_EVERY_MS = 100;

/** Watches from a thread of its own, because what blocks the event loop blocks its timers, too. */
export function startWatchdog(limitMs = LIMIT_MS): Guard {
  // Processor time at which the work began; zero without work.
  const began = new Float64Array(new SharedArrayBuffer(8));
  new Worker(new URL(import.meta.url), { workerData: { began, limitMs }, execArgv: [] }).unref();
  return async (work) => {
    began[0] = usedMs();
    try {
      return await work();
    } finally {
      began[0] = 0;
    }
  };
}

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Watched {
  began: Float64Array;
  limitMs: number;
}

function look({ began, limitMs }: Watched): void {
  const since = began[0] ?? 0;
  if (since === 0 || usedMs() - since < limitMs) return;
  // The logger writes by the thread that is blocked.
  writeSync(2, `${JSON.stringify({ level: "error", correio: "a message took too long" })}\n`);
  process.kill(process.pid, "SIGKILL");
}

if (!isMainThread) setInterval(look, LOOK_EVERY_MS, workerData as Watched);
