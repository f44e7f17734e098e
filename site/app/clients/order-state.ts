import { openDatabase } from "./open-database.ts";

/** Where an order stands, as only the payment provider's own notice decides. */
export type Situacao = "pendente" | "pago" | "cancelado" | "expirado" | "em_revisao";

const TIMEOUT_MS = 8000;
const PACE_MS = 2500;
/** After the first minutes a slower pace: a boleto takes days, and the mail tells as well. */
const SLOW_AFTER = 40;
const SLOW_PACE_MS = 15_000;

const ENDED: readonly Situacao[] = ["pago", "cancelado", "expirado"];

/** Null where nobody can say now: no such order, no network, no backend. */
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

/** Tells every change of an order until it ends, while somebody looks at the page. Returns how to stop. */
export function followSituacao(pedidoId: string, onChange: (situacao: Situacao) => void): () => void {
  let stopped = false;
  let last: Situacao | null = null;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    clearTimeout(timer);
    const now = document.hidden ? null : await readSituacao(pedidoId);
    if (stopped) return;
    asked++;
    if (now && now !== last) {
      last = now;
      onChange(now);
    }
    if (now && ENDED.includes(now)) return;
    timer = setTimeout(ask, asked < SLOW_AFTER ? PACE_MS : SLOW_PACE_MS);
  };
  // Back from the checkout's tab: asked at once, not at the next beat.
  const look = () => {
    if (!document.hidden && !(last && ENDED.includes(last))) void ask();
  };

  document.addEventListener("visibilitychange", look);
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
