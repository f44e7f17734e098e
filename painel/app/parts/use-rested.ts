import { useEffect, useState } from "react";

/** Keys that are kept down repeat faster than this. */
const HELD_MS = 120;
let changedAt = Number.NEGATIVE_INFINITY;

/** Whether to load what was opened: at once, but while J or K is kept down only where it stops. */
export function useRested(id: string): boolean {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const held = performance.now() - changedAt < HELD_MS;
    changedAt = performance.now();
    if (!held) return setRested(id);
    const timer = setTimeout(() => setRested(id), HELD_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return rested === id;
}
