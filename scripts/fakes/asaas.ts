import { setTimeout } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { object, optional, parse, picklist, string } from "valibot";
import {
  arrange,
  DELIVERIES,
  type Delivery,
  deliver,
  eventOf,
  eventsOfPayment,
  type WebhookEvent,
} from "./asaas-events.ts";
import {
  createCustomer,
  createLedger,
  markPayments,
  openCheckout,
  openPaymentLink,
  type Payment,
  payInFull,
  paymentsOf,
  type Reversal,
  removeLink,
  type Session,
  startPayments,
} from "./asaas-ledger.ts";
import { checkoutPage, pathOf, sessionsPage } from "./asaas-page.ts";
import { serveApp } from "./serve-app.ts";

/** `lento`: answers after ten seconds; `fora`: answers 500. */
const MODES = ["normal", "lento", "fora"] as const;
type Mode = (typeof MODES)[number];
const SLOW_MS = 10_000;

type AsaasOptions = { port?: number | undefined; apiKey: string; webhookUrl: string; webhookToken: string };
type Provider = ReturnType<typeof createProvider>;
export type AsaasFake = Awaited<ReturnType<typeof startAsaas>>;

/** Fake of the part of the Asaas API that the service uses, with a payment page. Never shipped. */
export async function startAsaas({ port, apiKey, webhookUrl, webhookToken }: AsaasOptions) {
  const stopping = new AbortController();
  const provider = createProvider((events) => deliver(events, webhookUrl, webhookToken, stopping.signal));
  const app = new Hono();
  app.route("/v3", apiRoutes(provider, apiKey));
  app.route("/", pageRoutes(provider));
  app.on(["GET", "POST"], "/controle", (context) => control(provider, context));
  app.notFound((context) => context.text("Sessão não encontrada", 404));
  const { url, stop } = await serveApp(app, port);
  return {
    ...provider,
    url,
    /** Base of the API, for ASAAS_URL. */
    apiUrl: `${url}/v3`,
    apiKey,
    webhookToken,
    async stop() {
      stopping.abort();
      await stop();
    },
  };
}

function createProvider(send: (events: WebhookEvent[]) => Promise<void>) {
  const ledger = createLedger();
  const modes = new Map<string, Mode>();
  const held = new Map<string, WebhookEvent[]>();
  const underWay = new Set<Promise<void>>();
  const dispatch = (session: Session, events: WebhookEvent[], delivery: Delivery = "normal") => {
    if (delivery === "parado") held.set(session.externalReference, events);
    else underWay.add(send(arrange(events, delivery)));
    return events;
  };
  const sessionsOf = (reference: string) =>
    [...ledger.sessions.values()].filter((session) => session.externalReference === reference);
  return {
    ledger,
    send,
    sessionsOf,
    sessionOf: (reference: string) => sessionsOf(reference).at(-1),
    /** Sets how the API answers, for one payer or for all. */
    setMode: (mode: Mode, email = "") => void modes.set(email, mode),
    modeOf: (email = "") => modes.get(email) ?? modes.get("") ?? "normal",
    pay(session: Session, { value, delivery }: { value?: number; delivery?: Delivery } = {}) {
      return dispatch(session, eventsOfPayment(session, payInFull(ledger, session, value)), delivery);
    },
    close(session: Session, status: "CANCELED" | "EXPIRED", delivery?: Delivery) {
      session.status = status;
      return dispatch(session, [eventOf(`CHECKOUT_${status}`, { checkout: { id: session.id, status } })], delivery);
    },
    /** Refunds every payment of a session, or disputes it for the buyer. */
    reverse(session: Session, status: Reversal, delivery?: Delivery) {
      const payments = markPayments(ledger, session, status);
      const events = payments.map((payment) => eventOf(`PAYMENT_${status}`, { payment }));
      return dispatch(session, events, delivery);
    },
    /** The buyer starts to pay: issues the boleto, or tries the card. Nothing is paid yet. */
    start(session: Session, { status, dueDate }: { status?: Payment["status"]; dueDate?: string } = {}) {
      return startPayments(ledger, session, status ?? "PENDING", session.value, dueDate);
    },
    /** Reports one of `PAYMENT_…` about every payment that was started; `status` is what the API then shows. */
    report(
      session: Session,
      event: string,
      { status, delivery }: { status?: Payment["status"]; delivery?: Delivery } = {},
    ) {
      const payments = status ? markPayments(ledger, session, status) : paymentsOf(ledger, session);
      const events = payments.map((payment) => eventOf(`PAYMENT_${event}`, { payment: { ...payment } }));
      return dispatch(session, events, delivery);
    },
    /** Sends the webhook events of an order that `parado` held. */
    release(reference: string) {
      void send(held.get(reference) ?? []);
      held.delete(reference);
    },
    /** Resolves when every webhook event so far was delivered or given up. */
    settled: async () => void (await Promise.all(underWay)),
  };
}

