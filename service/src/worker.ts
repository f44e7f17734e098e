import { setTimeout } from "node:timers/promises";
import { Logger, parseCrontab, type Runner, run, type TaskList } from "graphile-worker";
import { ProviderError } from "./gateways/asaas.ts";
import { logError } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { drainOutbox, type Lane } from "./queue.ts";
import type { Resources } from "./resources.ts";
import { JOBS } from "./tasks/jobs.ts";

type LogMeta = { job?: { id: string; task_identifier: string; attempts: number }; error?: Error };

interface Worker {
  /** Resolves when a runner ends. If that happens without `stop`, the process must be restarted. */
  ended: Promise<void>;
  /** Moves jobs to the queue now. For a job that this process has just enqueued and that should not wait. */
  drainSoon(): void;
  stop(): Promise<void>;
}

/** No job waits for external services longer than half of this, so an older lock belongs to a dead process. */
const DEAD_AFTER = "80 seconds";
const LOOK_EVERY_MS = 10_000;
/** Upper limit of the delay before a job enters the queue. */
const DRAIN_EVERY_MS = 250;
/** A waiting person is given by the round robin within 5 seconds of their message, projection included. */
const SHARE_EVERY_MS = 2000;
/** Alerts before a promise ends, and the digest at opening. */
const ALERT_EVERY_MS = 15_000;

const UNLOCK_DEAD = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1::interval and locked_by is not null))`;

/** Jobs at a time. A worker that sends mail holds one connection of the pool. The database projects one row at a time. */
const CONCURRENCY: Record<Lane, number> = { confirming: 2, buyers: 3, leads: 4, inbox: 1, notices: 2 };
/**
 * An event brings leads in bursts, so they are fetched four at a time. At most four are locked while they wait for a worker;
 * they are given back after the longest wait for a mail server. Jobs are not completed in batches: in graphile-worker 0.18
 * one failed batch ends the worker.
 */
const LEADS_AHEAD = { size: 4, ttl: 20_000 };
/** Their jobs enqueue others, which should not wait for the timer. Those of leads enqueue none. */
const CHAINED: Lane[] = ["confirming", "buyers"];

/** Processes jobs from the queue until stopped. Several processes can share the queue. */
export async function startWorker(resources: Resources, metrics: Metrics): Promise<Worker> {
  const { pool } = resources;
  // On timers, not as jobs, so that they work even when the queue is stuck.
  const unlocking = repeat("unlock", LOOK_EVERY_MS, () => pool.query(UNLOCK_DEAD, [DEAD_AFTER]));
  const draining = repeat("drain", DRAIN_EVERY_MS, () => drainOutbox(pool));
  const sharing = repeat("rodizio", SHARE_EVERY_MS, () => pool.query("select privado.dar_rodizio()"));
  const alerting = repeat("prazos", ALERT_EVERY_MS, () =>
    pool.query("select privado.avisar_prazos(), privado.pedir_resumos()"),
  );
  const runners: Runner[] = [];
  for (const lane of ["confirming", "buyers", "leads", "inbox", "notices"] as const) {
    const runner = await startLane(lane, resources);
    countRuns(runner, metrics);
    if (CHAINED.includes(lane)) runner.events.on("job:complete", draining.soon);
    runners.push(runner);
  }
  return {
    ended: Promise.race(runners.map(({ promise }) => promise.catch(() => undefined))),
    drainSoon: draining.soon,
    stop: async () => {
      await Promise.all([unlocking, draining, sharing, alerting].map((repeated) => repeated.stop()));
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}

function startLane(lane: Lane, resources: Resources): Promise<Runner> {
  const jobs = JOBS.filter((job) => job.lane === lane);
  const taskList: TaskList = Object.fromEntries(
    jobs.map(({ name, perform }) => [
      name,
      (payload, { job }) => perform(payload, resources, { number: job.attempts }),
    ]),
  );
  return run({
    preset: { worker: lane === "leads" ? { localQueue: LEADS_AHEAD } : {} },
    pgPool: resources.pool,
    concurrency: CONCURRENCY[lane],
    noHandleSignals: true,
    logger: new Logger(() => logTask),
    pollInterval: 1000,
    parsedCronItems: parseCrontab(jobs.flatMap(({ cron, name }) => (cron ? [`${cron} ${name}`] : [])).join("\n")),
    taskList,
  });
}

interface Repetition {
  /** Runs again without waiting; after the run in progress, if there is one. */
  soon(): void;
  /** Stops after the run in progress. */
  stop(): Promise<void>;
}

/** Runs a function repeatedly, one run at a time. A failure is logged and the next run tries again. */
function repeat(name: string, everyMs: number, work: () => Promise<unknown>): Repetition {
  let stopped = false;
  let pause = new AbortController();
  const run = async () => {
    while (!stopped) {
      pause = new AbortController();
      await work().catch((error: Error) => logError({ repeated: name }, error));
      await setTimeout(everyMs, undefined, { signal: pause.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    soon: () => pause.abort(),
    stop: () => {
      stopped = true;
      pause.abort();
      return ended;
    },
  };
}

function countRuns({ events }: Runner, metrics: Metrics): void {
  events.on("job:success", ({ job }) => metrics.task(job.task_identifier, "success"));
  events.on("job:error", ({ job }) => metrics.task(job.task_identifier, "error"));
  events.on("job:failed", ({ job }) => metrics.task(job.task_identifier, "given_up"));
}

function logTask(level: string, _message: string, meta?: LogMeta): void {
  const { job, error } = meta ?? {};
  if (level !== "error" && level !== "warning") return;
  // The provider's own message has only its status and codes.
  const words = error instanceof ProviderError ? { words: error.message } : {};
  logError({ task: job?.task_identifier, job: job?.id, attempt: job?.attempts, ...words }, error);
}
