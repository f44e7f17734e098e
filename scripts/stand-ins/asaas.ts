import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerApi, pageOf } from "./asaas-api.ts";
import { createLedger, type Ledger, payInFull, type Reversal, reversePayments, type Session } from "./asaas-ledger.ts";
import { arrange, type Delivery, deliver, type Notice, noticeOf, noticesOfPayment } from "./asaas-notices.ts";
import { checkoutPage } from "./asaas-page.ts";

/** `lento`: answers after ten seconds; `fora`: answers 500. */
export type Mode = "normal" | "lento" | "fora";

export type AsaasStandIn = {
  /** Base of the API, for ASAAS_URL. */
  apiUrl: string;
  url: string;
  apiKey: string;
  webhookToken: string;
  ledger: Ledger;
  setMode(mode: Mode, email?: string): void;
  sessionOf(externalReference: string): Session | undefined;
  pay(session: Session, options?: { value?: number; delivery?: Delivery }): Notice[];
  close(session: Session, status: "CANCELED" | "EXPIRED", delivery?: Delivery): Notice[];
  /** Refunds every payment of a session, or disputes it for the buyer. */
  reverse(session: Session, status: Reversal): Notice[];
  send(notices: Notice[]): Promise<void>;
  /** Resolves when every webhook event so far was delivered or given up. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

type AsaasOptions = { port?: number | undefined; apiKey: string; webhookUrl: string; webhookToken: string };

/** Fake of the part of the Asaas API that the service uses, with a payment page. Never shipped. */
export async function startAsaas(options: AsaasOptions): Promise<AsaasStandIn> {
  const controls: Controls = { modes: new Map(), kept: new Map() };
  const stopping = new AbortController();
  const server = createServer((request, response) => {
    answer(standIn, controls, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: AsaasStandIn = {
    ...createProvider(options, controls, stopping.signal),
    url,
    apiUrl: `${url}/v3`,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return standIn;
}

type Provider = Omit<AsaasStandIn, "url" | "apiUrl" | "stop">;

function createProvider(options: AsaasOptions, { modes, kept }: Controls, stopped: AbortSignal): Provider {
  const { apiKey, webhookToken, webhookUrl } = options;
  const ledger = createLedger();
  const underWay = new Set<Promise<void>>();
  const send = (notices: Notice[]) => deliver(notices, webhookUrl, webhookToken, stopped);
  const dispatch = (session: Session, notices: Notice[], delivery: Delivery = "normal") => {
    if (delivery === "parado") kept.set(session.externalReference, notices);
    else underWay.add(send(arrange(notices, delivery)));
    return notices;
  };
  return {
    apiKey,
    webhookToken,
    ledger,
    setMode: (mode, email = "") => void modes.set(email, mode),
    sessionOf: (reference) => [...ledger.sessions.values()].findLast((item) => item.externalReference === reference),
    pay(session, { value, delivery } = {}) {
      return dispatch(session, noticesOfPayment(session, payInFull(ledger, session, value)), delivery);
    },
    close(session, status, delivery) {
      session.status = status;
      return dispatch(session, [noticeOf(`CHECKOUT_${status}`, { checkout: session })], delivery);
    },
    reverse(session, status) {
      const payments = reversePayments(ledger, session, status);
      return dispatch(
        session,
        payments.map((payment) => noticeOf(`PAYMENT_${status}`, { payment })),
      );
    },
    send,
    settled: async () => void (await Promise.all(underWay)),
  };
}

type Order = { modo?: Mode; email?: string; liberar?: string; estornar?: string; contestar?: string };
type Controls = { modes: Map<string, Mode>; kept: Map<string, Notice[]> };

async function answer(
  standIn: AsaasStandIn,
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", standIn.url);
  const body = await text(request);
  if (pathname.startsWith("/v3/")) {
    const [status, answered] = await answerApi(standIn, controls.modes, request, body);
    return void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answered));
  }
  if (pathname === "/controle") return answerControl(standIn, controls, response, body, searchParams);
  const [, id = searchParams.get("id") ?? "", action] = /^\/(?:sessao|c)\/([\w-]+)\/?(\w*)$/.exec(pathname) ?? [];
  const session = standIn.ledger.sessions.get(id);
  if (!session) return void response.writeHead(404).end("Sessão não encontrada");
  if (request.method !== "POST") {
    return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(checkoutPage(session));
  }
  response.writeHead(303, { location: act(standIn, session, action ?? "", new URLSearchParams(body)) }).end();
}

/** Handles the button the payer pressed; returns the page to show next. A closed session only shows its state. */
function act(standIn: AsaasStandIn, session: Session, action: string, form: URLSearchParams): string {
  if (session.status !== "ACTIVE") return pageOf(standIn, session);
  const delivery = (form.get("avisos") ?? "normal") as Delivery;
  if (action === "pagar") {
    standIn.pay(session, { value: Number(form.get("valor")?.replace(",", ".") || session.value), delivery });
    return session.urls.success;
  }
  standIn.close(session, action === "expirar" ? "EXPIRED" : "CANCELED", delivery);
  return action === "expirar" ? session.urls.expired : session.urls.cancel;
}

/**
 * For tests in another process. POST `{ modo, email? }` sets how the API answers, for one payer or for all;
 * POST `{ liberar }` sends the held webhook events of an order; POST `{ estornar }` and `{ contestar }` refund and
 * dispute one; GET `?pedido=` returns its state.
 */
function answerControl(
  standIn: AsaasStandIn,
  { kept }: Controls,
  response: ServerResponse,
  text: string,
  query: URLSearchParams,
): void {
  const order = text ? (JSON.parse(text) as Order) : {};
  if (order.modo) standIn.setMode(order.modo, order.email);
  if (order.liberar) {
    void standIn.send(kept.get(order.liberar) ?? []);
    kept.delete(order.liberar);
  }
  for (const [id, status] of [
    [order.estornar, "REFUNDED"],
    [order.contestar, "CHARGEBACK_REQUESTED"],
  ] as const) {
    const session = id && standIn.sessionOf(id);
    if (session) standIn.reverse(session, status);
  }
  const pedido = query.get("pedido");
  const sessions = [...standIn.ledger.sessions.values()].filter((item) => item.externalReference === pedido);
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ sessions }));
}
