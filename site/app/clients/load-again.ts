const RETRY_MS = 10_000;

/**
 * Repeats a failed import when the network returns, and now and then. Until it succeeds the part stays as it was
 * prerendered: a rejected lazy component would replace the whole page with the error page.
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS);
      const onOnline = () => {
        clearTimeout(timer);
        resolve();
      };
      window.addEventListener("online", onOnline, { once: true });
    });
    return loadAgain(load);
  }
}
