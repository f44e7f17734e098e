import type { PostgrestError } from "@supabase/postgrest-js";
import { openDatabase } from "./open-database.ts";
import { MissingConfigError } from "./public-config.ts";
import { causeOf, UNIQUE_VIOLATION } from "./refusal-cause.ts";

export type SendResult =
  /** The server acknowledged: the row is committed, now or by an earlier attempt. */
  | { status: "saved" }
  /** Too many sends from this address; the server says when to try again. */
  | { status: "limited"; retryAfterSeconds: number }
  /**
   * No usable answer after every attempt; `failing` where the last one was an error of the server. Whether the row was
   * stored is unknown; sending it again is harmless.
   */
  | { status: "unreachable"; failing?: boolean }
  | { status: "refused"; cause: ReturnType<typeof causeOf>; message: string };

export interface Row {
  /** Made once per form: it is what makes a repeated send harmless. */
  id: string;
  [column: string]: unknown;
}

const ATTEMPT_TIMEOUT = 10_000;
const WAITS = [400, 800, 1600];

const NOT_CONFIGURED: SendResult = { status: "refused", cause: "config_error", message: "" };

type Attempt = SendResult | "again" | "again, server failing";

interface SendOptions {
  /** Pauses between attempts; none for a single one. */
  waits?: readonly number[];
  open?: typeof openDatabase;
}

/** One insert through the data API. Retries while the network or the server fails, never what was refused. */
export async function sendRow(
  table: string,
  row: Row,
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

async function attempt(table: string, row: Row, open: typeof openDatabase): Promise<Attempt> {
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
    // The library reports its own failures as values. What is thrown here comes before any answer: the network, or a
    // configuration nobody can read, which asking again would not mend.
    if (error instanceof SyntaxError) throw error;
    if (error instanceof MissingConfigError) return NOT_CONFIGURED;
    return "again";
  }
}

function read(error: PostgrestError, status: number, retryAfter: number): Attempt {
  if (status === 429) return { status: "limited", retryAfterSeconds: retryAfter };
  if (status >= 500) return "again, server failing";
  if (status === 0 || status === 408) return "again";
  // Code and table only: the message may quote what the visitor typed.
  console.error("insert refused", { status, code: error.code });
  return { status: "refused", cause: causeOf(error), message: error.message };
}

/** An earlier attempt stored this row. A conflict on any other unique constraint is a refusal. */
const isOwnKey = ({ code, message }: PostgrestError, table: string) =>
  code === UNIQUE_VIOLATION && message.includes(`"${table}_pkey"`);
