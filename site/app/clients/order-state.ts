import { openDatabase } from "./data-api.ts";
import { followState } from "./follow-state.ts";

/** State of an order; only webhook events of the payment provider change it. */
export type Situacao = "pendente" | "pago" | "cancelado" | "expirado" | "em_revisao";

const TIMEOUT_MS = 8000;

const ENDED: readonly Situacao[] = ["pago", "cancelado", "expirado"];

/** Null when the state is unknown: no such order, no network or no backend. */
export async function readSituacao(pedidoId: string): Promise<Situacao | null> {
  try {
    const opened = await openDatabase();
    if (!opened) return null;
    const { data, error } = await opened.client
      .rpc("situacao_pedido", { p_id: pedidoId })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    return error ? null : ((data as Situacao | null) ?? null);
  } catch {
    return null;
  }
}

/** Reports every change of an order until it ends, while the page is visible. Returns a function that stops it. */
export function followSituacao(pedidoId: string, onChange: (situacao: Situacao) => void): () => void {
  return followState({
    read: () => readSituacao(pedidoId),
    isFinal: (situacao) => ENDED.includes(situacao),
    onChange,
  });
}
