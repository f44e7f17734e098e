import { setTimeout } from "node:timers/promises";
import { round, shuffled } from "../support/statistics.ts";
import type { WholeStack } from "../support/whole-stack.ts";
import type { SlowNetwork } from "./slow-network.ts";
import type { SmallDisk } from "./small-disk.ts";
import type { Ledger } from "./visitors.ts";
import type { WrongClock } from "./wrong-clock.ts";

/** Processes that die, and what else happens to them. */
export const DEATHS = ["gateway", "service", "database", "databaseImmediate", "mail", "imap"] as const;
const CONDITIONS = ["slowNetwork", "fullDisk", "serviceClock", "databaseClock"] as const;
const FAULTS = [...DEATHS, ...CONDITIONS] as const;
export type Fault = (typeof FAULTS)[number];

/** What a kind of fault did to the senders, until the next fault. */
export type Felt = { times: number; failedTries: number; answered: number; answeredMs: number };

export interface Parts {
  stack: WholeStack;
  network: SlowNetwork;
  /** Undefined where this machine cannot have one. */
  disk: SmallDisk | undefined;
  clocks: Record<"service" | "database", WrongClock | undefined>;
}

export interface Done {
  faults: Partial<Record<Fault, Felt>>;
  mailOutages: number;
  /** By the deaths of the mail server. */
  mailConnectionsCut: number;
  accountOutages: number;
  /** Processes that did not recover on their own after the database was restarted. */
  restartedAfterDatabase: { service: number; gateway: number };
  /** The database ended by itself on a full disk, and was started again as a supervisor does. */
  databaseEndedOnFullDisk: number;
  /** Clocks that did not show what they were moved to. */
  clocksNotMoved: number;
}

const CLOCK_SECONDS = [-7200, -1800, 1800, 7200];

/** Injects one fault after another at random moments, until the signal. */
export async function injectFaults(stopped: AbortSignal, parts: Parts, ledger: Ledger, everyMs: number): Promise<Done> {
  const done: Done = {
    faults: {},
    mailOutages: 0,
    mailConnectionsCut: 0,
    accountOutages: 0,
    restartedAfterDatabase: { service: 0, gateway: 0 },
    databaseEndedOnFullDisk: 0,
    clocksNotMoved: 0,
  };
  const { mail, service } = parts.stack;
  const outages = [
    outage(stopped, everyMs * 8, mail.refuse, () => ++done.mailOutages),
    outage(stopped, everyMs * 8, service.accountApi.fail, () => ++done.accountOutages),
  ];
  let bag: Fault[] = [];
  let next = performance.now() + about(everyMs);
  // A slow recovery takes its time from the pauses.
  for (; await waits(Math.max(1000, next - performance.now()), stopped); next += about(everyMs)) {
    // Every death twice as often as a condition.
    if (bag.length === 0) bag = shuffled([...DEATHS, ...FAULTS].filter((fault) => isPossible(fault, parts)));
    const fault = bag.pop() ?? "service";
    const before = { failedTries: ledger.failedTries, answered: answered(ledger), answeredMs: ledger.answeredMs };
    await inject(fault, parts, done, Math.min(5000, everyMs / 2));
    // What follows from it: broken connections are noticed at their next use.
    await waits(Math.min(3000, everyMs / 4), stopped);
    const felt = done.faults[fault] ?? { times: 0, failedTries: 0, answered: 0, answeredMs: 0 };
    done.faults[fault] = {
      times: felt.times + 1,
      failedTries: felt.failedTries + ledger.failedTries - before.failedTries,
      answered: felt.answered + answered(ledger) - before.answered,
      answeredMs: felt.answeredMs + round(ledger.answeredMs - before.answeredMs),
    };
  }
  await Promise.all(outages);
  return done;
}

const answered = ({ acknowledged }: Ledger) => Object.values(acknowledged).reduce((sum, ids) => sum + ids.size, 0);

