import type { ClientInstrumentation } from "react-router";

/** Runs the code of the page that is opened next, if it was fetched ahead (`prefetch.ts`). */
export const ahead: { run?: (() => Promise<unknown>) | undefined } = {};

/**
 * Starts the navigation of a clicked link after the next frame, so that the pressed state is painted before the router
 * and React occupy the main thread. The router then finds the page's code: otherwise React renders the old page once more
 * as one that waits.
 */
export const paintFirst: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (navigate) => {
        if (isLinkClicked()) {
          await nextPaint();
          await ahead.run?.();
        }
        await navigate();
      },
    }),
};

/** Navigations by code, as between the steps of a form, are not delayed. */
function isLinkClicked(): boolean {
  const { event } = window;
  return event?.type === "click" && event.target instanceof Element && !!event.target.closest("a");
}

/** A page in the background renders no frames. */
const LONGEST_WAIT_MS = 100;

/** Resolves once the frame that shows the latest changes is painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    // The first task after the callback runs when the frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
