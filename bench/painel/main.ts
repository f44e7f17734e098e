import { parseArgs } from "node:util";
import postgres from "postgres";
import { startDurableDatabase } from "../support/durable-database.ts";
import { machineFacts, writeResults } from "../support/results.ts";
import { fillPessoas } from "./fill.ts";
import { fillTrabalho } from "./fill-trabalho.ts";
import { measureInserts } from "./inserts.ts";
import { measureMembers } from "./members.ts";
import { measureProjection } from "./projection.ts";
import { measureReads } from "./reads.ts";

/**
 * Measures the staff panel with a full inbox: reads in the database, cost of a lead with and without the panel, pace of the
 * projection, and 15 members who poll while leads arrive. `npm run bench:painel -- --people 50000 --minutes 0` is a short run.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000000" },
    repetitions: { type: "string", default: "100" },
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
  await fillPessoas(sql, people);
  await fillTrabalho(sql);
  console.log(`${people} people in ${Math.round((performance.now() - started) / 1000)} s`);
  const reads = await measureReads(sql, Number(values.repetitions));
  console.table(reads);
  const inserts = await measureInserts(sql, database);
  console.table(inserts);
  const projection = await measureProjection(sql);
  console.log("projection:", projection);
  const members = minutes > 0 ? await measureMembers(sql, database, minutes) : undefined;
  if (members) console.table(members);
  writeResults("painel", { ...facts, server, people, reads, inserts, projection, members });
} finally {
  await sql.end();
  await database.stop();
}
