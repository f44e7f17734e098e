import { useEffect, useState } from "react";

/**
 * A part whose turn comes later: it loads while the page is being used, and stands at once where it is needed. Not
 * `lazy`, which leaves an empty place for a moment even for what has long arrived, and the focus with it.
 */
export function useLater<Part>(load: () => Promise<{ default: Part }>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const get = () =>
      load().then(
        (module) => setPart(() => module.default),
        // Without a network there is nothing to show yet: the next occasion is its return.
        () => window.addEventListener("online", get, { once: true }),
      );
    void get();
    return () => window.removeEventListener("online", get);
  }, [load]);
  return part;
}
