import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres, { type Sql } from "postgres";
import { startFakes } from "../../scripts/fakes/fakes.ts";
import { freePort } from "../../scripts/stack/free-port.ts";
import { startServiceProcess } from "../../scripts/stack/service-process.ts";
import { startDurableDatabase } from "../support/durable-database.ts";
import { startMailSink } from "../support/mail-sink.ts";
import { machineFacts, writeResults } from "../support/results.ts";
import { median, round } from "../support/statistics.ts";

/**
 * Measures how fast one service works off a burst of leads, each with a message to the team and a receipt, against a mail
 * server on this machine: `npm run bench -- worker --leads 1000 --bursts 3`.
 */
const { values } = parseArgs({
  options: { leads: { type: "string", default: "1000" }, bursts: { type: "string", default: "3" } },
});
const leads = Number(values.leads);

const facts = machineFacts();
const mail = await startMailSink();
const database = await startDurableDatabase();
const { databaseUrl } = database;
const port = await freePort();
const fakes = await startFakes({ service: port });
const settings = { databaseUrl, port, smtpUrl: mail.smtpUrl, siteUrl: "https://site.exemplo.com.br", fakes };
const service = await startServiceProcess(settings);
const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
try {
  await burst(100);
  const bursts: Burst[] = [];
  for (let index = 0; index < Number(values.bursts); index++) bursts.push(await burst(leads));
  const report = { leads, perSecond: round(median(bursts.map(({ perSecond }) => perSecond)), 1), bursts };
  writeResults("worker", { ...facts, ...report });
  console.log(report);
} finally {
  await sql.end();
  await service.stop("SIGTERM");
  await fakes.stop();
  await database.stop();
  await mail.stop();
}

type Burst = { perSecond: number; serviceMs: number; databaseMs: number };

/** Stores this many leads at once and waits until both messages of each were accepted and no job is left. */
async function burst(count: number): Promise<Burst> {
  const before = mail.accepted.size;
  await sql`insert into public.leadlive (nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    select 'Maria da Conceição', 'maria.' || gen_random_uuid() || '@farmacia.com.br', '11987654321', 'plenitude', '2026-11',
      42000 from generate_series(1, ${count}::int)`;
  const start = performance.now();
  const serviceMs = cpuOf(service.pid).ms;
  const databaseMs = await databaseCpuMs(sql);
  while (mail.accepted.size < before + 2 * count || (await jobsLeft(sql)) > 0) await setTimeout(20);
  return {
    perSecond: round((count * 1000) / (performance.now() - start), 1),
    serviceMs: round((cpuOf(service.pid).ms - serviceMs) / count, 2),
    databaseMs: round(((await databaseCpuMs(sql)) - databaseMs) / count, 2),
  };
}

async function jobsLeft(db: Sql): Promise<number> {
  const [row] = await db`select (select count(*) from privado.saida)::int
    + (select count(*) from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
      where t.identifier = 'lead_recebido')::int as left`;
  return row?.left ?? 0;
}

/** CPU time of the database without this connection, in milliseconds; of connections that ended too, which the server adds up. */
async function databaseCpuMs(db: Sql): Promise<number> {
  const rows = await db<
    { pid: number; own: boolean }[]
  >`select pid, pid = pg_backend_pid() as own from pg_stat_activity`;
  const processes = rows.filter(({ own }) => !own).map(({ pid }) => cpuOf(pid));
  const server = cpuOf(processes[0]?.parent);
  return processes.reduce((sum, { ms }) => sum + ms, server.ms + server.endedMs);
}

/** CPU time of a process with all its threads, and of its children that ended. Linux only. */
function cpuOf(pid: number | undefined): { parent: number; ms: number; endedMs: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number);
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
  return { parent, ms: (user + system) * 10, endedMs: (endedUser + endedSystem) * 10 };
}
