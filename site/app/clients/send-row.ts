import type { PostgrestError } from "@supabase/postgrest-js";
import { openDatabase } from "./open-database.ts";
import { causeOf, type RefusalCause } from "./refusal-cause.ts";

export type SendResult =
  /** The server acknowledged: the row is committed, now or by an earlier attempt. */
  | { status: "saved" }
  /** Too many sends from this address; the server says when to try again. */
  | { status: "limited"; retryAfterSeconds: number }
  /** No answer after every attempt. Whether the row was stored is unknown; sending it again is harmless. */
  | { status: "unreachable" }
  | { status: "refused"; cause: RefusalCause; message: string };

export interface Row {
  /** Made once per form: it is what makes a repeated send harmless. */
  id: string;
  [column: string]: unknown;
}

const ALREADY_SAVED = "23505";
const ATTEMPT_TIMEOUT = 10_000;
const WAITS = [400, 800, 1600];

type Attempt = SendResult | "again";

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
  for (const wait of [...waits, null]) {
    const result = await attempt(table, row, open);
    if (result !== "again") return result;
    if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return { status: "unreachable" };
}

async function attempt(table: string, row: Row, open: typeof openDatabase): Promise<Attempt> {
  try {
    const opened = await open();
    if (!opened) return { status: "refused", cause: "config_error", message: "" };
    const { error, status } = await opened.client
      .from(table)
      .insert(row)
      .abortSignal(AbortSignal.timeout(ATTEMPT_TIMEOUT));
    return read(error, status, opened.retryAfter());
  } catch (error) {
    // The library reports its own failures as values. What is thrown here comes before any answer: the network, or a
    // configuration nobody can read, which asking again would not mend.
    if (error instanceof SyntaxError) throw error;
    return "again";
  }
}

function read(error: PostgrestError | null, status: number, retryAfter: number): Attempt {
  if (!error || error.code === ALREADY_SAVED) return { status: "saved" };
  if (status === 429) return { status: "limited", retryAfterSeconds: retryAfter };
  if (status === 0 || status === 408 || status >= 500) return "again";
  // Code and table only: the message may quote what the visitor typed.
  console.error("insert refused", { status, code: error.code });
  return { status: "refused", cause: causeOf(error), message: error.message };
}
