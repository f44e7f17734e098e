import { type RefObject, useEffect } from "react";

/**
 * Marks an element with `data-waiting` until most of it is in sight, once. Without script nothing waits: styles hang
 * the beginning of a movement on the mark, and its end is how the page is written.
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
