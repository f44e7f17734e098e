import { failed, flushOutbox } from "./flush-outbox.ts";
import { storeQueue, type Waiting, waitingSends } from "./outbox.ts";
import { announceOutcome } from "./send-outcome.ts";

/** Longest time a row stays on the device, sent in vain or refused. The privacy policy names it. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Tries again whenever there is a reason to hope: page shown, network back, and every half minute while any waits. */
export function watchOutbox(): () => void {
  // A failure nobody foresaw leaves the queue as it is, for the next occasion.
  const flush = () => {
    forgetExpiredSends();
    void flushOutbox().catch(() => undefined);
  };
  // Not on leaving: what is told to a page that goes away is told to nobody.
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
 * Deletes what was kept for too long. Of a row its id and form remain for as long again, so that the form can tell. A
 * row without a time, or with one that is still to come, gets the present one.
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
