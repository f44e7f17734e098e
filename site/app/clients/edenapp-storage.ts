import type { FormaPagamento, OrigemCompra } from "@eden/domain/catalogo/precos";

/** What a paid sign-up leaves behind while the visitor is at the checkout. The only place of ours that holds a CPF. */
export interface TempData {
  nome: string;
  sobrenome: string;
  telefone: string;
  email: string;
  /** Empty where it was not asked for yet, and an hour after leaving. */
  cpf: string;
  planType: FormaPagamento;
  isPaid: true;
}

/** The way to the checkout and back. No personal data: it outlives the payment's term, so that who paid never pays twice. */
export interface Checkout {
  /** Null where the site runs without the service: then nobody can ask what became of the payment. */
  pedidoId: string | null;
  planType: FormaPagamento;
  forma: "pix" | "boleto";
  /** The form it was bought in, which decides the price. */
  origem: OrigemCompra;
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
/** The secret of an invitation, in this tab only. */
export const CONVITE = "eden_convite";
/** The catalogue's terms, written out: every page loads this file. Its test compares them. Also the CPF's time. */
const HOUR_MS = 60 * 60 * 1000;
const BOLETO_MS = 3 * 24 * HOUR_MS;

export const isBoleto = ({ planType, forma }: Pick<Checkout, "planType" | "forma">) =>
  planType === "avista" && forma === "boleto";

/** Until when the provider's page can be paid on. */
export const endOf = (checkout: Checkout) => checkout.leftAt + (isBoleto(checkout) ? BOLETO_MS : HOUR_MS);

/** From now on this device's order, and who bought it: left for here, or opened by the link of an e-mail. */
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

/** Null once the payment's term is over: then it is forgotten. */
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
  if (!checkout || checkout.over) {
    keepCheckout({ pedidoId: null, planType: temp.planType, forma: "pix", origem: "app", url: null }, temp);
  } else if (Date.now() >= endOf(checkout)) {
    forgetPerson();
    write(CHECKOUT, { ...checkout, url: null });
  } else if (temp.cpf && Date.now() - checkout.leftAt >= HOUR_MS) write(TEMP_DATA, { ...temp, cpf: "" });
}

/** What was temporary goes; the order's number stays, for whoever has to ask what became of it. */
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
    // Storage full or forbidden: the purchase goes on, the form only has to be filled in again.
  }
}

function forgetPerson(): void {
  try {
    localStorage.removeItem(TEMP_DATA);
    sessionStorage.removeItem(CONVITE);
  } catch {
    // Forbidden storage holds nothing.
  }
}
