import { readdirSync, readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Browser } from "@playwright/test";

/** The process of the page that has a thread of this name, which a worker is. */
export async function rendererWith(browser: Browser, thread: string): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const found = processInfo.find(({ type, id }) => type === "renderer" && threadsOf(id, thread).length > 0);
  if (!found) throw new Error(`No page has a thread ${thread}`);
  return found.id;
}

const threadsOf = (pid: number, name: string) =>
  readdirSync(`/proc/${pid}/task`).filter((thread) => textOf(`${pid}/task/${thread}/comm`).trim() === name);

/** Milliseconds that the threads of this name have computed. */
export const threadTime = (pid: number, name: string) =>
  threadsOf(pid, name).reduce(
    (sum, thread) => sum + Number(textOf(`${pid}/task/${thread}/schedstat`).split(" ")[0]) / 1e6,
    0,
  );

/** Resident memory in MB, now or at its peak. */
export const memoryOf = (pid: number, line: "VmRSS" | "VmHWM" = "VmRSS") =>
  Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(textOf(`${pid}/status`))?.[1]) / 1000;

const textOf = (path: string) => readFileSync(`/proc/${path}`, "utf8");

/**
 * Lets a process run for one part of the time: 4 ms, or what the machine made of it, then a stop of the same length for each
 * other part. A thread of its own keeps the time while this one is busy. Returns what ends it.
 */
export function slowDown(pid: number, times: number): () => Promise<number> {
  const worker = new Worker(`(${stopAndGo})(${pid}, ${times})`, { eval: true });
  return () => worker.terminate().finally(() => process.kill(pid, "SIGCONT"));
}

function stopAndGo(pid: number, times: number): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const wait = (ms: number) => {
    const start = performance.now();
    Atomics.wait(clock, 0, 0, ms);
    return performance.now() - start;
  };
  for (;;) {
    process.kill(pid, "SIGCONT");
    const ran = wait(4);
    process.kill(pid, "SIGSTOP");
    wait(ran * (times - 1));
  }
}
