import type { Location } from "react-router";

/** State of a link that opens a person to be answered: the composer is open at once. */
export const RESPONDER = { responder: true } as const;

export const asksToRespond = ({ state }: Location): boolean =>
  typeof state === "object" && state !== null && "responder" in state && state.responder === true;
