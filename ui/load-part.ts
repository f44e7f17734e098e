import { loadAgain } from "./core/load-again.ts";
import type { Failure } from "./not-loaded.tsx";

/** Loads a part of a page until it is there, and tells each failure. */
export const loadPart = <Module extends { default: unknown }>(
  load: () => Promise<Module>,
  onFailure?: (failure: Failure) => void,
): Promise<Module> => loadAgain(uncached(load), (retry) => onFailure?.({ offline: !navigator.onLine, retry }));

/** Firefox keeps a failed module: the next attempts ask for it under another address, which its error message tells. */
function uncached<Module extends { default: unknown }>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let attempts = 0;
  return async () => {
    try {
      const module = await (address ? import(/* @vite-ignore */ `${address}?tentativa=${++attempts}`) : load());
      if (module.default) return module;
      throw new Error("No part");
    } catch (error) {
      address ??= /^error loading .*: (\S+)$/.exec(String(Object(error).message))?.[1];
      throw error;
    }
  };
}
