import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres, { type Sql } from "postgres";
import { startGateway } from "../../scripts/stack/gateway.ts";
import { startDurableDatabase } from "../support/durable-database.ts";
import { machineFacts, writeResults } from "../support/results.ts";
import { median, quantile, round, shuffled } from "../support/statistics.ts";
import { measureDrain } from "./drain.ts";
import { fillLeads } from "./fill.ts";
import { type Pace, pgbench, pgbenchVersion } from "./pgbench.ts";
import { throughGateway } from "./through-gateway.ts";
import { clearVariants, createVariants, insertScript, VARIANTS, type Variant } from "./variants.ts";

/**
 * Measures the cost of a lead in the database, layer by layer, and how it grows with the table: `npm run bench -- leads
 * --only growth --rows 0,1e6,1e7`.
 */
const { values } = parseArgs({
  options: {
    connections: { type: "string", default: "1,4,16,64" },
    seconds: { type: "string", default: "3" },
    repetitions: { type: "string", default: "3" },
    rows: { type: "string", default: "0,1e6" },
    only: { type: "string" },
  },
});
const numbers = (list: string) => list.split(",").map(Number);
const seconds = Number(values.seconds);
const repetitions = Array.from({ length: Number(values.repetitions) }, (_, index) => index + 1);
const GATEWAY = "through the gateway";

const facts = { ...machineFacts(), loadProgram: await pgbenchVersion() };
const database = await startDurableDatabase();
const { databaseUrl, keys } = database;
const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
const gateway = await startGateway({ databaseUrl, keys });
const api = { restUrl: gateway.restUrl, publishableKey: keys.publishableKey };
try {
  const [{ server_version: server } = {}] = await sql`show server_version`;
  await createVariants(sql);
  console.log(facts);
  if (values.only !== "growth") {
    const layers = summary(await measureLayers());
    const drain = await measureDrain(sql);
    writeResults("leads", { ...facts, server, seconds, layers, drain });
    console.table(layers);
    console.log("outbox to queue:", drain);
  }
  if (values.only !== "layers") {
    const growth = summary(await measureGrowth());
    writeResults("leads-growth", { ...facts, server, seconds, growth });
    console.table(growth);
  }
} finally {
  await gateway.stop();
  await sql.end();
  await database.stop();
}

type Run = Pace & { name: string; connections: number; rows: number; processorUs: number | undefined };

async function measureLayers(): Promise<Run[]> {
  const plan = repetitions.flatMap(() =>
    numbers(values.connections).flatMap((connections) =>
      [...VARIANTS, undefined].map((variant) => ({ variant, connections })),
    ),
  );
  const runs: Run[] = [];
  for (const { variant, connections } of shuffled(plan)) {
    await clearVariants(sql);
    await sql`truncate public.leadlive cascade`;
    runs.push(await measure(variant, connections, 0));
  }
  return runs;
}

/** Measures inserts over eight connections into a table that already has rows. */
async function measureGrowth(): Promise<Run[]> {
  const runs: Run[] = [];
  const lead = VARIANTS.find(({ name }) => name === "lead");
  await sql`truncate public.leadlive cascade`;
  for (const rows of numbers(values.rows)) {
    await fillLeads(sql, rows);
    for (const variant of shuffled(repetitions.flatMap(() => [lead, undefined]))) {
      await clearVariants(sql);
      runs.push(await measure(variant, 8, rows));
    }
  }
  return runs;
}

async function measure(variant: Variant | undefined, connections: number, rows: number): Promise<Run> {
  const before = database.processorTicks();
  const pace = variant
    ? await pgbench({ databaseUrl, script: insertScript(variant), role: variant.role, connections, seconds })
    : await throughGateway(api, connections, seconds);
  const after = await ticksOnceEnded(sql);
  const ticks = variant && before !== undefined && after !== undefined ? after - before : undefined;
  const processorUs = ticks === undefined ? undefined : (ticks * 10_000) / pace.done;
  return { ...pace, name: variant?.name ?? GATEWAY, connections, rows, processorUs };
}

/** The CPU time of a connection is known only after it has ended. */
async function ticksOnceEnded(db: Sql): Promise<number | undefined> {
  for (let left = 1; left > 0; ) {
    const [open] = await db`select count(*)::int as n from pg_stat_activity where application_name = 'pgbench'`;
    left = open?.n ?? 0;
  }
  // The process ends shortly after it disappears from pg_stat_activity.
  await setTimeout(200);
  return database.processorTicks();
}

function summary(runs: Run[]) {
  const bareOf = (connections: number) =>
    median(runs.filter((run) => run.name === "bare" && run.connections === connections).map((run) => run.perSecond));
  const order = [...VARIANTS.map(({ name }) => name), GATEWAY];
  const keyOf = ({ name, connections, rows }: Run) => JSON.stringify({ name, connections, rows });
  const lines = [...Map.groupBy(runs, keyOf)].map(([key, same]) => {
    const { name, connections, rows } = JSON.parse(key) as Pick<Run, "name" | "connections" | "rows">;
    const bare = bareOf(connections);
    const paces = same.map((run) => run.perSecond);
    const processor = same.flatMap((run) => run.processorUs ?? []);
    return {
      name,
      connections,
      rows,
      perSecond: round(median(paces)),
      from: round(quantile(paces, 0)),
      to: round(quantile(paces, 1)),
      ...(bare ? { ofBare: round(median(paces) / bare, 2) } : {}),
      latencyMs: round(median(same.map((run) => run.latencyMs)), 1),
      ...(processor.length ? { processorUs: round(median(processor)) } : {}),
    };
  });
  return lines.sort(
    (a, b) => a.rows - b.rows || a.connections - b.connections || order.indexOf(a.name) - order.indexOf(b.name),
  );
}
