import { setTimeout } from "node:timers/promises";
import type { Gateway } from "../../scripts/stack/gateway.ts";
import type { KillableService } from "../../scripts/stack/killable-service.ts";
import { shuffled } from "../support/statistics.ts";
import type { MailSink } from "./mail-sink.ts";

type Parts = { service: KillableService; gateway: Gateway; mail: MailSink; publishableKey: string };
type Deaths = Record<"gateway" | "service" | "database" | "databaseImmediate", number>;
type Done = {
  deaths: Deaths;
  mailOutages: number;
  accountOutages: number;
  /** Processes that did not recover on their own after the database was restarted. */
  restartedAfterDatabase: { service: number; gateway: number };
};

/** Kills one process after another at random moments, each equally often, until the signal. */
export async function injectFaults(stopped: AbortSignal, parts: Parts, everyMs: number): Promise<Done> {
  const done: Done = {
    deaths: { gateway: 0, service: 0, database: 0, databaseImmediate: 0 },
    mailOutages: 0,
    accountOutages: 0,
    restartedAfterDatabase: { service: 0, gateway: 0 },
  };
  const outages = [
    outage(stopped, everyMs * 2, parts.mail.refuse, () => ++done.mailOutages),
    outage(stopped, everyMs * 2, parts.service.accountApi.fail, () => ++done.accountOutages),
  ];
  let bag: (keyof Deaths)[] = [];
  while (await waits(everyMs * (0.5 + Math.random()), stopped)) {
    if (bag.length === 0) bag = shuffled(Object.keys(done.deaths) as (keyof Deaths)[]);
    const victim = bag.pop() ?? "service";
    done.deaths[victim] += 1;
    await kill(victim, parts, done.restartedAfterDatabase);
  }
  await Promise.all(outages);
  return done;
}

async function kill(victim: keyof Deaths, parts: Parts, restarted: Done["restartedAfterDatabase"]): Promise<void> {
  const { service, gateway } = parts;
  if (victim === "gateway") return gateway.restart("SIGKILL");
  if (victim === "service") return service.killService();
  const survived = await service.killDatabase(victim === "database" ? "SIGKILL" : "SIGQUIT");
  if (!survived) restarted.service += 1;
  if (await isWell(parts)) return;
  restarted.gateway += 1;
  await gateway.restart("SIGKILL");
}

/** Health check: the local gateway's driver may wait forever on a connection that was lost. */
async function isWell({ gateway, publishableKey }: Parts): Promise<boolean> {
  const ask = () =>
    fetch(`${gateway.restUrl}/diagnosticos_perguntas?select=id&limit=1`, {
      headers: { apikey: publishableKey },
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
