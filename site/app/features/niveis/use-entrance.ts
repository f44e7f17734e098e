import { useEffect, useRef } from "react";

/**
 * Sets `data-waiting` on an element that is below the viewport, and removes it once the element is visible, to start
 * its entrance animation. Nothing waits without JavaScript or if it is already visible.
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
