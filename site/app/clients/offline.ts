const SCOPE = "/ferramentas/";
/** Of the caches, as in site/scripts/offline/worker.js. */
const PREFIX = "eden-ferramentas-";

/** Lets the tools open without a network from now on. False where the browser does not allow it. */
export async function keepOffline(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(`${SCOPE}sw.js`, { scope: SCOPE });
    return true;
  } catch {
    return false;
  }
}

/** Removes the copy of the tools from this device. */
export async function removeOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  // Not awaited: WebKit answers, or unregisters, and the promise may stay pending.
  void navigator.serviceWorker.getRegistration(SCOPE).then(
    (found) => found?.unregister(),
    () => undefined,
  );
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