/** The part of the documented API that the service uses. */
function apiRoutes({ ledger, modeOf, close }: Provider, apiKey: string): Hono {
  const api = new Hono();
  api.use(async (context, next) => {
    const { req } = context;
    if (!req.header("user-agent"))
      return refuse(context, 400, "invalid_user_agent", "O header User-Agent é obrigatório.");
    if (req.header("access_token") !== apiKey)
      return refuse(context, 401, "invalid_access_token", "A chave de API fornecida é inválida.");
    const body = req.method === "POST" ? await req.json<{ email?: string }>() : {};
    const mode = modeOf(body.email);
    if (mode === "fora") return refuse(context, 500, "internal_error", "Erro interno.");
    if (mode === "lento") await setTimeout(SLOW_MS, undefined, { ref: false });
    return next();
  });
  api.post("/customers", async (context) => {
    const customer = createCustomer(ledger, await context.req.json());
    return typeof customer === "string" ? refuse(context, 400, "invalid_cpfCnpj", customer) : context.json(customer);
  });
  api.post("/checkouts/:id/cancel", (context) => {
    const session = ledger.sessions.get(context.req.param("id"));
    if (session?.kind !== "checkout") return refuse(context, 404, "not_found", "Checkout não encontrado.");
    if (session.status !== "ACTIVE") return refuse(context, 400, "invalid_action", "O checkout já terminou.");
    close(session, "CANCELED");
    return context.json({ id: session.id, status: session.status });
  });
  api.post("/checkouts", async (context) => opened(context, openCheckout(ledger, await context.req.json())));
  api.post("/paymentLinks", async (context) => opened(context, openPaymentLink(ledger, await context.req.json())));
  api.delete("/paymentLinks/:id", (context) => {
    const id = context.req.param("id");
    if (removeLink(ledger, id)) return context.json({ deleted: true, id });
    return refuse(context, 404, "not_found", "Link não encontrado.");
  });
  api.get("/payments", (context) => {
    const reference = context.req.query("externalReference");
    const invoiceUrl = (id: string) => new URL(`/i/${id}`, context.req.url).href;
    const data = [...ledger.payments.values()]
      .filter((payment) => payment.externalReference === reference)
      .map((payment) => ({ ...payment, invoiceUrl: invoiceUrl(payment.id) }));
    return context.json({ object: "list", hasMore: false, totalCount: data.length, limit: 100, offset: 0, data });
  });
  api.get("/payments/:id", (context) => {
    const payment = ledger.payments.get(context.req.param("id"));
    return payment ? context.json(payment) : refuse(context, 404, "not_found", "Cobrança não encontrada.");
  });
  api.all("*", (context) => refuse(context, 404, "not_found", "Não encontrado."));
  return api;
}

function refuse(context: Context, status: 400 | 401 | 404 | 500, code: string, description: string): Response {
  return context.json({ errors: [{ code, description }] }, status);
}

function opened(context: Context, session: Session | string): Response {
  if (typeof session === "string") return refuse(context, 400, "invalid_object", session);
  const { id, kind, status } = session;
  const page = new URL(pathOf(session), context.req.url).href;
  return context.json(kind === "checkout" ? { id, link: page, status } : { id, url: page });
}

