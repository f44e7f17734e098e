import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Payment, Session } from "./asaas-ledger.ts";

export type WebhookEvent = { id: string; event: string; dateCreated: string; [subject: string]: unknown };

/** How the webhook events of one payment are delivered. `parado`: held until released. */
export const DELIVERIES = ["normal", "duplicado", "inverso", "parado"] as const;
export type Delivery = (typeof DELIVERIES)[number];

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5000;
const ATTEMPTS = 40;

let count = 0;

export function eventOf(
  event: string,
  subject: { checkout: Pick<Session, "id" | "status"> } | { payment: Payment },
): WebhookEvent {
  count += 1;
  const dateCreated = new Date().toISOString().slice(0, 19).replace("T", " ");
  return { id: `evt_${randomBytes(16).toString("hex")}&${count}`, event, dateCreated, ...subject };
}

/** The webhook events of a payment, in their usual order. */
export function eventsOfPayment(session: Session, payments: Payment[]): WebhookEvent[] {
  const { id, status } = session;
  const paid = session.billingType === "CREDIT_CARD" ? "PAYMENT_CONFIRMED" : "PAYMENT_RECEIVED";
  return [
    ...payments.map((payment) => eventOf("PAYMENT_CREATED", { payment: { ...payment, status: "PENDING" } })),
    ...payments.map((payment) => eventOf(paid, { payment })),
    ...(session.kind === "checkout" ? [eventOf("CHECKOUT_PAID", { checkout: { id, status } })] : []),
  ];
}

export function arrange(events: WebhookEvent[], delivery: Delivery): WebhookEvent[] {
  if (delivery === "duplicado") return events.flatMap((event) => [event, event]);
  if (delivery === "inverso") return events.toReversed();
  return events;
}

/** Delivers the events one after the other, each retried until it is answered with 200, as the provider does. */
export async function deliver(events: WebhookEvent[], url: string, token: string, stopped: AbortSignal): Promise<void> {
  for (const event of events) {
    for (let attempt = 0; attempt < ATTEMPTS && !stopped.aborted; attempt++) {
      if (await post(url, token, event)) break;
      const wait = Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS);
      await setTimeout(wait, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

async function post(url: string, token: string, event: WebhookEvent): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "asaas-access-token": token },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(10_000),
    });
    return response.status === 200;
  } catch {
    return false;
  }
}
