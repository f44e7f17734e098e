import { useSyncExternalStore } from "react";

let espera = { esperando: 0, passadas: 0 };
const listeners = new Set<() => void>();

/** How many people wait for the member, and how many were handed to them; 0 until it is known and after the sign-out. */
export const useEspera = () => useSyncExternalStore(subscribe, () => espera);

export function changeEspera(next: typeof espera): void {
  espera = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
