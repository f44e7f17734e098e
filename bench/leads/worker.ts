import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres, { type Sql } from "postgres";
import { startFakes } from "../../scripts/fakes/fakes.ts";
import { freePort } from "../../scripts/stack/free-port.ts";
import { startServiceProcess } from "../../scripts/stack/service-process.ts";
import { startMailSink } from "../faults/mail-sink.ts";
import { startDurableDatabase } from "../support/durable-database.ts";
import { machineFacts, writeResults } from "../support/results.ts";
import { median, round } from "../support/statistics.ts";

/**
 * Measures how fast one service works off a burst of leads, each with a message to the team and a receipt, against a mail
 * server on this machine: `npm run bench:worker -- --leads 1000 --bursts 3`.
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
  const serviceMs = cpuMs(service.pid);
  const backends = await databaseCpuMs(sql);
  await sql`insert into public.leadlive (nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    select 'Maria da Conceição', 'maria.' || gen_random_uuid() || '@farmacia.com.br', '11987654321', 'edenapp', '2026-11',
      42000 from generate_series(1, ${count}::int)`;
  const start = performance.now();
  while (mail.accepted.size < before + 2 * count || (await jobsLeft(sql)) > 0) await setTimeout(20);
  return {
    perSecond: round((count * 1000) / (performance.now() - start), 1),
    serviceMs: round((cpuMs(service.pid) - serviceMs) / count, 2),
    databaseMs: round(((await databaseCpuMs(sql)) - backends) / count, 2),
  };
}

async function jobsLeft(db: Sql): Promise<number> {
  const [row] = await db`select (select count(*) from privado.saida)::int
    + (select count(*) from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
      where t.identifier = 'lead_recebido')::int as left`;
  return row?.left ?? 0;
}

/** CPU time of the connections of the service, in milliseconds. */
async function databaseCpuMs(db: Sql): Promise<number> {
  const rows = await db<{ pid: number }[]>`select pid from pg_stat_activity where application_name = 'service'`;
  return rows.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
}

/** CPU time of a process with all its threads, in milliseconds. Linux only. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
