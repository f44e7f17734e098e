import { useSyncExternalStore } from "react";

/** Whether the document and its pictures have finished loading. No while prerendering, and until hydrated. */
export function useDocumentLoaded(): boolean {
  return useSyncExternalStore(
    onLoad,
    () => document.readyState === "complete",
    () => false,
  );
}

function onLoad(notify: () => void) {
  window.addEventListener("load", notify);
  return () => window.removeEventListener("load", notify);
}
