import {
  acknowledge,
  annotate,
  announceOutcome,
  type Failure,
  keepForLater,
  markUnreported,
  storeQueue,
  underWay,
  type Waiting,
  waitingSends,
} from "~/clients/outbox/outbox.ts";
import type { RefusalCause } from "~/clients/outbox/refusal-causes.ts";
import { sendRow } from "./data-api.ts";

/** Sends the queued rows, in one tab at a time. */
export async function flushOutbox(): Promise<void> {
  const pending = () => waitingSends().filter(({ row, failure }) => !failure && !underWay.has(row.id));
  if (pending().length === 0) return;
  await navigator.locks.request("eden-fila", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const waiting of pending()) if (!(await sendWaiting(waiting))) return;
  });
}

/** Faults of the table or of its rights, which the next release repairs: the row is kept as long as any other. */
const NOT_OF_THE_ROW: string[] = ["table_not_found", "permission_denied", "other"] satisfies RefusalCause[];

/** Returns false if the remaining rows need not be tried. */
async function sendWaiting(waiting: Waiting): Promise<boolean> {
  const result = await sendRow(waiting.table, waiting.row, { waits: [] });
  if (result.status === "unreachable") annotate(waiting.row.id, { failing: result.failing });
  if (result.status === "unreachable" || result.status === "limited") return false;
  // A missing configuration says nothing about the row.
  if (result.status === "refused" && result.cause === "config_error") return false;
  if (result.status === "refused" && NOT_OF_THE_ROW.includes(result.cause)) {
    annotate(waiting.row.id, { failing: true });
    return true;
  }
  if (result.status === "saved") {
    markUnreported(waiting);
    acknowledge(waiting);
  } else {
    const refused = failed(waiting, { cause: result.cause, message: result.message });
    keepForLater(refused);
    announceOutcome({ ...refused.failure, id: waiting.row.id });
  }
  return true;
}

/** Deletes the typed values of a row that the server rejected. */
function failed({ form, table, row }: Waiting, why: Omit<Failure, "status">): Waiting & { failure: Failure } {
  return { form, table, row: { id: row.id }, keptAt: Date.now(), failure: { ...why, status: "failed" } };
}

/** Maximum time a row stays on the device, unsent or rejected. The privacy policy states it. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Retries when the page is shown, when the network returns, and every 30 seconds while rows are queued. */
export function watchOutbox(): () => void {
  // An unexpected failure leaves the queue unchanged for the next retry.
  const flush = () => {
    forgetExpiredSends();
    void flushOutbox().catch(() => undefined);
  };
  // Not when the page becomes hidden: a page that is being left cannot show the result.
  const flushIfSeen = () => {
    if (!document.hidden) flush();
  };
  const events = ["online", "pageshow"] as const;
  for (const event of events) window.addEventListener(event, flush);
  document.addEventListener("visibilitychange", flushIfSeen);
  const timer = setInterval(flush, 30_000);
  flush();
  return () => {
    for (const event of events) window.removeEventListener(event, flush);
    document.removeEventListener("visibilitychange", flushIfSeen);
    clearInterval(timer);
  };
}

/**
 * Deletes expired rows. The id and form of a row are kept for the same time again, so that the form can report it. A
 * row without a time, or with one in the future, gets the current time.
 */
export function forgetExpiredSends(): void {
  const now = Date.now();
  const queue = waitingSends();
  const isOver = ({ keptAt = now }: Waiting) => now - keptAt >= KEPT_MS;
  const expired = queue
    .filter((waiting) => isOver(waiting) && !waiting.failure)
    .map((waiting) => failed(waiting, { cause: "expired", message: new Date(waiting.keptAt ?? now).toISOString() }));
  const kept = queue.filter((waiting) => !isOver(waiting));
  const untimed = kept.filter(({ keptAt }) => !keptAt || keptAt > now);
  if (kept.length === queue.length && untimed.length === 0) return;
  storeQueue([
    ...kept.map((waiting) => (untimed.includes(waiting) ? { ...waiting, keptAt: now } : waiting)),
    ...expired,
  ]);
  for (const { row, failure } of expired) announceOutcome({ ...failure, id: row.id });
}
