import { useSyncExternalStore } from "react";

/** A value outside of React that components follow. */
export function createStore<T>(value: T) {
  const listeners = new Set<() => void>();
  const store = {
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    use: () => useSyncExternalStore(store.subscribe, store.get),
  };
  return store;
}
