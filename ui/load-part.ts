import { loadAgain } from "./core/load-again.ts";
import type { Failure } from "./not-loaded.tsx";

/** Loads a part of a page until it is there, and tells each failure. */
export const loadPart = <Module>(
  load: () => Promise<Module>,
  onFailure?: (failure: Failure) => void,
): Promise<Module> => loadAgain(load, (retry) => onFailure?.({ offline: !navigator.onLine, retry }));
