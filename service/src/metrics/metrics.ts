import { lastDays } from "@eden/domain/ferramentas/fatos/todos";
import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { logError } from "../log.ts";
import { watchPublishedPracas } from "./published-pracas.ts";
import { storedState } from "./stored-state.ts";
import { watchDataApi } from "./watch-data-api.ts";

/** OpenTelemetry's default bounds for request durations, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export interface Metrics {
  /** Counts one answered request. `route` is the declared route, never the requested URL. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Counts one run of a task. */
  task(task: string, outcome: "success" | "error" | "given_up"): void;
  /** Counts a sign-in code, or a try of one, refused by the limit of all unknown browsers or of a known one. */
  codeRefused(why: "mailbox" | "device"): void;
  /** Counts a code of an authenticator that was wrong or used before. */
  factorRefused(): void;
  /** The process that reads the mailbox reads it, ended by itself, or was stopped with the service. */
  reader(state: "reading" | "ended" | "stopped"): void;
  contentType: string;
  /** All metrics as text. Those of the process are included even if the database does not answer. */
  read(): Promise<string>;
}

/**
 * Metrics of this process, of the database and of what the site publishes. Names follow OpenTelemetry's conventions as converted
 * for Prometheus.
 */
export function createMetrics(pool: pg.Pool, siteUrl?: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "Duration of requests to the service.",
    labelNames: ["http_request_method", "http_route", "http_response_status_code"],
    buckets: BOUNDS,
    registers,
  });
  const runs = new Counter({
    name: "eden_task_runs_total",
    help: "Runs of queued tasks by this process.",
    labelNames: ["task", "outcome"],
    registers,
  });
  const codes = new Counter({
    name: "eden_painel_codes_refused_total",
    help: "Sign-in codes of the panel, and tries of them, refused by a limit.",
    labelNames: ["why"],
    registers,
  });
  // A series that starts at its first event has no increase then.
  for (const why of ["mailbox", "device"]) codes.inc({ why }, 0);
  const factors = new Counter({
    name: "eden_painel_factor_refused_total",
    help: "Codes of authenticators that were wrong or used before.",
    registers,
  });
  const reading = new Gauge({
    name: "eden_mail_reader_up",
    help: "1 if the process of this service that reads the mailbox reads it; 0 also where another service does.",
    registers,
  });
  const ends = new Counter({
    name: "eden_mail_reader_ends_total",
    help: "Times that process ended by itself: a message took too long or too much memory.",
    registers,
  });
  const database = new Gauge({ name: "eden_database_up", help: "1 if the database answered this scrape.", registers });
  watchPool(pool, registers);
  watchLegalFigures(registers);
  if (siteUrl) {
    watchPublishedPracas(siteUrl, registers);
    watchDataApi(siteUrl, registers);
  }
  return {
    request: (method, route, status, seconds) =>
      requests.observe(
        { http_request_method: method, http_route: route, http_response_status_code: String(status) },
        seconds,
      ),
    task: (task, outcome) => runs.inc({ task, outcome }),
    codeRefused: (why) => codes.inc({ why }),
    factorRefused: () => factors.inc(),
    reader(state) {
      reading.set(state === "reading" ? 1 : 0);
      if (state === "ended") ends.inc();
    },
    contentType: registry.contentType,
    async read() {
      const stored = await storedState(pool).catch((error: Error) => logError({ metrics: "stored state" }, error));
      database.set(stored ? 1 : 0);
      return `${await registry.metrics()}${stored ? await stored.metrics() : ""}`;
    },
  };
}

/** The site computes with the last figure for ever; somebody has to enter the next one. */
function watchLegalFigures(registers: Registry[]): void {
  const ends = new Gauge({
    name: "eden_legal_figure_end_timestamp_seconds",
    help: "Last day of a legal figure of the free tools after which there is none.",
    labelNames: ["figure"],
    registers,
  });
  for (const { nome, ate } of lastDays()) ends.set({ figure: nome }, Date.parse(ate) / 1000);
}

function watchPool(pool: pg.Pool, registers: Registry[]): void {
  new Gauge({
    name: "db_client_connection_count",
    help: "Connections of this process.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "used" }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: "db_client_connection_pending_requests",
    help: "Queries waiting for one.",
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
