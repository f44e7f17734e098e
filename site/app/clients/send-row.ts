import type { Inserts } from "@eden/domain/banco/tables";
import type { PostgrestError } from "@supabase/postgrest-js";
import { openDatabase } from "./open-database.ts";
import { MissingConfigError } from "./public-config.ts";
import { causeOf, UNIQUE_VIOLATION } from "./refusal-cause.ts";

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

type Attempt = SendResult | "again" | "again, server failing";

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
    const { error, status } = await opened.client
      .from(table)
      .insert(row)
      .abortSignal(AbortSignal.timeout(ATTEMPT_TIMEOUT));
    if (!error || isOwnKey(error, table)) return { status: "saved" };
    return read(error, status, opened.retryAfter());
  } catch (error) {
    // The library returns its failures as values. An exception here is thrown before any response: a network error, or
    // an unreadable configuration, which a retry does not fix.
    if (error instanceof SyntaxError) throw error;
    if (error instanceof MissingConfigError) return NOT_CONFIGURED;
    return "again";
  }
}

function read(error: PostgrestError, status: number, retryAfter: number): Attempt {
  if (status === 429) return { status: "limited", retryAfterSeconds: retryAfter };
  if (status >= 500) return "again, server failing";
  if (status === 0 || status === 408) return "again";
  // Log only code and table: the message may contain what the visitor typed.
  console.error("insert refused", { status, code: error.code });
  return { status: "refused", cause: causeOf(error), message: error.message };
}

/** An earlier attempt stored this row. A conflict on any other unique constraint is a rejection. */
const isOwnKey = ({ code, message }: PostgrestError, table: string) =>
  code === UNIQUE_VIOLATION && message.includes(`"${table}_pkey"`);
