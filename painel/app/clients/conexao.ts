import { useSyncExternalStore } from "react";
import { createObservable } from "./create-observable.ts";

/** Whether the last request reached the service. Kept apart from `navigator.onLine`, which only knows the network card. */
const alcanca = createObservable(true);

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

export const isOnline = () => alcanca.get() && navigator.onLine;

export function reportReach(reached: boolean): void {
  if (alcanca.get() !== reached) alcanca.set(reached);
}

function subscribe(listener: () => void) {
  const stop = alcanca.subscribe(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    stop();
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
