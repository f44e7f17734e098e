import { useEffect, useState } from "react";

/** The browser repeats its jump to the hash just after the load event. */
const LAST_JUMP = 150;

/**
 * Whether the document has finished loading, including the browser's jump. False while prerendering and until
 * hydration.
 */
export function useDocumentLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      timer = setTimeout(() => setLoaded(true), LAST_JUMP);
    };
    if (document.readyState === "complete") release();
    else window.addEventListener("load", release, { once: true });
    return () => {
      window.removeEventListener("load", release);
      clearTimeout(timer);
    };
  }, []);
  return loaded;
}
