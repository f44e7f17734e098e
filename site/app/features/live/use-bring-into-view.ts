import { type RefObject, useEffect, useRef } from "react";

/** The last input device. Arrow keys select each radio they pass, so keyboard focus must not be moved. */
let byPointer = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", () => (byPointer = true), { capture: true, passive: true });
  window.addEventListener("keydown", () => (byPointer = false), { capture: true, passive: true });
}

/**
 * Scrolls to and focuses questions that a tap or click has just opened, perhaps below the edge of the screen. Keyboard
 * users reach them with the next Tab.
 */
export function useBringIntoView(box: RefObject<HTMLElement | null>, open: boolean) {
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const wasOpen = before.current;
    before.current = open;
    // Already open when the step was shown, so not opened by a click.
    if (!open || wasOpen !== false || !byPointer) return;
    const radio = box.current?.querySelector<HTMLInputElement>("input[type=radio]");
    if (!box.current || !radio || radio.form?.querySelector(`input[name="${radio.name}"]:checked`)) return;
    radio.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: "nearest", behavior: prefersStill() ? "auto" : "smooth" });
  }, [box, open]);
}

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
