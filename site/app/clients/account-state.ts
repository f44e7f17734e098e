import { openDatabase } from "./data-api.ts";
import { followState } from "./follow-state.ts";

/** dispensada: the product runs without the account API. em_revisao: the team decides. */
export type ContaSituacao = "pendente" | "ativa" | "dispensada" | "em_revisao";

const TIMEOUT_MS = 8000;

/** Reports every change of a sign-up's account until it is final, while the page is visible. */
export function followConta(cadastroId: string, onChange: (situacao: ContaSituacao) => void): () => void {
  return followState({ read: () => readConta(cadastroId), isFinal: isSettled, onChange });
}

export const isSettled = (situacao: ContaSituacao) => situacao === "ativa" || situacao === "dispensada";

/** Null when the state is unknown: no such sign-up, no network or no backend. */
async function readConta(cadastroId: string): Promise<ContaSituacao | null> {
  try {
    const opened = await openDatabase();
    if (!opened) return null;
    const { data, error } = await opened.client
      .rpc("situacao_conta", { p_id: cadastroId })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    return error ? null : ((data as ContaSituacao | null) ?? null);
  } catch {
    return null;
  }
}
