import { type RefObject, useEffect } from "react";

/**
 * Loads every picture of an element once it is about to become visible, also those in hidden tabs and slides: lazy
 * loading alone starts only when a tab or slide is already shown.
 */
export function useEagerImages(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        for (const image of element.querySelectorAll("img")) image.setAttribute("loading", "eager");
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
