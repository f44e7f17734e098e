import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { AsaasStandIn, Mode } from "./asaas.ts";
import { openCheckout, openPaymentLink, type Session } from "./asaas-ledger.ts";

type Answer = [status: number, body: unknown];

const SLOW_MS = 10_000;

/** The part of the documented API that the service uses. */
export async function answerApi(
  standIn: AsaasStandIn,
  modes: Map<string, Mode>,
  request: IncomingMessage,
  text: string,
): Promise<Answer> {
  const refused = refuseCaller(standIn, request);
  if (refused) return refused;
  const body = text ? JSON.parse(text) : {};
  const mode = modes.get(body.customerData?.email) ?? modes.get("") ?? "normal";
  if (mode === "fora") return refuse(500, "internal_error", "Erro interno.");
  if (mode === "lento") await setTimeout(SLOW_MS, undefined, { ref: false });
  const { pathname, searchParams } = new URL(request.url ?? "/", standIn.url);
  const [, resource, id] = /^\/v3\/(\w+)\/?(\w*)$/.exec(pathname) ?? [];
  const route = `${request.method} ${resource}`;
  if (route === "POST checkouts") return opened(standIn, openCheckout(standIn.ledger, body));
  if (route === "POST paymentLinks") return opened(standIn, openPaymentLink(standIn.ledger, body));
  if (route === "DELETE paymentLinks") return closeLink(standIn, id ?? "");
  if (route === "GET payments") return readPayments(standIn, id, searchParams.get("externalReference"));
  return refuse(404, "not_found", "Não encontrado.");
}

export function pageOf({ url }: AsaasStandIn, { kind, id }: Session): string {
  return kind === "checkout" ? `${url}/checkoutSession/show?id=${id}` : `${url}/c/${id}`;
}

function refuse(status: number, code: string, description: string): Answer {
  return [status, { errors: [{ code, description }] }];
}

function refuseCaller({ apiKey }: AsaasStandIn, { headers }: IncomingMessage): Answer | undefined {
  if (!headers["user-agent"]) return refuse(400, "invalid_user_agent", "O header User-Agent é obrigatório.");
  if (headers.access_token === apiKey) return undefined;
  return refuse(401, "invalid_access_token", "A chave de API fornecida é inválida.");
}

function opened(standIn: AsaasStandIn, session: Session | string): Answer {
  if (typeof session === "string") return refuse(400, "invalid_object", session);
  const page = pageOf(standIn, session);
  const { id, kind, status } = session;
  return [200, kind === "checkout" ? { id, link: page, status } : { id, url: page }];
}

function closeLink({ ledger }: AsaasStandIn, id: string): Answer {
  const link = ledger.sessions.get(id);
  if (link?.kind !== "paymentLink" || ledger.removedLinks.has(id)) {
    return refuse(404, "not_found", "Link não encontrado.");
  }
  ledger.removedLinks.add(id);
  if (link.status === "ACTIVE") link.status = "CANCELED";
  return [200, { deleted: true, id }];
}

function readPayments({ ledger }: AsaasStandIn, id: string | undefined, reference: string | null): Answer {
  if (id) {
    const payment = ledger.payments.get(id);
    return payment ? [200, payment] : refuse(404, "not_found", "Cobrança não encontrada.");
  }
  const data = [...ledger.payments.values()].filter((item) => item.externalReference === reference);
  return [200, { object: "list", hasMore: false, totalCount: data.length, limit: 100, offset: 0, data }];
}
