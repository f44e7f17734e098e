import { useSyncExternalStore } from "react";

/** Whether the last request reached the service. Kept apart from `navigator.onLine`, which only knows the network card. */
let alcanca = true;
const ouvintes = new Set<() => void>();

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

export const isOnline = () => alcanca && navigator.onLine;

export function reportReach(reached: boolean): void {
  if (alcanca === reached) return;
  alcanca = reached;
  notify();
}

function notify() {
  for (const ouvinte of ouvintes) ouvinte();
}

function subscribe(ouvinte: () => void) {
  ouvintes.add(ouvinte);
  window.addEventListener("online", ouvinte);
  window.addEventListener("offline", ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
    window.removeEventListener("online", ouvinte);
    window.removeEventListener("offline", ouvinte);
  };
}
