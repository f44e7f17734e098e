import { VALIDADE_BOLETO_DIAS, VALIDADE_CHECKOUT_MINUTOS } from "@eden/domain/catalogo/pedido";
import { MESES_ACESSO, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { array, type InferOutput, nullish, number, object, optional, parse, string, unknown } from "valibot";
import type { Pedido } from "../rows.ts";

/** The visitor gets an answer within eight seconds, so a slower provider counts as a failure. */
const TIMEOUT_MS = 6000;

const sessionAnswer = object({ id: string(), link: nullish(string()), url: nullish(string()) });
const paymentAnswer = object({
  id: string(),
  status: string(),
  value: number(),
  billingType: nullish(string()),
  /** Day, `YYYY-MM-DD`. */
  dueDate: nullish(string()),
  /** The provider's page of the payment; that of a boleto shows the boleto itself. */
  invoiceUrl: nullish(string()),
  externalReference: nullish(string()),
  checkoutSession: nullish(string()),
  paymentLink: nullish(string()),
});
const customerAnswer = object({ id: string() });
const listAnswer = object({ data: array(paymentAnswer) });
const errorAnswer = object({
  errors: optional(array(object({ code: optional(string()), description: unknown() })), []),
});

export type Payment = InferOutput<typeof paymentAnswer>;
export interface Session {
  id: string;
  url: string;
  /** How long the session can be paid. */
  minutes: number;
}

export interface Asaas {
  openSession(pedido: Pedido): Promise<Session>;
  /** All payments of an order, whatever their status. */
  paymentsOf(pedidoId: string): Promise<Payment[]>;
  payment(id: string): Promise<Payment | undefined>;
  /** Closes a link when its order no longer needs it, because a link can be paid more than once. Idempotent. */
  closeLink(id: string): Promise<void>;
  /** Ends a checkout that its order replaces, so that it cannot be paid any more. Idempotent. */
  cancelCheckout(id: string): Promise<void>;
}

interface AsaasOptions {
  url: string;
  apiKey: string;
  siteUrl: string;
}

/** The provider refused or did not answer. Contains nothing of the request. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly status: number;
  constructor(status: number, codes: string) {
    super(`provider ${status || "unreachable"} ${codes}`.trim());
    this.status = status;
  }
}

export function createAsaas({ url, apiKey, siteUrl }: AsaasOptions): Asaas {
  const call = async (method: string, path: string, body?: unknown, signal = AbortSignal.timeout(TIMEOUT_MS)) => {
    const headers = { access_token: apiKey, "user-agent": "eden-grupo", "content-type": "application/json" };
    const init = { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}${path}`, init).catch(() => undefined);
    if (!response) throw new ProviderError(0, "");
    if (!response.ok) throw new ProviderError(response.status, await errorCodes(response));
    return response.json().catch(() => {
      throw new ProviderError(0, "");
    });
  };
  return {
    openSession: (pedido) => (pedido.forma_pagamento === "boleto" ? openLink : openCheckout)(pedido, call, siteUrl),
    async paymentsOf(pedidoId) {
      const query = new URLSearchParams({ externalReference: pedidoId, limit: "100" });
      return parse(listAnswer, await call("GET", `/payments?${query}`)).data;
    },
    async payment(id) {
      const found = await call("GET", `/payments/${encodeURIComponent(id)}`).catch(undefinedIfMissing);
      return found === undefined ? undefined : parse(paymentAnswer, found);
    },
    async closeLink(id) {
      await call("DELETE", `/paymentLinks/${encodeURIComponent(id)}`).catch(undefinedIfMissing);
    },
    async cancelCheckout(id) {
      await call("POST", `/checkouts/${encodeURIComponent(id)}/cancel`, {}).catch((error) => {
        // Paid, expired or cancelled before: it is over either way.
        if (!(error instanceof ProviderError && error.status >= 400 && error.status < 500)) throw error;
      });
    },
  };
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ProviderError && error.status === 404) return undefined;
  throw error;
}

type Call = (method: string, path: string, body?: unknown, signal?: AbortSignal) => Promise<unknown>;

async function openCheckout(pedido: Pedido, call: Call, siteUrl: string): Promise<Session> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const body = checkoutBody(pedido, siteUrl);
  const opened = await createCustomer(pedido, call, signal)
    .then((customer) => call("POST", "/checkouts", { ...body, customer }, signal))
    .catch((error) => {
      // Prefills the buyer's data. If the provider needs more, it asks the buyer on its page.
      if (error instanceof ProviderError && error.status === 400) return call("POST", "/checkouts", body, signal);
      throw error;
    });
  const { id, link } = parse(sessionAnswer, opened);
  return {
    id,
    url: link ?? `https://asaas.com/checkoutSession/show?id=${encodeURIComponent(id)}`,
    minutes: VALIDADE_CHECKOUT_MINUTOS,
  };
}

function checkoutBody(pedido: Pedido, siteUrl: string) {
  const inInstalments = pedido.plano === "parcelado";
  return {
    billingTypes: [inInstalments ? "CREDIT_CARD" : "PIX"],
    chargeTypes: [inInstalments ? "INSTALLMENT" : "DETACHED"],
    ...(inInstalments ? { installment: { maxInstallmentCount: PRECO_PARCELADO.parcelas } } : {}),
    minutesToExpire: VALIDADE_CHECKOUT_MINUTOS,
    externalReference: pedido.id,
    callback: { successUrl: `${siteUrl}/success`, cancelUrl: `${siteUrl}/cancel`, expiredUrl: `${siteUrl}/expired` },
    items: [{ name: ITEM, description: DESCRIPTION, quantity: 1, value: pedido.valor_centavos / 100 }],
  };
}

const ITEM = `EdenApp, ${MESES_ACESSO} meses`;
const DESCRIPTION = `Acesso ao EdenApp por ${MESES_ACESSO} meses.`;

/** Without the provider's own messages: buyers hear from us only. */
async function createCustomer(
  { nome, cpf, email, telefone }: Pedido,
  call: Call,
  signal: AbortSignal,
): Promise<string> {
  const body = {
    name: nome,
    ...(cpf ? { cpfCnpj: cpf } : {}),
    email,
    mobilePhone: telefone,
    notificationDisabled: true,
  };
  return parse(customerAnswer, await call("POST", "/customers", body, signal)).id;
}

/** The checkout does not support boleto: use a payment link, which is valid for days. */
async function openLink(pedido: Pedido, call: Call, siteUrl: string): Promise<Session> {
  const minutes = VALIDADE_BOLETO_DIAS * 24 * 60;
  const opened = await call("POST", "/paymentLinks", {
    name: ITEM,
    description: DESCRIPTION,
    billingType: "BOLETO",
    chargeType: "DETACHED",
    value: pedido.valor_centavos / 100,
    dueDateLimitDays: VALIDADE_BOLETO_DIAS,
    endDate: new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 10),
    externalReference: pedido.id,
    notificationEnabled: false,
    callback: { successUrl: `${siteUrl}/success`, autoRedirect: true },
  });
  const { id, url } = parse(sessionAnswer, opened);
  if (!url) throw new ProviderError(0, "no_url");
  return { id, url, minutes };
}

/** Keep only the error codes: descriptions may quote what a visitor typed. */
async function errorCodes(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => ({}));
  return parse(errorAnswer, body)
    .errors.map(({ code }) => code)
    .join(" ");
}
