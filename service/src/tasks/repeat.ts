import { setTimeout } from "node:timers/promises";
import { logLine } from "../log.ts";

interface Repetition {
  /** Stops after the run in progress. */
  stop(): Promise<void>;
}

/** Runs a function repeatedly, one run at a time. A failure is logged and the next run tries again. */
export function repeat(name: string, everyMs: number, work: () => Promise<unknown>): Repetition {
  const stopped = new AbortController();
  const run = async () => {
    while (!stopped.signal.aborted) {
      await work().catch((error: Error) => logLine("error", { [name]: error.name }));
      await setTimeout(everyMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    stop: () => {
      stopped.abort();
      return ended;
    },
  };
}
