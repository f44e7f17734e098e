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

/**
 * Whether the visitor submitted before hydration. The inline start script held the submission back; from now on the
 * form handles its own.
 */
export function wasSentEarly({ dataset }: HTMLFormElement): boolean {
  dataset.hydrated = "";
  const sent = "sent" in dataset;
  delete dataset.sent;
  return sent;
}
