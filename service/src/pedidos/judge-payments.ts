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

/** Whether what is left after a refund still pays for the order: then only a surplus went back. */
export function coversPrice(valorCentavos: number, payments: Payment[]): boolean {
  return centsOf(payments, PAID) >= valorCentavos;
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

/** Refunded or disputed, at least in part. */
export function isReversed(payments: Payment[]): boolean {
  return payments.some(({ status }) => /^REFUND|^CHARGEBACK|^AWAITING_CHARGEBACK/.test(status));
}

interface PaymentFacts {
  /** The provider analyses the risk of a payment. */
  analise: boolean;
  vencida: boolean;
  /** Due day of an issued boleto. */
  vence: string | null;
  /** The provider's page of an issued boleto that is not overdue. */
  boletoUrl: string | null;
  recebidoCentavos: number | null;
}

/** What the team needs to know of payments that do not confirm the order. */
export function factsOfPayments(payments: Payment[]): PaymentFacts {
  const boletos = payments.filter(({ billingType }) => billingType === "BOLETO");
  const due = boletos
    .filter(({ status }) => status === "PENDING" || status === "OVERDUE")
    .toSorted((a, b) => (a.dueDate ?? "").localeCompare(b.dueDate ?? ""));
  return {
    analise: payments.some(({ status }) => status === "AWAITING_RISK_ANALYSIS"),
    vencida: due.length > 0 && due.every(({ status }) => status === "OVERDUE"),
    vence: due.at(-1)?.dueDate || null,
    boletoUrl: due.findLast(({ status }) => status === "PENDING")?.invoiceUrl ?? null,
    recebidoCentavos: centsOf(payments, PAID) || null,
  };
}
