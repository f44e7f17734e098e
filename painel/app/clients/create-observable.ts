import { useSyncExternalStore } from "react";

/** A value outside of React that components follow. */
export function createObservable<T>(value: T) {
  const listeners = new Set<() => void>();
  const observable = {
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    use: () => useSyncExternalStore(observable.subscribe, observable.get),
  };
  return observable;
}
