import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while prerendering and in the hydration render; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
