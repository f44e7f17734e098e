import { useEffect, useRef } from "react";

/**
 * Marks an element that is still below the screen with `data-waiting`, and takes the mark away once it is reached, so
 * that its parts can enter. Nothing waits without script, and nothing that is already in sight.
 */
export function useEntrance<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    element.toggleAttribute("data-waiting", true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.toggleAttribute("data-waiting", false);
        observer.disconnect();
      },
      { rootMargin: "0px 0px -25% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
