import { onParentEnd } from "./on-parent-end.ts";
import { awaitRunBefore, markRun, unmarkRun } from "./run-before.ts";

interface Part {
  stop(): Promise<unknown>;
}

/** npm passes on the SIGINT that the terminal has already sent to the whole group. */
const SAME_CTRL_C_MS = 1000;

/**
 * What one `npm run dev` has started, so that every way to end it stops all of it, in the reverse order: Ctrl-C, SIGTERM,
 * SIGHUP, a closed terminal, the end of npm. A second Ctrl-C ends it without order.
 */
export function startDevRun(dataDir: string) {
  const parts: Part[] = [];
  const parent = process.ppid;
  let current: Promise<unknown> = Promise.resolve();
  let marked = false;
  let stopping: Promise<never> | undefined;
  let since = 0;

  const mark = (isEnding: boolean) => markRun(dataDir, { pid: process.pid, parent, isEnding });
  const stop = (code: number): Promise<never> => {
    stopping ??= (async () => {
      since = performance.now();
      if (marked) mark(true);
      await current.catch(() => undefined);
      for (const part of parts.reverse()) await part.stop();
      if (marked) unmarkRun(dataDir);
      process.exit(code);
    })();
    return stopping;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping && signal === "SIGINT" && performance.now() - since > SAME_CTRL_C_MS) process.exit(1);
      void stop(0);
    });
  }
  // Writing to a closed terminal fails; without these the first line about it would end the process in the middle of stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  onParentEnd(() => void stop(0));

  return {
    stop,
    isStopping: () => stopping !== undefined,
    /** Call it before the first step. */
    async begin(): Promise<{ wasKilled: boolean }> {
      const before = await awaitRunBefore(dataDir, {
        onWait: () => console.log("The run before is still stopping; waiting for it …"),
      });
      mark(false);
      marked = true;
      return before;
    },
    /** Does one step of the start; a signal waits for its end. Does not return when the run is stopping. */
    async step<T>(work: Promise<T>): Promise<T> {
      const done = work.then(
        (result) => {
          if (isPart(result)) parts.push(result);
          return result;
        },
        async (error) => {
          if (stopping) return stopping;
          throw error;
        },
      );
      current = work;
      const result = await done;
      return stopping ?? result;
    },
  };
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "stop" in value && typeof value.stop === "function";
