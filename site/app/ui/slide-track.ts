interface Move {
  slides: readonly HTMLElement[];
  /** Index of the first visible slide before the move. */
  from: number;
  /** Slides to advance; negative goes back. */
  by: number;
  visible: number;
}

export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/**
 * Slides are in a row and shifted by multiples of their own width, so that the row can wrap. Without a shift the row
 * starts at the first slide, as in the prerendered page.
 */
export function place(slides: readonly HTMLElement[], first: number): void {
  slides.forEach((slide, index) => {
    shift(slide, index, wrap(index - first, slides.length));
  });
}

/** Starts the move. Slides about to appear are first placed, without transition, at the side from which they enter. */
export function slide({ slides, from, by, visible }: Move): void {
  const steps = slides.map((_, index) => {
    const start = wrap(index - from, slides.length);
    const end = wrap(index - from - by, slides.length);
    return end < visible ? { start: end + by, end } : { start, end: start - by };
  });
  const track = slides[0]?.parentElement;
  if (!track) return;
  track.removeAttribute("data-moving");
  slides.forEach((element, index) => {
    shift(element, index, steps[index]?.start ?? 0);
  });
  // Reading a size forces a layout, so that the placement is applied before the transition starts.
  void track.offsetWidth;
  track.setAttribute("data-moving", "");
  slides.forEach((element, index) => {
    shift(element, index, steps[index]?.end ?? 0);
  });
}

/** Resets every slide to its canonical position, without transition. */
export function settle(slides: readonly HTMLElement[], first: number): void {
  slides[0]?.parentElement?.removeAttribute("data-moving");
  place(slides, first);
}

// Uses the CSSOM, because the content security policy blocks style attributes.
function shift(slide: HTMLElement, index: number, offset: number): void {
  slide.style.setProperty("--shift", String(offset - index));
}
