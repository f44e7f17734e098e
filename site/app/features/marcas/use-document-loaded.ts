import { useEffect, useState } from "react";

/** The browser tries its jump to the hash once more just after the load event. */
const LAST_JUMP = 150;

/** Whether the document has finished loading, its own jump included. No while prerendering, and until hydrated. */
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
