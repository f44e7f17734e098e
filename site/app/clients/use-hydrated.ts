import { useSyncExternalStore } from "react";

const never = () => () => {};

/** No while prerendering and in the render that takes over the prerendered page; yes from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
