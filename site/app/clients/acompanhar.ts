import { type Acompanhar, acompanharSchema } from "@eden/domain/acompanhar/acompanhar";
import { is } from "valibot";
import { openDatabase } from "./outbox/api/data-api.ts";

type Failed = { status: "limited"; retryAfterSeconds: number } | { status: "unreachable" };

export type AcompanharResult =
  | { status: "open"; dados: Acompanhar }
  /** Wrong, expired, replaced or withdrawn: the server does not distinguish them. */
  | { status: "closed" }
  | Failed;

const TIMEOUT_MS = 10_000;
const INTERVAL_MS = 60_000;

export const readAcompanhar = (codigo: string) => change("acompanhar", codigo, {});

/** `id` is made once per text: sending it again is harmless, and another text with the same id is not stored. */
export const addMensagem = (codigo: string, { id, texto }: { id: string; texto: string }) =>
  change("acompanhar_mensagem", codigo, { p_id: id, p_texto: texto });

export const correctTelefone = (codigo: string, telefone: string) =>
  change("acompanhar_telefone", codigo, { p_telefone: telefone });

export const askEliminacao = (codigo: string) => change("acompanhar_apagar", codigo, {});

/** Has the link of the sign-up sent to the mailbox of the purchase. */
export const askConvite = (codigo: string) => change("acompanhar_convite", codigo, {});

/** Withdraws the request, which closes its link; of a paid purchase it ends only the wait for an answer. */
export const withdraw = (codigo: string) => change("acompanhar_retirar", codigo, {});

/** The code of the link of a row that this browser sent within the last hour; null if there is none. */
export async function readCodigo(id: string): Promise<string | null> {
  const answer = await call("acompanhar_recibo", { p_id: id });
  return answer.status === "ok" && typeof answer.data === "string" ? answer.data : null;
}

/** Reports the request every minute while the page is visible. Failures are left out: the last state stays on screen. */
export function followAcompanhar(codigo: string, onChange: (result: AcompanharResult) => void): () => void {
  const ask = async () => {
    if (document.hidden) return;
    const result = await readAcompanhar(codigo);
    if (!stopped && (result.status === "open" || result.status === "closed")) onChange(result);
  };
  let stopped = false;
  const timer = setInterval(ask, INTERVAL_MS);
  document.addEventListener("visibilitychange", ask);
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
  };
}

async function change(name: string, codigo: string, more: Record<string, string>): Promise<AcompanharResult> {
  const answer = await call(name, { p_codigo: codigo, ...more });
  if (answer.status !== "ok") return answer;
  if (answer.data === null || answer.data === "") return { status: "closed" };
  return is(acompanharSchema, answer.data) ? { status: "open", dados: answer.data } : { status: "unreachable" };
}

/** The code is sent in the body of the request, never in a URL. */
async function call(
  name: string,
  parameters: Record<string, string>,
): Promise<{ status: "ok"; data: unknown } | Failed> {
  try {
    const opened = await openDatabase();
    if (!opened) return { status: "unreachable" };
    const { data, error } = await opened.client.rpc(name, parameters).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    const verdict = opened.judge(error);
    if (verdict === "ok") return { status: "ok", data };
    return verdict === "limited"
      ? { status: "limited", retryAfterSeconds: opened.retryAfter() }
      : { status: "unreachable" };
  } catch {
    return { status: "unreachable" };
  }
}
