const RETRY_MS = 10_000;

/**
 * Repeats a failed import with the network, with the return to the page and now and then, one attempt at a time. Never
 * rejects: React keeps a rejected lazy component for ever. `onFailure` is given what starts the next attempt at once.
 */
export async function loadAgain<Module>(
  load: () => Promise<Module>,
  onFailure?: (retry: () => void) => void,
): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      const over = new AbortController();
      const retry = () => {
        if (document.hidden) return;
        over.abort();
        resolve();
      };
      setTimeout(retry, RETRY_MS);
      addEventListener("online", retry, over);
      document.addEventListener("visibilitychange", retry, over);
      onFailure?.(retry);
    });
    return loadAgain(load, onFailure);
  }
}
