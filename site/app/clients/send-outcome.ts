import type { RefusalCause, SharedCause } from "./refusal-cause.ts";

export interface Failure {
  status: "failed";
  cause: RefusalCause | SharedCause;
  message: string;
}

/** Result of sending a row from the outbox. */
export type Outcome = { id: string } & ({ status: "saved" } | Failure);

const NAME = "eden-envios";

/** Notifies every form that may be waiting for it: in this tab and, through the channel, in the others. */
export function announceOutcome(outcome: Outcome): void {
  window.dispatchEvent(new CustomEvent(NAME, { detail: outcome }));
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(outcome);
  channel.close();
}

export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<Outcome>).detail);
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => listener(data);
  window.addEventListener(NAME, here);
  return () => {
    window.removeEventListener(NAME, here);
    channel.close();
  };
}
