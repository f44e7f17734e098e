import type { FormaPagamento } from "@eden/domain/catalogo/precos";

/** What a paid sign-up leaves behind while the visitor is at the checkout. The only place of ours that holds a CPF. */
export interface TempData {
  nome: string;
  sobrenome: string;
  telefone: string;
  email: string;
  cpf: string;
  planType: FormaPagamento;
  isPaid: true;
}

/** The way to the checkout and back. No personal data: it outlives the hour, so that who paid never pays twice. */
export interface Checkout {
  /** Null where the site runs without the service: then nobody can ask what became of the payment. */
  pedidoId: string | null;
  planType: FormaPagamento;
  forma: "pix" | "boleto";
  /** The provider's page, while it is open. */
  url: string | null;
  leftAt: number;
  /**
   * concluded: the sign-up it belongs to has ended; its pages still follow the order.
   * abandoned: cancelled, expired or chosen anew; it may yet be paid, by the link in an e-mail.
   */
  over?: "concluded" | "abandoned";
}

const TEMP_DATA = "edenApp_tempData";
const CHECKOUT = "eden_checkout_edenapp";
const HOUR_MS = 60 * 60 * 1000;

export function leaveForCheckout(temp: TempData, checkout: Omit<Checkout, "leftAt">): void {
  const leftAt = Date.now();
  write(TEMP_DATA, temp);
  write(CHECKOUT, { ...checkout, leftAt } satisfies Checkout);
  storePurchase(checkout.planType);
}

/** The chosen plan and the time, whichever form the visitor leaves from. */
export function storePurchase(planType: FormaPagamento): void {
  write("edenapp_purchase", { planType, purchaseDate: new Date().toISOString() });
}

export function readCheckout(): Checkout | null {
  forgetExpiredTempData();
  return read<Checkout>(CHECKOUT);
}

/** Null once the checkout's hour is over: then it is forgotten. */
export function readTempData(): TempData | null {
  forgetExpiredTempData();
  return read<TempData>(TEMP_DATA);
}

/** Runs with every page: what a visitor left behind does not wait for their return to be forgotten. */
export function forgetExpiredTempData(): void {
  const temp = read<TempData>(TEMP_DATA);
  if (!temp) return;
  const checkout = read<Checkout>(CHECKOUT);
  // Data without a time gets one now: its hour is never longer than that.
  if (!checkout || checkout.over)
    write(CHECKOUT, { pedidoId: null, planType: temp.planType, forma: "pix", url: null, leftAt: Date.now() });
  else if (Date.now() - checkout.leftAt >= HOUR_MS) {
    remove(TEMP_DATA);
    write(CHECKOUT, { ...checkout, url: null });
  }
}

/** What was temporary goes; the order's number stays, for whoever has to ask what became of it. */
export function endCheckout(over: NonNullable<Checkout["over"]>): void {
  remove(TEMP_DATA);
  const checkout = read<Checkout>(CHECKOUT);
  if (checkout) write(CHECKOUT, { ...checkout, url: null, over });
}

function read<Value>(key: string): Value | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Value | null;
    return kept && typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage full or forbidden: the purchase goes on, the form only has to be filled in again.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}
