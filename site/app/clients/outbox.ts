import { clearSavedProgress } from "./clear-progress.ts";
import { clearAcknowledgedDraft } from "./draft-storage.ts";
import { type LocalRecord, storeRecord } from "./local-record.ts";
import { announceOutcome, type Failure } from "./send-outcome.ts";
import type { Row } from "./send-row.ts";

/**
 * Sends that are not acknowledged yet. A row is put here before its first attempt, so that a tab closed or a network
 * lost in the middle leaves it to be sent again; its id makes that harmless.
 */
const KEY = "eden_fila_envios";

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
  return storeQueue([...without(waiting.row.id), { keptAt: Date.now(), ...waiting }]);
}

/** Changes what is kept of a send, unless it left the queue meanwhile. */
export function annotate(id: string, patch: Pick<Waiting, "failing">): void {
  const queue = waitingSends();
  if (queue.some(({ row }) => row.id === id))
    storeQueue(queue.map((item) => (item.row.id === id ? { ...item, ...patch } : item)));
}

/** Takes a send out of the queue: the form it came from deals with it. */
export function withdraw(id: string): void {
  if (waitingSends().some(({ row }) => row.id === id)) storeQueue(without(id));
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
