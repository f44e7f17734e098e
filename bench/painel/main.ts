import { parseArgs } from "node:util";
import postgres from "postgres";
import { startDurableDatabase } from "../support/durable-database.ts";
import { machineFacts, writeResults } from "../support/results.ts";
import { fillPessoas } from "./fill.ts";
import { fillTrabalho } from "./fill-trabalho.ts";
import { measureInserts } from "./inserts.ts";
import { measureFilterIndexes, measureLote } from "./lote.ts";
import { measureMembers } from "./members.ts";
import { measureProjection } from "./projection.ts";
import { measureReads } from "./reads.ts";

/**
 * Measures the staff panel with a full inbox: reads in the database, cost of a lead with and without the panel, pace of the
 * projection, and 15 members who poll while leads arrive. `npm run bench -- painel --people 50000 --minutes 0` is a short run.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000000" },
    repetitions: { type: "string", default: "60" },
    minutes: { type: "string", default: "2" },
  },
});
const people = Number(values.people);
const minutes = Number(values.minutes);
const facts = machineFacts();
const database = await startDurableDatabase();
const sql = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
try {
  const [{ server_version: server } = {}] = await sql`show server_version`;
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  await fillPessoas(sql, people);
  await fillTrabalho(sql);
  const fillSeconds = seconds();
  console.log(`${people} people in ${fillSeconds} s`);
  const reads = await measureReads(sql, Number(values.repetitions));
  console.table(reads);
  const inserts = await measureInserts(sql, database);
  console.table(inserts);
  const projection = await measureProjection(sql);
  console.log("projection:", projection);
  const lote = await measureLote(sql);
  const filterIndexes = await measureFilterIndexes(sql);
  console.log("1,000 people in one command:", lote, "indexes of the filters:", filterIndexes);
  const members = minutes > 0 ? await measureMembers(sql, database, minutes) : undefined;
  if (members) {
    console.table(members.requests);
    console.log(members.leads, members.seenSeconds, members.errors.slice(0, 5));
  }
  const missed = missedTargets({ reads, inserts, lote, members });
  console.log(`${seconds()} s in all`, missed.length ? `missed: ${missed.join("; ")}` : "every target is met");
  writeResults("painel", {
    ...facts,
    server,
    people,
    fillSeconds,
    seconds: seconds(),
    reads,
    inserts,
    projection,
    lote,
    filterIndexes,
    members,
    missed,
  });
} finally {
  await sql.end();
  await database.stop();
}

interface Results {
  reads: Awaited<ReturnType<typeof measureReads>>;
  inserts: Awaited<ReturnType<typeof measureInserts>>;
  lote: Awaited<ReturnType<typeof measureLote>>;
  members: Awaited<ReturnType<typeof measureMembers>> | undefined;
}

/** A read within 100 ms, a filter within 200, 1,000 people changed or undone within a second, a lead as fast as without the panel, every lead on every open panel within 5 seconds. */
function missedTargets({ reads, inserts, lote, members }: Results): string[] {
  const missed = reads
    .filter(({ name, p95 }) => p95 >= (name.startsWith("filter ") ? 200 : 100))
    .map(({ name, p95 }) => `${name} p95 ${p95} ms`);
  for (const [name, { p95 }] of Object.entries({ change: lote.change, undo: lote.undo })) {
    if (p95 >= 1000) missed.push(`1,000 people: ${name} p95 ${p95} ms`);
  }
  if (inserts.share < 0.97) missed.push(`inserts ${inserts.share} of the rate without the panel`);
  if (!members) return missed;
  if (members.leads.rateShare < 0.9) missed.push(`leads at ${members.leads.rateShare} of the rate without members`);
  if (members.seenSeconds.max >= 5) missed.push(`a lead seen after ${members.seenSeconds.max} s`);
  if (members.errors.length) missed.push(`${members.errors.length} errors`);
  return missed;
}
