import {
  type FormaAvista,
  isEncerrado,
  type OrigemCompra,
  type PlanoPagamento,
  SITUACOES,
  type Situacao,
} from "@eden/domain/catalogo/pedido";
import { is, object, picklist, string } from "valibot";
import { loadPublicConfig } from "./outbox/api/data-api.ts";

export interface PedidoInput {
  /** Id of the pedido. Repeating it returns the same pedido, never a second charge. */
  id: string;
  origem: OrigemCompra;
  plano: PlanoPagamento;
  /** How the one-off price is paid. */
  forma?: FormaAvista | undefined;
  nome: string;
  email: string;
  telefone: string;
  cpf?: string | undefined;
  leadId?: string | undefined;
}

export type PedidoResult =
  | { status: "ready"; url: string }
  /** The pedido has already ended; buying again needs a new id. */
  | { status: "closed"; situacao: Situacao }
  | { status: "limited"; retryAfterSeconds: number }
  | { status: "unavailable"; mensagem: string };

/** Timeout of the request. Retrying is harmless because of the pedido's id. */
const TIMEOUT_MS = 8000;
const UNAVAILABLE: PedidoResult = {
  status: "unavailable",
  mensagem:
    "O ambiente de pagamento não respondeu agora. Nada foi cobrado e seus dados continuam aqui: tente novamente em instantes.",
};

const readySchema = object({ url: string() });
const closedSchema = object({ situacao: picklist(SITUACOES) });
const messageSchema = object({ mensagem: string() });

/**
 * Opens the provider's payment page, with another pedido if this one was cancelled or has expired. Always resolves
 * before the timeout, also on errors.
 */
export async function openPedido(input: PedidoInput): Promise<{ id: string; result: PedidoResult }> {
  const result = await requestCheckout(input);
  const isOver = result.status === "closed" && isEncerrado(result.situacao);
  if (!isOver) return { id: input.id, result };
  const id = crypto.randomUUID();
  return { id, result: await requestCheckout({ ...input, id }) };
}

async function requestCheckout(input: PedidoInput): Promise<PedidoResult> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const givenUp = new Promise<PedidoResult>((resolve) => {
    signal.addEventListener("abort", () => resolve(UNAVAILABLE), { once: true });
  });
  return Promise.race([post(input, signal).catch(unforeseen), givenUp]);
}

async function post(input: PedidoInput, signal: AbortSignal): Promise<PedidoResult> {
  const config = await loadPublicConfig();
  if (!config) return UNAVAILABLE;
  const response = await fetch(`${config.apiUrl}/checkout`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
    signal,
  });
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok && is(readySchema, reply) && /^https?:/.test(reply.url)) return { status: "ready", url: reply.url };
  if (response.status === 409 && is(closedSchema, reply)) return { status: "closed", situacao: reply.situacao };
  if (response.status === 429) {
    return { status: "limited", retryAfterSeconds: Number(response.headers.get("Retry-After")) || 60 };
  }
  return is(messageSchema, reply) ? { status: "unavailable", mensagem: reply.mensagem } : UNAVAILABLE;
}

function unforeseen(error: unknown): PedidoResult {
  // Log only the error's name: its message may contain a URL.
  console.error("checkout failed", error instanceof Error ? error.name : typeof error);
  return UNAVAILABLE;
}
