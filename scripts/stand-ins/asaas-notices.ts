import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Payment, Session } from "./asaas-ledger.ts";

export type Notice = { id: string; event: string; dateCreated: string; [subject: string]: unknown };

/** How the webhook events of one payment are delivered. `parado`: held until released. */
export const DELIVERIES = ["normal", "duplicado", "inverso", "parado"] as const;
export type Delivery = (typeof DELIVERIES)[number];

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5000;
const ATTEMPTS = 40;

let count = 0;

export function noticeOf(event: string, subject: { checkout: Session } | { payment: Payment }): Notice {
  count += 1;
  const body =
    "checkout" in subject
      ? { checkout: { id: subject.checkout.id, status: subject.checkout.status } }
      : { payment: subject.payment };
  return {
    id: `evt_${randomBytes(16).toString("hex")}&${count}`,
    event,
    dateCreated: new Date().toISOString().slice(0, 19).replace("T", " "),
    ...body,
  };
}

/** The webhook events of a payment, in their usual order. */
export function noticesOfPayment(session: Session, payments: Payment[]): Notice[] {
  const paid = session.billingType === "CREDIT_CARD" ? "PAYMENT_CONFIRMED" : "PAYMENT_RECEIVED";
  return [
    ...payments.map((payment) => noticeOf("PAYMENT_CREATED", { payment: { ...payment, status: "PENDING" } })),
    ...payments.map((payment) => noticeOf(paid, { payment })),
    ...(session.kind === "checkout" ? [noticeOf("CHECKOUT_PAID", { checkout: session })] : []),
  ];
}

export function arrange(notices: Notice[], delivery: Delivery): Notice[] {
  if (delivery === "duplicado") return notices.flatMap((notice) => [notice, notice]);
  if (delivery === "inverso") return notices.toReversed();
  return notices;
}

/** Delivers the events one after the other, each retried until it is answered with 200, as the provider does. */
export async function deliver(notices: Notice[], url: string, token: string, stopped: AbortSignal): Promise<void> {
  for (const notice of notices) {
    for (let attempt = 0; attempt < ATTEMPTS && !stopped.aborted; attempt++) {
      if (await post(url, token, notice)) break;
      const wait = Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS);
      await setTimeout(wait, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

async function post(url: string, token: string, notice: Notice): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "asaas-access-token": token },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(10_000),
    });
    return response.status === 200;
  } catch {
    return false;
  }
}
