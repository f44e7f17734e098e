import type { Payment } from "../gateways/asaas.ts";

const PAID = ["CONFIRMED", "RECEIVED", "RECEIVED_IN_CASH"];
const WAITING = ["PENDING", "AWAITING_RISK_ANALYSIS", "AUTHORIZED"];

/**
 * Derives the state of an order from the provider's payments: paid, needs review, or undecided. Instalments are
 * separate payments and are summed; undecided while pending ones could still complete the price.
 */
export function judgePayments(valorCentavos: number, payments: Payment[]): "pago" | "em_revisao" | undefined {
  const paid = centsOf(payments, PAID);
  if (paid === 0) return undefined;
  if (paid === valorCentavos) return "pago";
  return paid + centsOf(payments, WAITING) === valorCentavos ? undefined : "em_revisao";
}

function centsOf(payments: Payment[], statuses: string[]): number {
  return payments
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { value }) => sum + Math.round(value * 100), 0);
}

/** Whether a payment was started. A boleto can stay pending for days. */
export function isWaiting(payments: Payment[]): boolean {
  return payments.some(({ status }) => WAITING.includes(status));
}
