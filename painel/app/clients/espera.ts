import { useSyncExternalStore } from "react";

let espera = 0;
const listeners = new Set<() => void>();

/** How many people wait for the member; 0 until it is known and after the sign-out. */
export const useEspera = () => useSyncExternalStore(subscribe, () => espera);

export function changeEspera(next: number): void {
  espera = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
