import { randomBytes, randomUUID } from "node:crypto";

export type SessionStatus = "ACTIVE" | "PAID" | "CANCELED" | "EXPIRED";

/** A checkout or a payment link, as the provider stores it. */
export type Session = {
  id: string;
  kind: "checkout" | "paymentLink";
  status: SessionStatus;
  externalReference: string;
  billingType: "PIX" | "CREDIT_CARD" | "BOLETO";
  description: string;
  value: number;
  installments: number;
  customerName: string;
  /** The provider sends this buyer no messages of its own. */
  silent: boolean;
  urls: { success: string; cancel: string; expired: string };
};

/** What can happen to a payment later: refunded by the seller, or disputed with the card's bank. */
export type Reversal = "REFUNDED" | "CHARGEBACK_REQUESTED";

export type Payment = {
  object: "payment";
  id: string;
  checkoutSession: string | null;
  paymentLink: string | null;
  installment: string | null;
  externalReference: string;
  billingType: Session["billingType"];
  status: "PENDING" | "AWAITING_RISK_ANALYSIS" | "OVERDUE" | "CONFIRMED" | "RECEIVED" | Reversal;
  value: number;
  dueDate: string;
};

/** A buyer stored at the provider, who gets its own messages unless they are disabled. */
export type Customer = { id: string; name: string; email: string; notificationDisabled: boolean };

export type Ledger = {
  sessions: Map<string, Session>;
  payments: Map<string, Payment>;
  removedLinks: Set<string>;
  customers: Map<string, Customer>;
};

export function createLedger(): Ledger {
  return { sessions: new Map(), payments: new Map(), removedLinks: new Set(), customers: new Map() };
}

type CustomerBody = { name?: string; cpfCnpj?: string; email?: string; notificationDisabled?: boolean };

export function createCustomer(ledger: Ledger, body: CustomerBody): Customer | string {
  const { name, cpfCnpj, email = "", notificationDisabled = false } = body;
  if (!name || !cpfCnpj) return "O CPF ou CNPJ do cliente deve ser informado.";
  const customer = { id: `cus_${randomBytes(6).toString("hex")}`, name, email, notificationDisabled };
  ledger.customers.set(customer.id, customer);
  return customer;
}

type CheckoutBody = {
  billingTypes?: string[];
  chargeTypes?: string[];
  externalReference?: string;
  callback?: { successUrl?: string; cancelUrl?: string; expiredUrl?: string };
  items?: { name: string; quantity: number; value: number }[];
  installment?: { maxInstallmentCount?: number };
  customer?: string;
};

/** Validates as the documented API does; a string is the reason for rejecting. */
export function openCheckout(ledger: Ledger, body: CheckoutBody): Session | string {
  const { billingTypes = [], chargeTypes = [], items = [], callback = {} } = body;
  if (!callback.successUrl || !callback.cancelUrl || !callback.expiredUrl)
    return "O campo callback deve ser informado.";
  if (items.length === 0) return "Informe ao menos um item.";
  if (items.some(({ name }) => name.length > 30)) return "O nome do item deve ter no máximo 30 caracteres.";
  if (billingTypes.some((type) => type !== "PIX" && type !== "CREDIT_CARD")) return "Forma de pagamento inválida.";
  if (body.customer && !ledger.customers.has(body.customer)) return "Cliente não encontrado.";
  const instalments = chargeTypes.includes("INSTALLMENT");
  if (instalments && !body.installment?.maxInstallmentCount) return "O campo installment deve ser informado.";
  return keep(ledger, {
    id: randomUUID(),
    kind: "checkout",
    status: "ACTIVE",
    externalReference: body.externalReference ?? "",
    billingType: billingTypes[0] === "PIX" ? "PIX" : "CREDIT_CARD",
    description: items[0]?.name ?? "",
    value: items.reduce((sum, { quantity, value }) => sum + quantity * value, 0),
    installments: instalments ? (body.installment?.maxInstallmentCount ?? 1) : 1,
    customerName: ledger.customers.get(body.customer ?? "")?.name ?? "",
    silent: ledger.customers.get(body.customer ?? "")?.notificationDisabled ?? false,
    urls: { success: callback.successUrl, cancel: callback.cancelUrl, expired: callback.expiredUrl },
  });
}

