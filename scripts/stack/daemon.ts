import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { timeLimit } from "../time-limit.ts";

export type Daemon = { pid: number; exited: Promise<number | null>; stop(signal?: NodeJS.Signals): Promise<void> };

type DaemonOptions = Pick<SpawnOptions, "env" | "cwd" | "uid" | "gid"> & {
  /** Matches the output line that shows the program is ready. */
  readyWhen: (output: string) => boolean;
  readyWithinMs: number;
  onOutput?: ((chunk: string) => void) | undefined;
};

/**
 * Starts a program in its own process group, so Ctrl-C in the terminal reaches only the parent, which then stops its
 * programs in order. If the parent exits without stopping them, they are killed; if the parent is killed, their
 * standard input ends.
 */
export async function startDaemon(command: string, args: string[], options: DaemonOptions): Promise<Daemon> {
  const { readyWhen, readyWithinMs, onOutput, ...spawnOptions } = options;
  const child = spawn(command, args, { ...spawnOptions, stdio: ["pipe", "pipe", "pipe"], detached: true });
  const killWithParent = () => child.kill("SIGINT");
  process.once("exit", killWithParent);
  const exited = once(child, "exit").then(([code]) => {
    process.removeListener("exit", killWithParent);
    return code as number | null;
  });
  await waitUntilReady(child, exited, { readyWhen, readyWithinMs: timeLimit(readyWithinMs), onOutput });
  return { pid: child.pid ?? 0, exited, stop: (signal = "SIGINT") => stopChild(child, exited, signal) };
}

function waitUntilReady(
  child: ChildProcess,
  exited: Promise<number | null>,
  { readyWhen, readyWithinMs, onOutput }: Pick<DaemonOptions, "readyWhen" | "readyWithinMs" | "onOutput">,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (reason: string) => reject(new Error(`${child.spawnfile} ${reason}\n${output.slice(-4000)}`));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(`was not ready within ${readyWithinMs} ms`);
    }, readyWithinMs);
    let ready = false;
    const read = (chunk: Buffer) => {
      onOutput?.(chunk.toString());
      if (ready) return;
      output += chunk.toString();
      if (!readyWhen(output)) return;
      ready = true;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    // The last output may arrive after the exit. A process that the program started can keep its pipes open.
    const closed = new Promise((resolve) => child.once("close", resolve));
    exited.then(
      async (code) => {
        await Promise.race([closed, pause(2000, undefined, { ref: false })]);
        fail(`stopped with code ${code}`);
      },
      (error) => reject(error),
    );
    exited.finally(() => clearTimeout(timer)).catch(() => undefined);
  });
}

async function stopChild(child: ChildProcess, exited: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const forced = setTimeout(() => child.kill("SIGKILL"), 10_000);
  child.kill(signal);
  await exited;
  clearTimeout(forced);
}
