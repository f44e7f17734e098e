import type { Payment } from "../gateways/asaas.ts";

const PAID = ["CONFIRMED", "RECEIVED", "RECEIVED_IN_CASH"];
const WAITING = ["PENDING", "AWAITING_RISK_ANALYSIS", "AUTHORIZED"];

/**
 * What the provider's payments say of an order: settled, wrong, or nothing yet. Instalments are payments of their own
 * and count together; while some still wait and all would make up the price, it is too early to judge.
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

/** Whether somebody has begun to pay: a boleto may wait for days. */
export function isWaiting(payments: Payment[]): boolean {
  return payments.some(({ status }) => WAITING.includes(status));
}
