import { loadAgain } from "@eden/ui/core/load-again.ts";
import { useEffect, useState } from "react";

type Retry = (() => void) | null;

/** The frame on screen, once it is hydrated. */
let tell: ((retry: Retry) => void) | undefined;

/** What a tool loads after its page, for all its parts at once; a failure is told by its frame. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= loadAgain(load, (retry) => tell?.(retry)).finally(() => tell?.(null));
    return loading;
  };
}

/** While a part of the tool has failed to load: what tries it again. */
export function useRetry(): Retry {
  const [retry, setRetry] = useState<Retry>(null);
  useEffect(() => {
    tell = (next) => setRetry(() => next);
  }, []);
  return retry;
}