function isPossible(fault: Fault, { disk, clocks }: Parts): boolean {
  if (fault === "fullDisk") return disk !== undefined;
  if (fault === "serviceClock") return clocks.service !== undefined;
  return fault !== "databaseClock" || clocks.database !== undefined;
}

/** Between half and three halves of it. */
const about = (ms: number) => ms * (0.5 + Math.random());

/** `lastsMs`: of what passes by itself. */
async function inject(fault: Fault, parts: Parts, done: Done, lastsMs: number): Promise<void> {
  const { stack, network, disk } = parts;
  const { service, gateway, mail, dovecot } = stack;
  if (fault === "gateway") return gateway.restart("SIGKILL");
  if (fault === "service") return service.killService();
  if (fault === "mail") {
    done.mailConnectionsCut += await mail.die(about(lastsMs / 2));
    return;
  }
  if (fault === "imap") return dovecot.restart("SIGKILL");
  if (fault === "serviceClock" || fault === "databaseClock") return moveClock(fault, parts, done, lastsMs);
  if (fault === "slowNetwork") {
    network.delay(about(100));
    await setTimeout(about(lastsMs));
    return network.delay(0);
  }
  if (fault === "fullDisk") {
    disk?.fill();
    await setTimeout(about(lastsMs));
    disk?.free();
    if (await service.reviveDatabase()) done.databaseEndedOnFullDisk += 1;
  } else {
    const survived = await service.killDatabase(fault === "database" ? "SIGKILL" : "SIGQUIT");
    if (!survived) done.restartedAfterDatabase.service += 1;
  }
  if (await isWell(stack)) return;
  done.restartedAfterDatabase.gateway += 1;
  await gateway.restart("SIGKILL");
}

/** Forwards or backwards by half an hour or two hours, for a while, and then back. */
async function moveClock(fault: Fault, { stack, clocks }: Parts, done: Done, lastsMs: number): Promise<void> {
  const which = fault === "serviceClock" ? "service" : "database";
  const seconds = CLOCK_SECONDS[Math.floor(Math.random() * CLOCK_SECONDS.length)] ?? 0;
  clocks[which]?.jump(seconds);
  await setTimeout(about(lastsMs));
  const shown = await (which === "service" ? serviceTime(stack) : databaseTime(stack)).catch(() => 0);
  if (Math.abs(shown - Date.now() - seconds * 1000) > 60_000) done.clocksNotMoved += 1;
  clocks[which]?.jump(0);
}

async function serviceTime({ service }: WholeStack): Promise<number> {
  const { headers } = await fetch(`${service.apiUrl}/healthz`, { signal: AbortSignal.timeout(5000) });
  return Date.parse(headers.get("date") ?? "");
}

async function databaseTime({ connect }: WholeStack): Promise<number> {
  const sql = connect();
  const [row] = await sql`select extract(epoch from clock_timestamp()) * 1000 as ms`.finally(() =>
    sql.end({ timeout: 0 }),
  );
  return Number(row?.ms);
}

/** Health check: the local gateway's driver may wait forever on a connection that was lost. */
async function isWell({ gateway, service }: WholeStack): Promise<boolean> {
  const ask = () =>
    fetch(`${gateway.restUrl}/diagnosticos_perguntas?select=id&limit=1`, {
      headers: { apikey: service.keys.publishableKey },
      signal: AbortSignal.timeout(5000),
    });
  const answers = await Promise.allSettled(Array.from({ length: 20 }, ask));
  return answers.every((answer) => answer.status === "fulfilled" && answer.value.ok);
}

/** Makes an external server fail for a while, repeatedly; it works again at the end. */
async function outage(stopped: AbortSignal, everyMs: number, fail: (on: boolean) => void, count: () => void) {
  while (await waits(everyMs * Math.random(), stopped)) {
    fail(true);
    count();
    await waits(1000 + 2000 * Math.random(), stopped);
    fail(false);
  }
}

/** False when stopped. */
async function waits(ms: number, stopped: AbortSignal): Promise<boolean> {
  await setTimeout(ms, undefined, { signal: stopped }).catch(() => undefined);
  return !stopped.aborted;
}
