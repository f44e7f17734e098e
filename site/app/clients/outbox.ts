import { clearSavedProgress } from "./diagnostico-storage.ts";
import { clearAcknowledgedDraft } from "./draft-storage.ts";
import { type LocalRecord, storeRecord } from "./local-record.ts";
import { announceOutcome, type Failure } from "./send-outcome.ts";
import type { QueuedRow } from "./send-row.ts";

/**
 * Rows that the server has not acknowledged yet. A row is added before its first attempt, so that it is sent again
 * after a closed tab or a lost network; its id makes that harmless.
 */
const KEY = "eden_fila_envios";

export interface Waiting {
  form: string;
  table: string;
  row: QueuedRow;
  /** The visitor's own copy, written once the server has the row. */
  record?: LocalRecord | undefined;
  /** When it was queued. */
  keptAt?: number;
  /** The last attempt was answered with a server error. */
  failing?: boolean | undefined;
  /** The server rejected the row. It is kept without the typed values until the visitor sees its form again. */
  failure?: Failure;
}

export function waitingSends(): Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Waiting[];
  } catch {
    return [];
  }
}

/**
 * Queues a row until it is acknowledged; false if the browser has no storage. The same row again replaces the earlier
 * one.
 */
export function keepForLater(waiting: Waiting): boolean {
  return storeQueue([...without(waiting.row.id), { keptAt: Date.now(), ...waiting }]);
}

/** Updates a queued row, unless it has left the queue meanwhile. */
export function annotate(id: string, patch: Pick<Waiting, "failing">): void {
  const queue = waitingSends();
  if (queue.some(({ row }) => row.id === id))
    storeQueue(queue.map((item) => (item.row.id === id ? { ...item, ...patch } : item)));
}

/** Removes a row from the queue; its form handles it. */
export function withdraw(id: string): void {
  if (waitingSends().some(({ row }) => row.id === id)) storeQueue(without(id));
}

/** The server has the row: write the visitor's copy, clear queue and draft, notify every tab. */
export function acknowledge({ form, table, row, record }: Waiting): void {
  withdraw(row.id);
  if (record) storeRecord(record);
  if (table === "diagnosticos_respostas") clearSavedProgress(row);
  clearAcknowledgedDraft(form, row.id);
  announceOutcome({ id: row.id, status: "saved" });
}

/** Rows sent in the background since this page was opened, while their form was not mounted to show it: id and form. */
const untold = new Map<string, string>();

export function untoldOf(form: string): string[] {
  return [...untold].filter(([, of]) => of === form).map(([id]) => id);
}

export function markUntold({ row, form }: Waiting): void {
  untold.set(row.id, form);
}

export function markTold(id: string): void {
  untold.delete(id);
}

const without = (id: string) => waitingSends().filter(({ row }) => row.id !== id);

export function storeQueue(waiting: Waiting[]): boolean {
  try {
    if (waiting.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}
