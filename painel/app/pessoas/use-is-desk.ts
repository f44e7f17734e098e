import { useCallback, useSyncExternalStore } from "react";

/** Whether list and person are side by side: from 1024 px. */
export const useIsDesk = () => useMinWidth(64);

/** Whether the window has at least this width. */
export function useMinWidth(rem: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = query(rem);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [rem],
  );
  return useSyncExternalStore(subscribe, () => query(rem).matches);
}

const query = (rem: number) => window.matchMedia(`(min-width: ${rem}rem)`);
