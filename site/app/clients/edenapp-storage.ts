import type { FormaPagamento, OrigemCompra } from "@eden/domain/catalogo/precos";

/** Data of a paid sign-up, kept while the visitor is at the checkout. The only key that contains a CPF. */
export interface TempData {
  nome: string;
  sobrenome: string;
  telefone: string;
  email: string;
  /** Empty if not asked for yet, and one hour after the visitor left for the checkout. */
  cpf: string;
  planType: FormaPagamento;
  isPaid: true;
}

/**
 * State to resume after the checkout. It contains no personal data and outlives the payment term, so that a paying
 * visitor is never charged twice.
 */
export interface Checkout {
  /** Null if the site runs without the service: then the payment state cannot be queried. */
  pedidoId: string | null;
  planType: FormaPagamento;
  forma: "pix" | "boleto";
  /** The form in which it was bought; it decides the price. */
  origem: OrigemCompra;
  /** The provider's payment page, while it is open. */
  url: string | null;
  leftAt: number;
  /**
   * concluded: the sign-up of this order has ended; its pages still follow the order. abandoned: cancelled, expired or
   * replaced by another choice; it may still be paid by the link in an e-mail.
   */
  over?: "concluded" | "abandoned";
}

const TEMP_DATA = "edenApp_tempData";
const CHECKOUT = "eden_checkout_edenapp";
/** The secret of an invitation, in sessionStorage. */
export const CONVITE = "eden_convite";
/** Payment terms, copied from the catalogue to keep this file small on every page; a test compares them. */
const HOUR_MS = 60 * 60 * 1000;
const BOLETO_MS = 3 * 24 * HOUR_MS;

export const isBoleto = ({ planType, forma }: Pick<Checkout, "planType" | "forma">) =>
  planType === "avista" && forma === "boleto";

/** Until when the provider's page accepts the payment. */
export const endOf = (checkout: Checkout) => checkout.leftAt + (isBoleto(checkout) ? BOLETO_MS : HOUR_MS);

/** Stores the order and its buyer on this device, after leaving for the checkout or opening the link of an e-mail. */
export function keepCheckout(checkout: Omit<Checkout, "leftAt">, temp: TempData): Checkout {
  const kept = { ...checkout, leftAt: Date.now() };
  write(TEMP_DATA, temp);
  write(CHECKOUT, kept);
  return kept;
}

export function readCheckout(): Checkout | null {
  forgetExpiredTempData();
  return read<Checkout>(CHECKOUT);
}

/** Null after the payment term, when it is also deleted. */
export function readTempData(): TempData | null {
  forgetExpiredTempData();
  return read<TempData>(TEMP_DATA);
}

/** Runs on every page, so that expired data is deleted even if the visitor does not return to the form. */
export function forgetExpiredTempData(): void {
  const temp = read<TempData>(TEMP_DATA);
  if (!temp) return;
  const checkout = read<Checkout>(CHECKOUT);
  // Data without a time gets the current one, so it is kept for an hour at most.
  if (!checkout || checkout.over) {
    keepCheckout({ pedidoId: null, planType: temp.planType, forma: "pix", origem: "app", url: null }, temp);
  } else if (Date.now() >= endOf(checkout)) {
    forgetPerson();
    write(CHECKOUT, { ...checkout, url: null });
  } else if (temp.cpf && Date.now() - checkout.leftAt >= HOUR_MS) write(TEMP_DATA, { ...temp, cpf: "" });
}

/** Deletes the temporary data. The order's id stays, so that its state can still be queried. */
export function endCheckout(over: NonNullable<Checkout["over"]>): void {
  forgetPerson();
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
    // Storage is full or blocked: the purchase continues, but the form has to be filled in again.
  }
}

function forgetPerson(): void {
  try {
    localStorage.removeItem(TEMP_DATA);
    sessionStorage.removeItem(CONVITE);
  } catch {
    // Storage is blocked, so there is nothing stored.
  }
}
