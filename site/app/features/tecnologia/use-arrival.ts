import { type RefObject, useEffect } from "react";

/**
 * Sets `data-waiting` on an element until most of it is visible, once. Styles define the start of an animation on this
 * attribute; the default style is its end, so nothing is hidden without JavaScript.
 */
export function useArrival(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const inSight = entry?.isIntersecting ?? true;
        element.toggleAttribute("data-waiting", !inSight);
        if (inSight) observer.disconnect();
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
