import type { FormaPagamento, OrigemCompra } from "@eden/domain/catalogo/precos";
import { loadPublicConfig } from "./data-api.ts";
import type { Situacao } from "./order-state.ts";

export interface CheckoutInput {
  /** Id of the order. Repeating it returns the same order, never a second charge. */
  id: string;
  origem: OrigemCompra;
  plano: FormaPagamento;
  /** How the one-off price is paid. */
  forma?: "pix" | "boleto" | undefined;
  nome: string;
  email: string;
  telefone: string;
  cpf?: string | undefined;
  leadId?: string | undefined;
}

export type CheckoutResult =
  | { kind: "ready"; url: string; expiraEm: string | null }
  /** The order has already ended; a new purchase needs a new id. */
  | { kind: "closed"; situacao: Situacao }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable"; mensagem: string }
  /** The site was deployed without the service: the visitor pays by the plan's fixed link. */
  | { kind: "no-service" };

/** Timeout of the request. Retrying is harmless because of the order's id. */
const PATIENCE_MS = 8000;
const UNAVAILABLE =
  "O ambiente de pagamento não respondeu agora. Nada foi cobrado e seus dados continuam aqui: tente novamente em instantes.";

/** Asks the service for the provider's payment page. Always resolves before the timeout, also on errors. */
export async function openCheckout(input: CheckoutInput): Promise<CheckoutResult> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const givenUp = new Promise<CheckoutResult>((resolve) => {
    signal.addEventListener("abort", () => resolve({ kind: "unavailable", mensagem: UNAVAILABLE }), { once: true });
  });
  return Promise.race([ask(input, signal).catch(unforeseen), givenUp]);
}

export interface OpenedOrder {
  id: string;
  result: CheckoutResult;
}

/** Like openCheckout, but opens a new order if this one was cancelled or has expired. */
export async function openOrder(input: CheckoutInput): Promise<OpenedOrder> {
  const result = await openCheckout(input);
  const isOver = result.kind === "closed" && (result.situacao === "cancelado" || result.situacao === "expirado");
  if (!isOver) return { id: input.id, result };
  const id = crypto.randomUUID();
  return { id, result: await openCheckout({ ...input, id }) };
}

async function ask(input: CheckoutInput, signal: AbortSignal): Promise<CheckoutResult> {
  const config = await loadPublicConfig();
  if (!config?.apiUrl) return { kind: "no-service" };
  const response = await fetch(`${config.apiUrl}/checkout`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
    signal,
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  return read(response, answer);
}

function read(response: Response, answer: Record<string, unknown>): CheckoutResult {
  const { url, expiraEm, situacao, mensagem } = answer;
  if (response.ok && typeof url === "string" && /^https?:/.test(url)) {
    return { kind: "ready", url, expiraEm: typeof expiraEm === "string" ? expiraEm : null };
  }
  if (response.status === 409 && typeof situacao === "string")
    return { kind: "closed", situacao: situacao as Situacao };
  if (response.status === 429) {
    return { kind: "limited", retryAfterSeconds: Number(response.headers.get("Retry-After")) || 60 };
  }
  return { kind: "unavailable", mensagem: typeof mensagem === "string" ? mensagem : UNAVAILABLE };
}

function unforeseen(error: unknown): CheckoutResult {
  // Log only the error's name: its message may contain a URL.
  console.error("checkout failed", error instanceof Error ? error.name : typeof error);
  return { kind: "unavailable", mensagem: UNAVAILABLE };
}
