import { type RefCallback, useCallback, useState } from "react";

/** Width of an element in pixels, so that a chart is drawn in pixels and its words keep their size. */
export function useWidth(): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(600);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || 600);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, width];
}
