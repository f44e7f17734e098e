import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { logError, logLine } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { forkReader } from "./fork-reader.ts";
import type { Start } from "./settings.ts";

const RESTART_MS = 1000;

/** One process that reads the mailbox, until it ends. */
export const forkCorreio = (start: Start): ChildProcess =>
  forkReader(join(import.meta.dirname, "../correio.ts"), start);

/**
 * Reads the mailbox in a process of its own: a message that stops the parser or fills its memory ends that process, which is
 * started again and reads the other messages first.
 */
export function startCorreioProcess(start: Start, metrics?: Pick<Metrics, "reader">): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const end = () => child?.kill("SIGKILL");
  process.once("exit", end);
  const run = async () => {
    while (!stopping.signal.aborted) {
      child = forkCorreio(start);
      child.on("message", () => metrics?.reader("reading"));
      const [code, signal] = await ended(child);
      metrics?.reader(stopping.signal.aborted ? "stopped" : "ended");
      if (stopping.signal.aborted) break;
      logLine("error", { correio: "the reader ended", code, signal });
      await setTimeout(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    process.removeListener("exit", end);
  };
  const done = run();
  return {
    stop: () => {
      stopping.abort();
      child?.kill("SIGTERM");
      return done;
    },
  };
}

async function ended(child: ChildProcess): Promise<unknown[]> {
  try {
    return await once(child, "exit");
  } catch (error) {
    logError({ correio: "start" }, error);
    return [];
  }
}
