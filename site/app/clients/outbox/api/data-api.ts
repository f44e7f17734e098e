import { judgeAnswer, type Verdict } from "@eden/domain/banco/judge-answer";
import type { Inserts } from "@eden/domain/banco/tables";
import type { PostgrestClient, PostgrestError } from "@supabase/postgrest-js";
import { type InferOutput, nonEmpty, object, pipe, safeParse, string } from "valibot";
import type { RefusalCause } from "~/clients/outbox/refusal-causes.ts";

export type SendResult =
  /** The server acknowledged: the row is committed, by this or an earlier attempt. */
  | { status: "saved" }
  /** Rate limit of this IP address exceeded; the server says when to try again. */
  | { status: "limited"; retryAfterSeconds: number }
  /**
   * No usable response after all attempts; `failing` if the last one was a server error. It is unknown whether the row
   * was stored; sending it again is harmless.
   */
  | { status: "unreachable"; failing?: boolean }
  | { status: "refused"; cause: ReturnType<typeof causeOf>; message: string };

/** Tables that a form fills. */
export type FormTable = Exclude<keyof Inserts, "medicoes">;

/** A row of a form. The id is created once per form: it makes a repeated send harmless. */
export type Row<Table extends FormTable> = Inserts[Table] & { id: string };

/** A row from the browser's storage. An earlier version of the site may have written it. */
export interface QueuedRow {
  id: string;
  [column: string]: unknown;
}

const ATTEMPT_TIMEOUT = 10_000;
const WAITS = [400, 800, 1600];

const NOT_CONFIGURED: SendResult = { status: "refused", cause: "config_error", message: "" };

type Attempt = SendResult | Extract<Verdict, `again${string}`>;

interface SendOptions {
  /** Pauses between attempts; empty for a single attempt. */
  waits?: readonly number[];
  open?: typeof openDatabase;
}

/** One insert through the data API. Retries network and server errors, never a rejected row. */
export async function sendRow(
  table: string,
  row: QueuedRow,
  { waits = WAITS, open = openDatabase }: SendOptions = {},
): Promise<SendResult> {
  let failing = false;
  for (const wait of [...waits, null]) {
    const result = await attempt(table, row, open);
    if (typeof result === "object") return result;
    failing = result !== "again";
    if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return failing ? { status: "unreachable", failing } : { status: "unreachable" };
}

async function attempt(table: string, row: QueuedRow, open: typeof openDatabase): Promise<Attempt> {
  try {
    const opened = await open();
    if (!opened) return NOT_CONFIGURED;
    const { error } = await opened.client.from(table).insert(row).abortSignal(AbortSignal.timeout(ATTEMPT_TIMEOUT));
    if (error && isOwnKey(error, table)) return { status: "saved" };
    return read(error, opened);
  } catch (error) {
    // The library returns its failures as values. An exception here is thrown before any response: a network error, or
    // an unreadable configuration, which a retry does not fix.
    if (error instanceof SyntaxError) throw error;
    if (error instanceof MissingConfigError) return NOT_CONFIGURED;
    return "again";
  }
}

function read(error: PostgrestError | null, opened: Opened): Attempt {
  const verdict = opened.judge(error);
  if (verdict === "ok") return { status: "saved" };
  if (verdict === "limited") return { status: "limited", retryAfterSeconds: opened.retryAfter() };
  if (verdict !== "refused") return verdict;
  // A missing table: older versions of PostgREST send 404 without a code.
  const { code = "42P01", message = "" } = error ?? {};
  // Log only the code: the message may contain what the visitor typed.
  console.error("insert refused", { code });
  return { status: "refused", cause: causeOf({ code, message }), message };
}

/** An earlier attempt stored this row. A conflict on any other unique constraint is a rejection. */
const isOwnKey = ({ code, message }: PostgrestError, table: string) =>
  code === UNIQUE_VIOLATION && message.includes(`"${table}_pkey"`);

const UNIQUE_VIOLATION = "23505";

/** Codes of PostgreSQL and PostgREST, by their meaning for the visitor. */
const causes: Record<string, RefusalCause> = {
  "42P01": "table_not_found",
  PGRST205: "table_not_found",
  "42501": "permission_denied",
  "23514": "constraint_violation",
  // A unique constraint other than the primary key; a conflict on the primary key counts as saved.
  [UNIQUE_VIOLATION]: "constraint_violation",
  "22P02": "constraint_violation",
  "23502": "null_value",
};

function causeOf({ code, message }: { code: string; message: string }): RefusalCause | "order_taken" {
  if (code === UNIQUE_VIOLATION && message.includes("cadastros_app_pedido_unico")) return "order_taken";
  return causes[code] ?? "other";
}

interface Opened {
  client: PostgrestClient;
  /** What the last response means, given the error that the client read from it. */
  judge: (error: { code?: string } | null) => Verdict;
  /** Seconds to wait according to the last response; 60 if it named none. */
  retryAfter: () => number;
}

/** The data client, loaded when a form is first used. Null if no backend is configured. */
export async function openDatabase(): Promise<Opened | null> {
  const config = await loadPublicConfig();
  return config && connect(config);
}

export async function connect({ restUrl, publishableKey }: Omit<PublicConfig, "apiUrl">): Promise<Opened> {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  let seconds = 60;
  let status = 0;
  const client = new PostgrestClient(restUrl, {
    headers: { apikey: publishableKey },
    // Disable the library's retries: only our own know that repeating this insert is harmless.
    retry: false,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      // The library reports an empty 404 as a success.
      status = response.status;
      seconds = Number(response.headers.get("Retry-After")) || 60;
      return response;
    },
  });
  return { client, judge: (error) => judgeAnswer(status, error), retryAfter: () => seconds };
}

const configSchema = object({
  /** Base URL of the data API, e.g. "/rest/v1" behind our own host. */
  restUrl: pipe(string(), nonEmpty()),
  publishableKey: pipe(string(), nonEmpty()),
  /** Base URL of the service. */
  apiUrl: pipe(string(), nonEmpty()),
});

export type PublicConfig = InferOutput<typeof configSchema>;

/** config.json is missing: a deployment error, which a retry does not fix. */
class MissingConfigError extends Error {}

let loading: Promise<PublicConfig | null> | undefined;

/**
 * Settings that differ per deployment, loaded once, when first needed. Null if the site was deployed without a backend.
 * A failed request is not cached: the next call tries again.
 */
export function loadPublicConfig(): Promise<PublicConfig | null> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchConfig(): Promise<PublicConfig | null> {
  const response = await fetch("/config.json", { signal: AbortSignal.timeout(10_000) });
  if (response.status === 404) throw new MissingConfigError();
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  const { success, output } = safeParse(configSchema, await response.json());
  return success ? { ...output, restUrl: new URL(output.restUrl, location.origin).href } : null;
}
