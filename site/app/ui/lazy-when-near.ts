import { type FunctionComponent, lazy } from "react";

/** What a visitor does before anything else on the page can change. */
const FIRST_ACTS = ["pointerdown", "keydown", "focusin", "popstate"] as const;

/**
 * A part of a page whose script comes when the part with this id nears the window, or at the visitor's first act. Until
 * then its prerendered HTML stands; on a page reached by a link it comes at once.
 */
export function lazyWhenNear<Props>(
  id: string,
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  return lazy<FunctionComponent<Props>>(import.meta.env.SSR ? load : () => near(id).then(load));
}

function near(id: string): Promise<void> {
  const part = document.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      for (const act of FIRST_ACTS) removeEventListener(act, done, true);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), { rootMargin: "900px" });
    observer.observe(part);
    for (const act of FIRST_ACTS) addEventListener(act, done, true);
  });
}
