import { setTimeout } from "node:timers/promises";
import { logLine } from "../log.ts";

interface Repetition {
  /** Ends after the run under way. */
  stop(): Promise<void>;
}

/** Does something again and again, one at a time. A failure is noted and the next time tried again. */
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
