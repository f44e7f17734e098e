import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { until } from "./use-correio.ts";

/** A process of its own that runs this code, as a module beside the sources. */
function run(code: string): ChildProcess {
  return spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: join(import.meta.dirname, "../src/correio"),
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function wordsOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let words = "";
  for await (const part of stream ?? []) words += part;
  return words;
}

test("[SEC-H9] the watchdog ends a process whose event loop is blocked, and lets ordinary work and waiting be", {
  timeout: timeLimit(30_000),
}, async () => {
  const child = run(`
    import { setTimeout } from "node:timers/promises";
    import { startWatchdog } from "./watchdog.ts";
    const guard = startWatchdog(300);
    console.log(await guard(async () => "read"));
    await guard(() => setTimeout(800));
    console.log("waited");
    await guard(async () => { for (;;) ; });
  `);
  const [words, errors, [code, signal]] = await Promise.all([
    wordsOf(child.stdout),
    wordsOf(child.stderr),
    once(child, "exit"),
  ]);
  expect([words, code, signal]).toEqual(["read\nwaited\n", null, "SIGKILL"]);
  expect(errors).toContain('"correio":"a message took too long"');
});

const NOWHERE = {
  settings: {
    host: "127.0.0.1",
    port: 1,
    secure: false,
    user: "x",
    password: "x",
    folder: "INBOX",
    authservId: "x",
    own: [],
  },
  databaseUrl: "postgres://127.0.0.1:1/nowhere",
};
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

async function startParent() {
  const parent = run(`
    import { startCorreioProcess } from "./start-correio-process.ts";
    const reader = startCorreioProcess(${JSON.stringify(NOWHERE)});
    process.once("SIGTERM", () => reader.stop());
    setInterval(() => undefined, 2 ** 30).unref();
  `);
  let readers: number[] = [];
  await until(async () => {
    readers = childrenOf(parent.pid ?? 0);
    return readers.length === 1;
  });
  return { parent, reader: readers[0] ?? 0 };
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "[SEC-H9] without a database, %s of the service leaves no reader behind",
  {
    timeout: timeLimit(30_000),
  },
  async (signal) => {
    const { parent, reader } = await startParent();
    const ended = once(parent, "exit");
    parent.kill(signal);
    await ended;
    await until(async () => !isAlive(reader));
  },
);

test("[SEC-H9] a reader that was killed is started again, at low priority and without the keys of the service", {
  timeout: timeLimit(30_000),
}, async () => {
  process.env.ASAAS_API_KEY = "chave-secreta";
  const { parent, reader } = await startParent();
  delete process.env.ASAAS_API_KEY;
  await until(async () => readFileSync(`/proc/${reader}/stat`, "utf8").split(" ")[18] === "10");
  expect(readFileSync(`/proc/${reader}/environ`, "utf8")).not.toContain("chave-secreta");
  expect(readFileSync(`/proc/${reader}/cmdline`, "utf8")).toContain("--max-old-space-size=96");
  process.kill(reader, "SIGKILL");
  await until(async () => childrenOf(parent.pid ?? 0).some((pid) => pid !== reader && isAlive(pid)));
  const ended = once(parent, "exit");
  parent.kill("SIGTERM");
  await ended;
});
