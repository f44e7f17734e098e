import type { AreaId } from "@eden/domain/diagnostico/areas";
import { useEffect, useState } from "react";

/** The pictures of the plants: which did not load, and another attempt, which the network's return makes too. */
export interface Folhas {
  failed: readonly AreaId[];
  /** Changes with every attempt of an area. */
  attempts: Partial<Record<AreaId, number>>;
  fail: (area: AreaId) => void;
  retry: () => void;
}

export function useFolhas(): Folhas {
  const [failed, setFailed] = useState<readonly AreaId[]>([]);
  const [attempts, setAttempts] = useState<Folhas["attempts"]>({});
  const retry = () => {
    setFailed([]);
    setAttempts((made) => ({ ...made, ...Object.fromEntries(failed.map((area) => [area, (made[area] ?? 0) + 1])) }));
  };
  useEffect(() => {
    if (failed.length === 0) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  });
  const fail = (area: AreaId) => setFailed((others) => (others.includes(area) ? others : [...others, area]));
  return { failed, attempts, fail, retry };
}
