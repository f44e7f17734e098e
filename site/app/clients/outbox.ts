import { clearSavedProgress } from "./diagnostic-storage.ts";
import { clearAcknowledgedDraft } from "./draft-storage.ts";
import { type LocalRecord, storeRecord } from "./local-record.ts";
import { announceOutcome, type Failure } from "./send-outcome.ts";
import { type Row, sendRow } from "./send-row.ts";

/**
 * Sends that are not acknowledged yet. A row is put here before its first attempt, so that a tab closed or a network
 * lost in the middle leaves it to be sent again; its id makes that harmless.
 */
const KEY = "eden_fila_envios";
/** Longest time a row stays on the device, sent in vain or refused. The privacy policy names it. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export interface Waiting {
  form: string;
  table: string;
  row: Row;
  /** The visitor's own copy, written once the server has the row. */
  record?: LocalRecord | undefined;
  /** When it was queued. */
  keptAt?: number;
  /** The last attempt was answered with an error of the server. */
  failing?: boolean | undefined;
  /** The server will not have it. It waits for the visitor to see its form again, without what was typed. */
  failure?: Failure;
}

export function waitingSends(): Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Waiting[];
  } catch {
    return [];
  }
}

/** Keeps a send until it is acknowledged; false where the browser stores nothing. The same row again replaces itself. */
export function keepForLater(waiting: Waiting): boolean {
  return store([...without(waiting.row.id), { keptAt: Date.now(), ...waiting }]);
}

/** Changes what is kept of a send, unless it left the queue meanwhile. */
export function annotate(id: string, patch: Pick<Waiting, "failing">): void {
  const queue = waitingSends();
  if (queue.some(({ row }) => row.id === id))
    store(queue.map((item) => (item.row.id === id ? { ...item, ...patch } : item)));
}

/** Takes a send out of the queue: the form it came from deals with it. */
export function withdraw(id: string): void {
  if (waitingSends().some(({ row }) => row.id === id)) store(without(id));
}

/** The server has the row: the visitor's copy is written, queue and draft forget it, every tab hears of it. */
export function acknowledge({ form, table, row, record }: Waiting): void {
  withdraw(row.id);
  if (record) storeRecord(record);
  if (table === "diagnosticos_respostas") clearSavedProgress(row);
  clearAcknowledgedDraft(form, row.id);
  announceOutcome({ id: row.id, status: "saved" });
}

/** Arrived from the queue since this page was opened, and its form was not in sight to tell: id and form. */
const untold = new Map<string, string>();

export function untoldOf(form: string): string[] {
  return [...untold].filter(([, of]) => of === form).map(([id]) => id);
}

export function markTold(id: string): void {
  untold.delete(id);
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
  store([...kept.map((waiting) => (untimed.includes(waiting) ? { ...waiting, keptAt: now } : waiting)), ...expired]);
  for (const { row, failure } of expired) announceOutcome({ ...failure, id: row.id });
}

/** Nothing that was typed is kept of a row the server will not have. */
function failed({ form, table, row }: Waiting, why: Omit<Failure, "status">): Waiting & { failure: Failure } {
  return { form, table, row: { id: row.id }, keptAt: Date.now(), failure: { ...why, status: "failed" } };
}

/** Sends what waits, one tab at a time. */
export async function flushOutbox(): Promise<void> {
  forgetExpiredSends();
  const pending = () => waitingSends().filter(({ failure }) => !failure);
  if (pending().length === 0) return;
  await navigator.locks.request("eden-fila", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const waiting of pending()) if (!(await sendWaiting(waiting))) return;
  });
}

/** False where the others need not be tried either. */
async function sendWaiting(waiting: Waiting): Promise<boolean> {
  const result = await sendRow(waiting.table, waiting.row, { waits: [] });
  if (result.status === "unreachable") annotate(waiting.row.id, { failing: result.failing });
  if (result.status === "unreachable" || result.status === "limited") return false;
  // A deployment without its configuration says nothing about the row.
  if (result.status === "refused" && result.cause === "config_error") return false;
  if (result.status === "saved") {
    untold.set(waiting.row.id, waiting.form);
    acknowledge(waiting);
  } else {
    const refused = failed(waiting, { cause: result.cause, message: result.message });
    keepForLater(refused);
    announceOutcome({ ...refused.failure, id: waiting.row.id });
  }
  return true;
}

/** Tries again whenever there is a reason to hope: page shown, network back, and every half minute while any waits. */
export function watchOutbox(): () => void {
  // A failure nobody foresaw leaves the queue as it is, for the next occasion.
  const flush = () => void flushOutbox().catch(() => undefined);
  const events = ["online", "pageshow"] as const;
  for (const event of events) window.addEventListener(event, flush);
  document.addEventListener("visibilitychange", flush);
  const timer = setInterval(flush, 30_000);
  flush();
  return () => {
    for (const event of events) window.removeEventListener(event, flush);
    document.removeEventListener("visibilitychange", flush);
    clearInterval(timer);
  };
}

const without = (id: string) => waitingSends().filter(({ row }) => row.id !== id);

function store(waiting: Waiting[]): boolean {
  try {
    if (waiting.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}
