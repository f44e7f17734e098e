interface Handlers {
  onLift: () => void;
  onMove: (x: number, y: number) => void;
  /** Without a place when the drag was given up. Only after `onLift`. */
  onEnd: (at: { x: number; y: number } | null) => void;
}

/** A mouse lifts after this many pixels; a finger that moves so far before the hold ends is scrolling. */
const SLOP = 6;
const HOLD_MS = 350;

/** Follows one pointer from its press until it is released. Returns what ends it early. */
export function followPointer(press: PointerEvent, { onLift, onMove, onEnd }: Handlers): () => void {
  const touch = press.pointerType === "touch";
  const listeners = new AbortController();
  let last = { x: press.clientX, y: press.clientY };
  let lifted = false;
  const lift = () => {
    lifted = true;
    document.documentElement.style.userSelect = "none";
    onLift();
    requestAnimationFrame(() => {
      if (lifted) onMove(last.x, last.y);
    });
  };
  const hold = touch ? setTimeout(lift, HOLD_MS) : undefined;
  const end = (at: typeof last | null) => {
    clearTimeout(hold);
    listeners.abort();
    if (!lifted) return;
    lifted = false;
    document.documentElement.style.userSelect = "";
    suppressClick();
    onEnd(at);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    last = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(last.x - press.clientX, last.y - press.clientY) > SLOP;
    if (!lifted && far && touch) return end(null);
    if (!lifted && far) lift();
    if (lifted) onMove(last.x, last.y);
  };
  const { signal } = listeners;
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", ({ pointerId }) => pointerId === press.pointerId && end(last), { signal });
  window.addEventListener("pointercancel", () => end(null), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(null), { signal });
  // A lifted card must not scroll the page or open the menu of the link.
  window.addEventListener("touchmove", (event) => lifted && event.preventDefault(), { signal, passive: false });
  window.addEventListener("contextmenu", (event) => touch && event.preventDefault(), { signal });
  return () => end(null);
}

/** The release over a link is not a click on it. */
function suppressClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
}
