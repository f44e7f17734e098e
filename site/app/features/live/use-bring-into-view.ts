import { type RefObject, useEffect, useRef } from "react";

/** The last thing that touched the page: keys walk through radios, and must not be carried off on the way. */
let byPointer = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", () => (byPointer = true), { capture: true, passive: true });
  window.addEventListener("keydown", () => (byPointer = false), { capture: true, passive: true });
}

/**
 * Questions that a finger or a mouse has just opened, perhaps below the screen's edge: they come into view and have the
 * focus. Whoever uses keys reaches them by the next Tab.
 */
export function useBringIntoView(box: RefObject<HTMLElement | null>, open: boolean) {
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const wasOpen = before.current;
    before.current = open;
    // Open since the step was shown: nothing was pressed for it.
    if (!open || wasOpen !== false || !byPointer) return;
    const radio = box.current?.querySelector<HTMLInputElement>("input[type=radio]");
    if (!box.current || !radio || radio.form?.querySelector(`input[name="${radio.name}"]:checked`)) return;
    radio.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: "nearest", behavior: prefersStill() ? "auto" : "smooth" });
  }, [box, open]);
}

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
