import { loadPart } from "@eden/ui/load-part.ts";
import type { Failure } from "@eden/ui/not-loaded.tsx";
import { useEffect, useState } from "react";

/**
 * Loads a component in the background, so that it renders immediately when needed; again if that fails. Not `lazy`, which
 * suspends for a moment even if the module is already loaded, and so loses the focus.
 */
export function useLater<Part>(
  load: () => Promise<{ default: Part }>,
  onFailure?: (failure: Failure) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a setter of state
  useEffect(() => {
    void loadPart(load, onFailure).then((module) => setPart(() => module.default));
  }, [load]);
  return part;
}
