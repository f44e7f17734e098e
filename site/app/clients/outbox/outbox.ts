import {
  boolean,
  custom,
  type InferOutput,
  is,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from "valibot";
import { anyObject, stored } from "~/clients/storage/storage.ts";
import type { QueuedRow } from "./api/data-api.ts";
import { clearAcknowledgedDraft } from "./draft.ts";
import { REFUSAL_CAUSES, SHARED_CAUSES } from "./refusal-causes.ts";

const failureSchema = object({
  status: literal("failed"),
  cause: picklist([...REFUSAL_CAUSES, ...SHARED_CAUSES]),
  message: string(),
});

export type Failure = InferOutput<typeof failureSchema>;

const recordSchema = object({
  key: picklist([
    "customer_registration",
    "customer_edificacao_registration",
    "mentoria_imersao_registration",
    "despertar_registration",
    "produtoslive_edenapp",
    "edenapp_purchase",
    "edenApp_userData",
  ]),
  value: anyObject,
});

/** The visitor's own copy of a stored row, under the key that other software of the group reads. */
export type LocalRecord = InferOutput<typeof recordSchema>;

const waitingSchema = object({
  form: string(),
  table: string(),
  row: custom<QueuedRow>((row) => is(object({ id: string() }), row)),
  /** The visitor's own copy, written once the server has the row. */
  record: optional(recordSchema),
  /** When it was queued. */
  keptAt: optional(number()),
  /** The last attempt was answered with a server error. */
  failing: optional(boolean()),
  /** The server rejected the row. It is kept without the typed values until the visitor sees its form again. */
  failure: optional(failureSchema),
});

export type Waiting = InferOutput<typeof waitingSchema>;

/**
 * Rows that the server has not acknowledged yet. A row is added before its first attempt, so that it is sent again
 * after a closed tab or a lost network; its id makes that harmless. An unreadable entry does not affect the others.
 */
const queue = stored({
  area: "local",
  key: "eden_fila_envios",
  schema: pipe(
    custom<unknown[]>(Array.isArray),
    transform((items) => items.filter((item) => is(waitingSchema, item))),
  ),
});

export function waitingSends(): Waiting[] {
  return queue.read() ?? [];
}

export const isWaiting = (id: string): boolean => waitingSends().some(({ row }) => row.id === id);

export function storeQueue(waiting: Waiting[]): boolean {
  if (waiting.length > 0) return queue.write(waiting);
  queue.remove();
  return true;
}

/**
 * Queues a row until it is acknowledged; false if the browser has no storage. The same row again replaces the earlier
 * one.
 */
export function keepForLater(waiting: Waiting): boolean {
  return storeQueue([...without(waiting.row.id), { keptAt: Date.now(), ...waiting }]);
}

/** Rows that a form of this page is sending: the queue leaves them to it. */
export const underWay = new Set<string>();

/** Updates a queued row, unless it has left the queue meanwhile. */
export function annotate(id: string, patch: Pick<Waiting, "failing">): void {
  if (isWaiting(id)) storeQueue(waitingSends().map((item) => (item.row.id === id ? { ...item, ...patch } : item)));
}

/** Removes a row from the queue; its form handles it. */
export function withdraw(id: string): void {
  if (isWaiting(id)) storeQueue(without(id));
}

const without = (id: string) => waitingSends().filter(({ row }) => row.id !== id);

const savedHandlers = new Map<string, (row: QueuedRow) => void>();

/** Sets what else happens, on any page, once the server has a row of this table. */
export function whenSaved(table: string, handler: (row: QueuedRow) => void): void {
  savedHandlers.set(table, handler);
}

/** The server has the row: write the visitor's copy, clear queue and draft, notify every tab. */
export function acknowledge({ form, table, row, record }: Waiting): void {
  withdraw(row.id);
  if (record) storeRecord(record);
  savedHandlers.get(table)?.(row);
  clearAcknowledgedDraft(form, row.id);
  announceOutcome({ id: row.id, status: "saved" });
}

/** Rows sent in the background since this page was opened, while their form was not mounted to show it: id and form. */
const unreported = new Map<string, string>();

export function unreportedOf(form: string): string[] {
  return [...unreported].filter(([, of]) => of === form).map(([id]) => id);
}

export function markUnreported({ row, form }: Waiting): void {
  unreported.set(row.id, form);
}

export function markReported(id: string): void {
  unreported.delete(id);
}

/** Result of sending a row from the outbox. */
export type Outcome = { id: string } & ({ status: "saved" } | Failure);

const CHANNEL = "eden-envios";

/** Notifies every form that may be waiting for it: in this tab and, through the channel, in the others. */
export function announceOutcome(outcome: Outcome): void {
  window.dispatchEvent(new CustomEvent(CHANNEL, { detail: outcome }));
  const channel = openChannel();
  channel?.postMessage(outcome);
  channel?.close();
}

export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<Outcome>).detail);
  const channel = openChannel();
  if (channel) channel.onmessage = ({ data }: MessageEvent<Outcome>) => listener(data);
  window.addEventListener(CHANNEL, here);
  return () => {
    window.removeEventListener(CHANNEL, here);
    channel?.close();
  };
}

/** Firefox throws where site data is blocked; the form then works in its own tab. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {}
}

/**
 * Called only after the server has acknowledged. Without storage only the local copy is missing: the server has the
 * row.
 */
export function storeRecord({ key, value }: LocalRecord): void {
  stored({ area: "local", key, schema: recordSchema.entries.value }).write(value);
}