const formSchema = object({ avisos: optional(picklist(DELIVERIES), "normal"), valor: optional(string(), "") });

/** The payment page and its buttons. A closed session only shows its state. */
function pageRoutes({ ledger, pay, close }: Provider): Hono {
  const pages = new Hono();
  const show = (context: Context, id = "") => {
    const session = ledger.sessions.get(id);
    return session ? context.html(checkoutPage(session)) : context.notFound();
  };
  pages.get("/", (context) => context.html(sessionsPage([...ledger.sessions.values()])));
  pages.get("/checkoutSession/show", (context) => show(context, context.req.query("id")));
  pages.get("/c/:id", (context) => show(context, context.req.param("id")));
  pages.get("/i/:payment", (context) => {
    const { checkoutSession, paymentLink } = ledger.payments.get(context.req.param("payment")) ?? {};
    return show(context, checkoutSession ?? paymentLink ?? "");
  });
  pages.post("/sessao/:id/:action{pagar|cancelar|expirar}", async (context) => {
    const { id, action } = context.req.param();
    const session = ledger.sessions.get(id);
    if (!session) return context.notFound();
    if (session.status !== "ACTIVE") return context.redirect(pathOf(session), 303);
    const { avisos: delivery, valor } = parse(formSchema, await context.req.parseBody());
    if (action === "pagar") {
      pay(session, { value: Number(valor.replace(",", ".") || session.value), delivery });
      return context.redirect(session.urls.success, 303);
    }
    close(session, action === "expirar" ? "EXPIRED" : "CANCELED", delivery);
    return context.redirect(action === "expirar" ? session.urls.expired : session.urls.cancel, 303);
  });
  return pages;
}

const text = optional(string());
/** What the provider reports about an unpaid order, by the name that the control endpoint accepts. */
const REPORTS = {
  recusar: { event: "CREDIT_CARD_CAPTURE_REFUSED", status: "PENDING" },
  analisar: { event: "AWAITING_RISK_ANALYSIS", status: "AWAITING_RISK_ANALYSIS" },
  aprovar: { event: "APPROVED_BY_RISK_ANALYSIS", status: "CONFIRMED" },
  reprovar: { event: "REPROVED_BY_RISK_ANALYSIS", status: "PENDING" },
  vencer: { event: "OVERDUE", status: "OVERDUE" },
  ver: { event: "BANK_SLIP_VIEWED", status: "PENDING" },
} as const;

const orderSchema = object({
  modo: optional(picklist(MODES)),
  email: text,
  liberar: text,
  estornar: text,
  contestar: text,
  avisar: optional(picklist(Object.keys(REPORTS) as [keyof typeof REPORTS])),
  pedido: text,
});

/**
 * For tests in another process. POST `{ modo, email? }` sets how the API answers, for one payer or for all;
 * POST `{ liberar }` sends the held webhook events of an order; POST `{ estornar }` and `{ contestar }` refund and
 * dispute one; POST `{ avisar, pedido }` reports a refusal, an analysis or a boleto; GET `?pedido=` returns its state.
 */
async function control(provider: Provider, { req, json }: Context) {
  const { setMode, release, reverse, sessionOf, sessionsOf } = provider;
  const order = parse(orderSchema, req.method === "POST" ? await req.json() : {});
  if (order.modo) setMode(order.modo, order.email);
  if (order.liberar) release(order.liberar);
  const refunded = order.estornar && sessionOf(order.estornar);
  const disputed = order.contestar && sessionOf(order.contestar);
  if (refunded) reverse(refunded, "REFUNDED");
  if (disputed) reverse(disputed, "CHARGEBACK_REQUESTED");
  const told = order.pedido && sessionOf(order.pedido);
  if (told && order.avisar) report(provider, told, order.avisar);
  return json({ sessions: sessionsOf(req.query("pedido") ?? "") });
}

function report({ ledger, start, report: tell }: Provider, session: Session, name: keyof typeof REPORTS): void {
  if (paymentsOf(ledger, session).length === 0) start(session);
  const { event, status } = REPORTS[name];
  tell(session, event, { status });
}
