import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * Whether the browser is done with the document, its own jump to the hash included: it repeats that jump until the
 * first frame after loading. A page opened by a link inside the site is settled from the start.
 */
export function useDocumentSettled(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [settled, setSettled] = useState(!hydrating);

  useEffect(() => (settled ? undefined : afterLoading(() => setSettled(true))), [settled]);
  return settled;
}

const never = () => () => {};

function afterLoading(callback: () => void): () => void {
  let frame = 0;
  const letOneFramePass = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(callback);
    });
  };
  if (document.readyState === "complete") letOneFramePass();
  else window.addEventListener("load", letOneFramePass);
  return () => {
    window.removeEventListener("load", letOneFramePass);
    cancelAnimationFrame(frame);
  };
}
