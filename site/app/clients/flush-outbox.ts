import { acknowledge, annotate, keepForLater, markUntold, type Waiting, waitingSends } from "./outbox.ts";
import { announceOutcome, type Failure } from "./send-outcome.ts";
import { sendRow } from "./send-row.ts";

/** Sends the queued rows, in one tab at a time. */
export async function flushOutbox(): Promise<void> {
  const pending = () => waitingSends().filter(({ failure }) => !failure);
  if (pending().length === 0) return;
  await navigator.locks.request("eden-fila", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const waiting of pending()) if (!(await sendWaiting(waiting))) return;
  });
}

/** Returns false if the remaining rows need not be tried. */
async function sendWaiting(waiting: Waiting): Promise<boolean> {
  const result = await sendRow(waiting.table, waiting.row, { waits: [] });
  if (result.status === "unreachable") annotate(waiting.row.id, { failing: result.failing });
  if (result.status === "unreachable" || result.status === "limited") return false;
  // A missing configuration says nothing about the row.
  if (result.status === "refused" && result.cause === "config_error") return false;
  if (result.status === "saved") {
    markUntold(waiting);
    acknowledge(waiting);
  } else {
    const refused = failed(waiting, { cause: result.cause, message: result.message });
    keepForLater(refused);
    announceOutcome({ ...refused.failure, id: waiting.row.id });
  }
  return true;
}

/** Deletes the typed values of a row that the server rejected. */
export function failed({ form, table, row }: Waiting, why: Omit<Failure, "status">): Waiting & { failure: Failure } {
  return { form, table, row: { id: row.id }, keptAt: Date.now(), failure: { ...why, status: "failed" } };
}
