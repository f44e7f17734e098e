import { useEffect, useState } from "react";

/**
 * Loads a component in the background, so that it renders immediately when needed. Not `lazy`, which suspends for a
 * moment even if the module is already loaded, and so loses the focus.
 */
export function useLater<Part>(load: () => Promise<{ default: Part }>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const get = () =>
      load().then(
        (module) => setPart(() => module.default),
        // Offline: retry when the network returns.
        () => window.addEventListener("online", get, { once: true }),
      );
    void get();
    return () => window.removeEventListener("online", get);
  }, [load]);
  return part;
}
