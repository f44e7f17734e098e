import { useSyncExternalStore } from "react";

/**
 * `desconhecida` until the first response; `fora` without a session; `dentro`; `encerrada` when the service ended a session
 * that was in use, so that the member can return to the same screen.
 */
export type SessaoStatus = "desconhecida" | "fora" | "dentro" | "encerrada";

let status: SessaoStatus = "desconhecida";
const listeners = new Set<() => void>();

export function useSessao(): SessaoStatus {
  return useSyncExternalStore(subscribe, () => status);
}

export const isSignedOut = () => status === "fora";
/** The service accepted a request of a member. */
export const startSessao = () => change("dentro");
/** The service refused the session. */
export const endSessao = () => change(status === "dentro" || status === "encerrada" ? "encerrada" : "fora");
/** The member signed out. */
export const leaveSessao = () => change("fora");
/** After signing in, the next request tells who the member is. */
export const renewSessao = () => change("desconhecida");

function change(next: SessaoStatus) {
  if (status === next) return;
  status = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
