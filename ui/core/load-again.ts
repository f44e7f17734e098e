const RETRY_MS = 10_000;
let attempts = 0;

/**
 * Repeats a failed import with the network, with the return to the page and now and then, one attempt at a time. Never
 * rejects: React keeps a rejected lazy component for ever. `onFailure` is given what starts the next attempt at once.
 */
export async function loadAgain<Module>(
  load: () => Promise<Module>,
  onFailure?: (retry: () => void) => void,
): Promise<Module> {
  try {
    const module = await load();
    if (module) return module;
    throw new Error("No module");
  } catch (error) {
    // Firefox keeps a failed module: the next attempts ask for it under another address, which its error message tells.
    const [, address] = /^error loading .*: ([^?\s]+)/.exec(String(Object(error).message)) ?? [];
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
    return loadAgain(address ? () => import(/* @vite-ignore */ `${address}?tentativa=${++attempts}`) : load, onFailure);
  }
}