type LinkBody = {
  name?: string;
  value?: number;
  billingType?: string;
  chargeType?: string;
  externalReference?: string;
  notificationEnabled?: boolean;
  callback?: { successUrl?: string };
};

export function openPaymentLink(ledger: Ledger, body: LinkBody): Session | string {
  if (!body.name || !body.value) return "Informe o nome e o valor do link.";
  if (body.billingType !== "BOLETO" || body.chargeType !== "DETACHED") return "Forma de cobrança inválida.";
  const success = body.callback?.successUrl ?? "";
  return keep(ledger, {
    id: randomBytes(6).toString("hex"),
    kind: "paymentLink",
    status: "ACTIVE",
    externalReference: body.externalReference ?? "",
    billingType: "BOLETO",
    description: body.name,
    value: body.value,
    installments: 1,
    customerName: "",
    silent: body.notificationEnabled === false,
    urls: { success, cancel: success, expired: success },
  });
}

/** Removes a payment link; false if there is none. What was paid through it stays paid. */
export function removeLink({ sessions, removedLinks }: Ledger, id: string): boolean {
  const link = sessions.get(id);
  if (link?.kind !== "paymentLink" || removedLinks.has(id)) return false;
  removedLinks.add(id);
  if (link.status === "ACTIVE") link.status = "CANCELED";
  return true;
}

/** Pays the whole amount: one payment, or all the instalments of a card at once; those already started, if there are. */
export function payInFull(ledger: Ledger, session: Session, value = session.value): Payment[] {
  session.status = "PAID";
  const started = paymentsOf(ledger, session).filter(({ status }) => STARTED.includes(status));
  const payments = started.length > 0 ? started : startPayments(ledger, session, "PENDING", value);
  for (const payment of payments) payment.status = session.billingType === "CREDIT_CARD" ? "CONFIRMED" : "RECEIVED";
  return payments;
}

const STARTED: Payment["status"][] = ["PENDING", "AWAITING_RISK_ANALYSIS", "OVERDUE"];
const DAY_MS = 86_400_000;

/** What the buyer started and has not paid: an issued boleto, or instalments that the card did not pay yet. */
export function startPayments(
  ledger: Ledger,
  session: Session,
  status: Payment["status"],
  value = session.value,
  dueDate = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10),
): Payment[] {
  const cents = Math.round(value * 100);
  const share = Math.floor(cents / session.installments);
  const installment = session.installments > 1 ? randomUUID() : null;
  return Array.from({ length: session.installments }, (_, index) => {
    const rest = index === 0 ? cents - share * session.installments : 0;
    const payment: Payment = {
      object: "payment",
      id: `pay_${randomBytes(8).toString("hex")}`,
      checkoutSession: session.kind === "checkout" ? session.id : null,
      paymentLink: session.kind === "paymentLink" ? session.id : null,
      installment,
      externalReference: session.externalReference,
      billingType: session.billingType,
      status,
      value: (share + rest) / 100,
      dueDate,
    };
    ledger.payments.set(payment.id, payment);
    return payment;
  });
}

export function paymentsOf(ledger: Ledger, session: Session): Payment[] {
  return [...ledger.payments.values()].filter((item) => [item.checkoutSession, item.paymentLink].includes(session.id));
}

/** Marks every payment of a session and returns them. */
export function markPayments(ledger: Ledger, session: Session, status: Payment["status"]): Payment[] {
  const payments = paymentsOf(ledger, session);
  for (const payment of payments) payment.status = status;
  return payments;
}

function keep(ledger: Ledger, session: Session): Session {
  ledger.sessions.set(session.id, session);
  return session;
}
