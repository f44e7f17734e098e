import { useSyncExternalStore } from "react";

/** Whether list and person are side by side: from 1024 px. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

const query = () => window.matchMedia("(min-width: 64rem)");

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
