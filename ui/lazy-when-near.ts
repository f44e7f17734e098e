import { type FunctionComponent, lazy } from "react";

/** Events that precede any change on the page. */
const FIRST_ACTS = ["pointerdown", "keydown", "focusin", "popstate"] as const;

/**
 * A component whose script loads when the element with this id approaches the viewport, or on the visitor's first
 * interaction. Until then its prerendered HTML stays; after client-side navigation it loads immediately.
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
