import type { Task } from "graphile-worker";
import type pg from "pg";
import { type GenericSchema, type InferOutput, object, parse, pipe, string, uuid } from "valibot";

/**
 * Separate workers: payment confirmation sends no mail and never waits for a mail server, e-mails to buyers never wait for
 * those of leads, and neither the inbox of the panel nor the messages to members' devices wait for any of them.
 */
export type Lane = "confirming" | "buyers" | "leads" | "inbox" | "notices";

/** A job whose payload is a list returns a list as long; the queue retries the elements whose promise was rejected. */
type Outcome = Promise<Awaited<ReturnType<Task>>>;

interface Definition<Schema extends GenericSchema, Resources> {
  /** Name in the queue. Attempts and priority are also in the table privado.tarefas, which the triggers read. */
  name: string;
  attempts: number;
  /** Lowest first. */
  priority: number;
  lane: Lane;
  /** Times in UTC, in the format of crontab. */
  cron?: string;
  schema: Schema;
  /** A second job of the same key replaces one that has not started. */
  key(payload: InferOutput<Schema>): string;
  run(payload: InferOutput<Schema>, resources: Resources, attempt: Attempt): Outcome;
}

interface Attempt {
  /** From 1. */
  number: number;
}

export interface Job<Payload = never, Resources = never>
  extends Pick<Definition<GenericSchema, Resources>, "name" | "attempts" | "priority" | "lane" | "cron" | "schema"> {
  key(payload: Payload): string;
  /** Parses the payload, then runs the job. */
  perform(payload: unknown, resources: Resources, attempt?: Attempt): Outcome;
}

/** Defines a job once: how it is enqueued, how often it is tried, and what it does. */
export function defineJob<Schema extends GenericSchema, Resources>({
  run,
  ...job
}: Definition<Schema, Resources>): Job<InferOutput<Schema>, Resources> {
  return {
    ...job,
    perform: async (payload, resources, attempt = { number: 1 }) => run(parse(job.schema, payload), resources, attempt),
  };
}

/** Payload of a job about one row. */
export const idPayload = object({ id: pipe(string(), uuid()) });

interface When {
  /** Delay, by the clock of the database. Default: none. */
  after?: `${number} ${"minute" | "hour"}`;
  /** Replaces the key of the job. */
  key?: string;
}

/** Writes the job to the outbox, in the transaction of `db` if it has one. */
export async function enqueue<Payload>(
  db: Pick<pg.Pool, "query">,
  job: Job<Payload, never>,
  payload: NoInfer<Payload>,
  { after, key = job.key(payload) }: When = {},
): Promise<void> {
  await db.query("select privado.enfileirar($1, $2, $3, now() + $4::interval)", [job.name, key, payload, after]);
}

const BATCH = 500;

/** Moves jobs from the outbox to the queue until the outbox is empty. Several processes may run it at once. */
export async function drainOutbox(pool: pg.Pool): Promise<void> {
  for (let moved = BATCH; moved >= BATCH; ) {
    const { rows } = await pool.query<{ moved: number }>("select privado.escoar_saida($1) as moved", [BATCH]);
    moved = rows[0]?.moved ?? 0;
  }
}
