import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startFakes } from "../scripts/fakes/fakes.ts";
import { startTemporaryDatabase } from "../scripts/stack/database.ts";
import { freePort } from "../scripts/stack/free-port.ts";
import { startGateway } from "../scripts/stack/gateway.ts";
import { startServiceProcess } from "../scripts/stack/service-process.ts";
import { startNginx } from "../scripts/static/nginx.ts";
import { newCheckout } from "../service/tests/running-service.ts";
import { undone } from "./faults/verdict.ts";
import { startMailSink } from "./support/mail-sink.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { newLead, nextAddress, sendRow } from "./support/send-lead.ts";
import { round, spread } from "./support/statistics.ts";

/**
 * Replaces the service under load, as docs/deploy.md does: a second instance starts, the first is replaced, the second
 * stops. Forms and requests to /api pass through nginx with the production configuration. No request may fail and no job
 * may be lost. `npm run bench -- update --seconds 60`; needs nginx.
 */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });
const seconds = Number(values.seconds);
const LEADS_PER_SECOND = 50;
const PURCHASES_PER_SECOND = 2;
const STATES_PER_SECOND = 20;
/** As long as the site waits. */
const TIMEOUT_MS = 8000;
const SETTLE_MS = 120_000;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const facts = machineFacts();
const folder = mkdtempSync(join(tmpdir(), "eden-update-"));
const mail = await startMailSink();
const database = await startTemporaryDatabase({ durable: true });
const { databaseUrl, keys } = database;
const gateway = await startGateway({ databaseUrl, keys });
const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
await sql`update privado.limites set maximo = 1000000`;
const ports = { site: await freePort(), painel: await freePort(), rest: gateway.port, api: await freePort() };
const nextPort = await freePort();
const fakes = await startFakes({ service: ports.api });
const siteUrl = `http://127.0.0.1:${ports.site}`;
const startService = (port: number) =>
  startServiceProcess({ databaseUrl, port, smtpUrl: mail.smtpUrl, siteUrl, fakes });
let service = await startService(ports.api);
const nginx = await openNginx();

const failures: Record<string, number> = {};
const sent = { lead: 0, purchase: 0, state: 0 };
const durations: Record<keyof typeof sent, number[]> = { lead: [], purchase: [], state: [] };
const loadEnds = AbortSignal.timeout(seconds * 1000);
const [updates] = await Promise.all([
  updateRepeatedly(),
  atRate("lead", LEADS_PER_SECOND, sendLead, 201),
  atRate("purchase", PURCHASES_PER_SECOND, openPurchase, 201),
  atRate("state", STATES_PER_SECOND, askState, 200),
]);
const settledSeconds = await settle();
const report = { seconds, sent, updates, failures, settledSeconds, ...(await judge()), milliseconds: latencies() };

nginx.kill("SIGQUIT");
await once(nginx, "exit");
await service.stop("SIGTERM");
await sql.end();
await gateway.stop();
await fakes.stop();
await database.stop();
await mail.stop();
rmSync(folder, { recursive: true, force: true });
if (seconds >= 60) writeResults("update", { ...facts, ...report });
console.log(report);
const { leadsLost, purchasesLost, jobsLeft, mailsMissing } = report;
if (leadsLost + purchasesLost + jobsLeft + mailsMissing + Object.keys(failures).length > 0) process.exitCode = 1;

/** The static files of the site are not needed: only both APIs are called. */
async function openNginx() {
  const [config, csp, pracas] = [join(folder, "config.json"), join(folder, "csp.conf"), join(folder, "pracas.conf")];
  writeFileSync(config, "{}");
  writeFileSync(csp, 'map $uri $eden_csp { default ""; }\n');
  writeFileSync(pracas, 'map $uri $eden_pracas_csp { default ""; }\n');
  const variables = { EDEN_API_NEXT: `127.0.0.1:${nextPort}`, EDEN_CSP: csp, EDEN_PRACAS_CSP: pracas };
  const child = startNginx({ config, site: folder, ports, folder, variables });
  process.once("exit", () => child.kill());
  const ready = () =>
    fetch(`${siteUrl}/api/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    await setTimeout(50);
  }
  return child;
}

/** One instance always accepts connections. Returns how many updates were completed. */
async function updateRepeatedly(): Promise<number> {
  for (let done = 0; ; done++) {
    await setTimeout(2000);
    if (loadEnds.aborted) return done;
    const next = await startService(nextPort);
    await service.stop("SIGTERM");
    service = await startService(ports.api);
    await next.stop("SIGTERM");
  }
}

/** Sends without waiting for the answers, as visitors do. */
async function atRate(kind: keyof typeof sent, perSecond: number, send: () => Promise<number>, expected: number) {
  const begin = performance.now();
  const answers: Promise<void>[] = [];
  while (!loadEnds.aborted) {
    const due = ((performance.now() - begin) * perSecond) / 1000;
    for (; sent[kind] < due; sent[kind] += 1) answers.push(measure(kind, send, expected));
    await setTimeout(1000 / perSecond);
  }
  await Promise.all(answers);
}

async function measure(kind: keyof typeof sent, send: () => Promise<number>, expected: number): Promise<void> {
  const begin = performance.now();
  const status = await send().catch((error: Error) => error.name);
  durations[kind].push(performance.now() - begin);
  const name = `${kind} ${status}`;
  if (status !== expected) failures[name] = (failures[name] ?? 0) + 1;
}

async function sendLead(): Promise<number> {
  const api = { restUrl: `${siteUrl}/rest/v1`, publishableKey: keys.publishableKey };
  return (await sendRow(api, { table: "leadlive", row: newLead(), address: nextAddress() })).status;
}

async function callApi(path: string, init: RequestInit = {}): Promise<number> {
  const headers = { "content-type": "application/json", "x-forwarded-for": nextAddress() };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${siteUrl}/api${path}`, { ...init, headers, signal });
  await response.arrayBuffer();
  return response.status;
}

function openPurchase(): Promise<number> {
  return callApi("/checkout", { method: "POST", body: JSON.stringify(newCheckout()) });
}

function askState(): Promise<number> {
  return callApi("/readyz");
}

/** Waits until no job is left. */
async function settle(): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < SETTLE_MS) {
    const { outbox, jobs } = await undone(sql);
    if (outbox + jobs === 0) break;
    await setTimeout(500);
  }
  return round((performance.now() - begin) / 1000);
}

async function judge() {
  const [stored] = await sql`select (select count(*)::int from public.leadlive) as leads,
    (select count(*)::int from public.pedidos) as purchases`;
  const { outbox, jobs, failed } = await undone(sql);
  const mails = mail.accepted.size;
  return {
    leadsLost: sent.lead - (stored?.leads ?? 0),
    purchasesLost: sent.purchase - (stored?.purchases ?? 0),
    jobsLeft: outbox + jobs + failed,
    // One to the team and one to the visitor for each lead.
    mailsMissing: Math.max(0, 2 * sent.lead - mails),
    mails,
    mailsRepeated: [...mail.accepted.values()].reduce((total, times) => total + times, 0) - mails,
  };
}

function latencies() {
  return Object.fromEntries(Object.entries(durations).map(([kind, measured]) => [kind, spread(measured)]));
}
