/** Runs when the browser has nothing to do for the visitor. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, 500);
}
