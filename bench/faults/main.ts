import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { machineFacts, readResults, writeResults } from "../support/results.ts";
import { startWholeStack } from "../support/whole-stack.ts";
import { injectFaults } from "./faults.ts";
import { type Run, sumOf } from "./runs.ts";
import { createSlowNetwork } from "./slow-network.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { endFuture, hurry, judge, undone } from "./verdict.ts";
import { newLedger, sendUntil } from "./visitors.ts";
import { createWrongClock } from "./wrong-clock.ts";

/**
 * Chaos test: visitors, buyers, members and people who answer by e-mail send rows continuously while every process is
 * killed, the mail server rejects messages, the account API fails, the network is slow, the disk is full and clocks jump.
 * At the end everything acknowledged must be stored exactly once and all its jobs done. `npm run bench -- faults
 * --minutes 10`; runs shorter than two minutes do not wait for locks and retries to run out. A longer run adds its
 * verdict to .local/bench/faults, and prints the sum of all that are there. A full disk needs root, a wrong clock Debian's
 * package `faketime`: the report lists the faults that were injected.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "0.4" },
    people: { type: "string", default: "16" },
    kills: { type: "string" },
    settle: { type: "string" },
  },
});
const minutes = Number(values.minutes);
const short = minutes < 2;
const kills = Number(values.kills ?? (short ? 6 : 30));
const settleMs = Number(values.settle ?? (short ? 2 : 30)) * 60_000;
/** Jobs that may wait before senders slow down, so that all are done soon after the end. */
const MAY_WAIT = 3000;
const facts = machineFacts();
// Stop the child processes with this one.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
// The driver asks for the array types of each new connection; nobody waits for that answer when the connection is ended.
process.on("unhandledRejection", (error: NodeJS.ErrnoException) => {
  if (error.code !== "CONNECTION_DESTROYED") throw error;
});

const disk = mountSmallDisk();
const network = createSlowNetwork();
const clocks = { service: createWrongClock(), database: createWrongClock() };
const stack = await startWholeStack({
  members: 15,
  pessoas: short ? 20 : 900,
  ...(disk && { parent: disk.folder }),
  env: { service: clocks.service?.env ?? {}, database: clocks.database?.env ?? {} },
  between: network.between,
});

const ledger = newLedger();
let behind = false;
const started = performance.now();
const faults = await send();
const sentSeconds = (performance.now() - started) / 1000;
console.log(`sent for ${Math.round(sentSeconds)} s`);
const sql = stack.connect();
await stack.service.asaas.settled();
const delayedByClock = await endFuture(sql);
const settledSeconds = await settle();
const { wrong: found, ...counts } = await judge(sql, stack, ledger);
const wrong = {
  ...found,
  serviceDiedWithDatabase: faults.restartedAfterDatabase.service,
  clocksNotMoved: faults.clocksNotMoved,
};
const { failedTries, withoutCode, abandoned, refusals } = ledger;
const report = {
  minutes,
  sentSeconds: Math.round(sentSeconds),
  acknowledgedPerSecond: Math.round(counts.acknowledged / sentSeconds),
  ...faults,
  failedTries,
  withoutCode,
  abandoned,
  refusals: refusals.slice(0, 10),
  ...counts,
  delayedByClock,
  settledSeconds,
  wrong,
};
console.dir(report, { depth: null });
if (!short) {
  writeResults(`faults/${facts.date.replaceAll(":", "")}`, { ...facts, ...report });
  console.dir(sumOf(readResults<Run>("faults")), { depth: null });
}
const failed = Object.entries(wrong).filter(([, count]) => count !== 0);
if (failed.length > 0) {
  console.error(`wrong: ${failed.map(([name, count]) => `${name} ${count}`).join(", ")}`);
  process.exitCode = 1;
}
await sql.end();
await stack.stop();
network.stop();
disk?.stop();
for (const clock of Object.values(clocks)) clock?.stop();

async function send() {
  const time = AbortSignal.timeout(minutes * 60_000);
  const watch = async () => {
    while (!time.aborted) {
      await setTimeout(1000, undefined, { signal: time }).catch(() => undefined);
      behind = (await waitingJobs()) > MAY_WAIT;
    }
  };
  const everyMs = (minutes * 60_000) / kills;
  const [done] = await Promise.all([
    injectFaults(time, { stack, network, disk, clocks }, ledger, everyMs),
    sendUntil(time, stack, ledger, { people: Number(values.people), isBehind: () => behind }),
    watch(),
  ]);
  return done;
}

/** 0 while the database does not answer. */
async function waitingJobs(): Promise<number> {
  const own = stack.connect();
  const asked = undone(own).then(({ outbox, jobs }) => outbox + jobs);
  const known = await Promise.race([asked.catch(() => 0), setTimeout(5000, 0)]);
  void own.end({ timeout: 0 });
  return known;
}

/** Waits until no job is left and no message is in the mailbox. */
async function settle(): Promise<number> {
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  for (let round = 0; performance.now() - begin < settleMs; round++) {
    if (short && round % 10 === 0) await hurry(sql);
    const { outbox, jobs } = await undone(sql);
    const unread = await repliesLeft();
    if (outbox + jobs + unread === 0) break;
    if (round % 20 === 0) console.log(`${seconds()} s: ${outbox} in the outbox, ${jobs} jobs, ${unread} replies`);
    await setTimeout(500);
  }
  return seconds();
}

/** Acknowledged replies that are not stored yet. */
async function repliesLeft(): Promise<number> {
  const [row] = await sql`select count(distinct message_id)::int as stored from privado.emails_recebidos`;
  return Math.max(0, ledger.acknowledged.replies.size - Number(row?.stored));
}
