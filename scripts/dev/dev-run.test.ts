import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";

/** A small `npm run dev` with two parts. With HOLD its stop waits for a line of its standard input. */
const PROGRAM = `
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { startDevRun } from ${JSON.stringify(join(import.meta.dirname, "dev-run.ts"))};
const part = async (name, startMs, hold) => {
  console.log("starting " + name);
  await pause(startMs);
  return { stop: async () => { if (hold) await once(process.stdin, "data"); console.log("stopped " + name); } };
};
const run = startDevRun(process.argv[2]);
const { wasKilled } = await run.begin().catch((error) => { console.log(error.message); return run.stop(1); });
if (wasKilled) console.log("the run before was killed");
await run.step(part("first", 0, false));
await run.step(part("second", 300, process.env.HOLD));
console.log("started");
setInterval(() => {}, 1000);
`;

function newProject(): { dataDir: string; start: (hold?: "hold") => Run } {
  const folder = mkdtempSync(join(tmpdir(), "eden-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "scripts"));
  writeFileSync(join(folder, "scripts/dev.ts"), PROGRAM);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const dataDir = join(folder, "data");
  return { dataDir, start: (hold) => startProgram(folder, dataDir, hold) };
}

interface Run {
  child: ChildProcess;
  lines: () => string[];
  sees: (line: string) => Promise<void>;
  ended: Promise<number | NodeJS.Signals>;
}

function startProgram(folder: string, dataDir: string, hold?: "hold"): Run {
  const env = { ...process.env, EDEN_TIME_FACTOR: "1", ...(hold && { HOLD: hold }) };
  const child = spawn(process.execPath, ["scripts/dev.ts", dataDir], { cwd: folder, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk));
  const lines = () => output.split("\n").filter(Boolean);
  return {
    child,
    lines,
    sees: (line) => expect.poll(lines, { timeout: 20_000, interval: 20 }).toContain(line),
    ended: once(child, "close").then(([code, signal]) => code ?? signal),
  };
}

const STARTED = ["starting first", "starting second", "started"];
const WAITING = "The run before is still stopping; waiting for it …";
const STOPPED = ["stopped second", "stopped first"];

test.each([
  ["Ctrl-C, which npm passes on", ["SIGINT", "SIGINT"]],
  ["SIGTERM", ["SIGTERM"]],
  ["SIGHUP", ["SIGHUP"]],
  ["a closed terminal", ["SIGHUP", "SIGHUP", "SIGTERM"]],
] as const)("[FID-12] %s stops every part in the reverse order", async (_, signals) => {
  const { start } = newProject();
  const { child, lines, sees, ended } = start();
  await sees("started");
  for (const signal of signals) child.kill(signal);
  expect(await ended).toBe(0);
  expect(lines()).toEqual([...STARTED, ...STOPPED]);
});

test("[FID-12] a signal in the middle of a step stops what the step has started, and no further step begins", async () => {
  const { start } = newProject();
  const { child, lines, sees, ended } = start();
  await sees("starting second");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(lines()).toEqual([...STARTED.slice(0, 2), ...STOPPED]);
});

test("[FID-12] a terminal that is gone does not end the run before its parts are stopped", async () => {
  const { start } = newProject();
  const first = start();
  await first.sees("started");
  first.child.stdout?.destroy();
  first.child.stderr?.destroy();
  first.child.kill("SIGHUP");
  expect(await first.ended).toBe(0);
  const second = start();
  await second.sees("started");
  expect(second.lines()).toEqual(STARTED);
});

test("[FID-12] started again at once, it waits for the run before; over one that goes on it is refused in one sentence", async () => {
  const { dataDir, start } = newProject();
  const first = start("hold");
  await first.sees("started");
  const refused = start();
  expect(await refused.ended).toBe(1);
  const sentence = `npm run dev already runs over ${dataDir} (process ${first.child.pid}): stop it first.`;
  expect(refused.lines()).toEqual([sentence]);
  first.child.kill("SIGTERM");
  const second = start();
  await second.sees(WAITING);
  expect(second.lines()).toEqual([WAITING]);
  first.child.stdin?.write("\n");
  expect(await first.ended).toBe(0);
  await second.sees("started");
  expect(second.lines()).toEqual([WAITING, ...STARTED]);
});

test("[FID-12] after a run that was killed the next one starts and knows it; a stopped one leaves no trace", async () => {
  const { start } = newProject();
  const first = start();
  await first.sees("started");
  first.child.kill("SIGKILL");
  expect(await first.ended).toBe("SIGKILL");
  const second = start();
  await second.sees("started");
  expect(second.lines()).toEqual(["the run before was killed", ...STARTED]);
  second.child.kill("SIGINT");
  expect(await second.ended).toBe(0);
  const third = start();
  await third.sees("started");
  expect(third.lines()).toEqual(STARTED);
});

test("[FID-12] a second Ctrl-C after a second ends a run that does not stop", async () => {
  const { start } = newProject();
  const { child, lines, sees, ended } = start("hold");
  await sees("started");
  child.kill("SIGINT");
  await pause(1500);
  child.kill("SIGINT");
  expect(await ended).toBe(1);
  expect(lines()).toEqual(STARTED);
});
