import { useSyncExternalStore } from "react";

/** Whether the last request reached the service. Kept apart from `navigator.onLine`, which only knows the network card. */
let alcanca = true;
const listeners = new Set<() => void>();

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
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
