import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startGateway } from "../../scripts/stack/gateway.ts";
import { startKillableService } from "../../scripts/stack/killable-service.ts";
import { machineFacts, writeResults } from "../support/results.ts";
import { injectFaults } from "./faults.ts";
import { startMailSink } from "./mail-sink.ts";
import { hurry, judge, undone } from "./verdict.ts";
import { newLedger, sendUntil } from "./visitors.ts";

/**
 * Chaos test: visitors send forms continuously while the gateway, the service and PostgreSQL are killed, the mail
 * server rejects messages and the account API fails. At the end everything acknowledged must be stored exactly once and
 * all its jobs done. `npm run bench -- faults --minutes 10`; runs shorter than two minutes do not wait for locks and
 * retries to run out.
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
const facts = machineFacts();
// Stop the child processes with this one.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const mail = await startMailSink();
const service = await startKillableService(mail);
const { databaseUrl, keys } = service;
const gateway = await startGateway({ databaseUrl, keys });
const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
await sql`update privado.limites set maximo = 1000000`;

const ledger = newLedger();
const time = AbortSignal.timeout(minutes * 60_000);
const api = { restUrl: gateway.restUrl, publishableKey: keys.publishableKey };
const started = performance.now();
const [faults] = await Promise.all([
  injectFaults(time, { service, gateway, mail, publishableKey: keys.publishableKey }, (minutes * 60_000) / kills),
  sendUntil(time, api, ledger, Number(values.people)),
]);
const sentSeconds = (performance.now() - started) / 1000;
console.log(`sent for ${Math.round(sentSeconds)} s`);
const settledSeconds = await settle();
const { counts, wrong: found } = await judge(sql, ledger, service, mail);
const wrong = { ...found, serviceDiedWithDatabase: faults.restartedAfterDatabase.service };
const report = {
  minutes,
  sentSeconds: Math.round(sentSeconds),
  acknowledgedPerSecond: Math.round(counts.acknowledged / sentSeconds),
  ...faults,
  mailRefusals: mail.refusals(),
  failedTries: ledger.failedTries,
  abandoned: ledger.abandoned,
  ...counts,
  settledSeconds,
  wrong,
};
await sql.end();
await gateway.stop();
await service.stop();
await mail.stop();
if (!short) writeResults("faults", { ...facts, ...report });
console.log(report);
const failed = Object.entries(wrong).filter(([, count]) => count !== 0);
if (failed.length > 0) {
  console.error(`wrong: ${failed.map(([name, count]) => `${name} ${count}`).join(", ")}`);
  process.exitCode = 1;
}

/** Waits until no job is left. */
async function settle(): Promise<number> {
  const begin = performance.now();
  for (let round = 0; performance.now() - begin < settleMs; round++) {
    if (short && round % 10 === 0) await hurry(sql);
    const { outbox, jobs } = await undone(sql);
    if (outbox + jobs === 0) break;
    if (round % 20 === 0)
      console.log(`${Math.round((performance.now() - begin) / 1000)} s: ${outbox} in the outbox, ${jobs} jobs`);
    await setTimeout(500);
  }
  return Math.round((performance.now() - begin) / 1000);
}
