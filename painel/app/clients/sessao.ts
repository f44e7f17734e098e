import { createObservable } from "./create-observable.ts";

/**
 * `desconhecida` until the first response; `fora` without a session; `dentro`; `encerrada` when the service ended a session
 * that was in use, so that the member can return to the same screen.
 */
export type SessaoStatus = "desconhecida" | "fora" | "dentro" | "encerrada";

const status = createObservable<SessaoStatus>("desconhecida");

export const useSessao = status.use;

export const isSignedOut = () => status.get() === "fora";
/** The service accepted a request of a member. */
export const startSessao = () => change("dentro");
/** The service refused the session. */
export const endSessao = () => change(status.get() === "dentro" || status.get() === "encerrada" ? "encerrada" : "fora");
/** The member signed out. */
export const leaveSessao = () => change("fora");
/** After signing in, the next request tells who the member is. */
export const renewSessao = () => change("desconhecida");

function change(next: SessaoStatus) {
  if (status.get() !== next) status.set(next);
}
