import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres, { type Sql } from "postgres";
import { fillLeads } from "./leads/fill.ts";
import { startDurableDatabase } from "./support/durable-database.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { newLead } from "./support/send-lead.ts";
import { round, spread } from "./support/statistics.ts";

/**
 * Migrations of a lead table with 1 million rows while 50 leads a second are inserted: how long each takes, and how long the
 * slowest insert waited for its lock. `npm run bench -- migration --rows 50000` is a short run.
 */
const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const rows = Number(values.rows);
const RATE = 50;
const WRITERS = 60;
const TABLE = "public.leadlive";

type Migration = { name: string; way: "right" | "wrong"; steps: string[]; undo: string; reader?: boolean };
const check = "check (nota is null or length(nota) < 100)";
const notNull = "check (cor is not null)";

const MIGRATIONS: Migration[] = [
  { name: "nothing", way: "right", steps: ["select pg_sleep(2)"], undo: "select 1" },
  { name: "nullable column", way: "right", steps: [add("nota text")], undo: drop("nota") },
  { name: "column, constant default", way: "right", steps: [add("cor text not null default 'x'")], undo: drop("cor") },
  {
    name: "column, computed default",
    way: "wrong",
    steps: [add("cor uuid default gen_random_uuid()")],
    undo: drop("cor"),
  },
  {
    name: "check, not valid then validated",
    way: "right",
    steps: [add("nota text"), add(`constraint c ${check} not valid`), alter("validate constraint c")],
    undo: drop("nota"),
  },
  { name: "check at once", way: "wrong", steps: [add("nota text"), add(`constraint c ${check}`)], undo: drop("nota") },
  {
    name: "not null after a valid check",
    way: "right",
    steps: [
      add("cor text default 'x'"),
      add(`constraint c ${notNull} not valid`),
      alter("validate constraint c"),
      alter("alter cor set not null"),
    ],
    undo: drop("cor"),
  },
  {
    name: "not null at once",
    way: "wrong",
    steps: [add("cor text default 'x'"), alter("alter cor set not null")],
    undo: drop("cor"),
  },
  {
    name: "index, concurrently",
    way: "right",
    steps: [`create index concurrently bench_index on ${TABLE} (nome, telefone)`],
    undo: "drop index bench_index",
  },
  {
    name: "index",
    way: "wrong",
    steps: [`create index bench_index on ${TABLE} (nome, telefone)`],
    undo: "drop index bench_index",
  },
  {
    name: "other type",
    way: "wrong",
    steps: [add("n integer default 1"), alter("alter n type bigint")],
    undo: drop("n"),
  },
  {
    name: "nullable column behind a 10 s report, lock_timeout 2 s",
    way: "right",
    steps: [add("nota text")],
    undo: drop("nota"),
    reader: true,
  },
  {
    name: "nullable column behind a 10 s report, no lock_timeout",
    way: "wrong",
    steps: [add("nota text")],
    undo: drop("nota"),
    reader: true,
  },
];

function alter(action: string): string {
  return `alter table ${TABLE} ${action}`;
}
function add(what: string): string {
  return alter(what.startsWith("constraint") ? `add ${what}` : `add column ${what}`);
}
function drop(column: string): string {
  return alter(`drop column if exists ${column}`);
}

/**
 * Inserts a lead and returns how long it waited for the table's lock, in milliseconds, by the server's clock: what the client
 * sees also depends on the other load of the machine.
 */
const INSERT = `
  create function public.bench_insert(p jsonb) returns double precision language plpgsql as $$
  declare v_start timestamptz := clock_timestamp();
  v_waited double precision;
  begin
    lock table ${TABLE} in row exclusive mode;
    v_waited := extract(epoch from clock_timestamp() - v_start) * 1000;
    insert into ${TABLE} (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    values ((p ->> 'id')::uuid, p ->> 'nome', p ->> 'email', p ->> 'telefone', p ->> 'produto', p ->> 'consentimento_versao',
      (p ->> 'preenchido_ms')::integer);
    return v_waited;
  end $$`;

const facts = machineFacts();
const database = await startDurableDatabase();
const sql = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
const writers = postgres(database.databaseUrl, { max: WRITERS, onnotice: () => undefined });
try {
  await fillLeads(sql, rows);
  await sql.unsafe(INSERT);
  console.log(`${rows} rows`);
  const measured = [];
  for (const migration of MIGRATIONS) measured.push(await measure(sql, writers, migration));
  console.table(measured);
  writeResults("migration", { ...facts, rows, insertsPerSecond: RATE, measured });
} finally {
  await writers.end();
  await sql.end();
  await database.stop();
}

/** Writers run from a second before the migration until a second after it. */
async function measure(migrator: Sql, pool: Sql, { name, way, steps, undo, reader }: Migration) {
  await migrator.unsafe(`vacuum ${TABLE}`);
  const stop = new AbortController();
  const inserting = insertLeads(pool, stop.signal);
  await setTimeout(1000);
  const report = reader ? readFor10s(pool) : undefined;
  await report?.started;
  await migrator.unsafe(`set lock_timeout = '${way === "right" ? "2s" : "0"}'`);
  const start = performance.now();
  const outcome = await runSteps(migrator, steps);
  const seconds = (performance.now() - start) / 1000;
  await report?.ended;
  await setTimeout(1000);
  stop.abort();
  const waits = await inserting;
  await migrator.unsafe("set lock_timeout = 0");
  await migrator.unsafe(undo);
  const result = { name, way, outcome, seconds: round(seconds, 2), inserts: waits.length, ...spread(waits) };
  console.log(JSON.stringify(result));
  return result;
}

/** Each step is a transaction of its own, as each migration file is. */
async function runSteps(migrator: Sql, steps: string[]): Promise<string> {
  try {
    for (const step of steps) await migrator.unsafe(step);
    return "applied";
  } catch (error) {
    if ((error as { code?: string }).code === "55P03") return "gave up";
    throw error;
  }
}

/** A transaction that has read the table and stays open, like a long report. */
function readFor10s(pool: Sql) {
  const started = Promise.withResolvers<void>();
  const ended = pool.begin(async (transaction) => {
    await transaction.unsafe(`select from ${TABLE} limit 1`);
    started.resolve();
    await transaction`select pg_sleep(10)`;
  });
  return { started: started.promise, ended };
}

/** Starts an insert every 20 ms, whether or not the earlier ones have ended; returns how long each waited for the lock. */
async function insertLeads(pool: Sql, signal: AbortSignal): Promise<number[]> {
  const inserts: Promise<number>[] = [];
  for (let next = performance.now(); !signal.aborted; next += 1000 / RATE) {
    await setTimeout(Math.max(0, next - performance.now()));
    inserts.push(insertLead(pool));
  }
  return Promise.all(inserts);
}

async function insertLead(pool: Sql): Promise<number> {
  const [row] = await pool`select public.bench_insert(${pool.json(newLead())}) as waited`;
  return row?.waited;
}
