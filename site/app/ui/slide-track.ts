interface Move {
  slides: readonly HTMLElement[];
  /** Index of the first slide in sight before the move. */
  from: number;
  /** Slides to advance; negative goes back. */
  by: number;
  visible: number;
}

export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/**
 * Slides stand in a row and are shifted by multiples of their own width, so that the row has no ends. Without any
 * shift the row begins at the first slide, which is what the prerendered page shows.
 */
export function place(slides: readonly HTMLElement[], first: number): void {
  slides.forEach((slide, index) => {
    shift(slide, index, wrap(index - first, slides.length));
  });
}

/** Sends the slides on their way. Those about to appear first jump, unseen, to the side they come from. */
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
  // Reading a size makes the browser take the jump before the journey begins.
  void track.offsetWidth;
  track.setAttribute("data-moving", "");
  slides.forEach((element, index) => {
    shift(element, index, steps[index]?.end ?? 0);
  });
}

/** Puts every slide back in its canonical place, without motion. */
export function settle(slides: readonly HTMLElement[], first: number): void {
  slides[0]?.parentElement?.removeAttribute("data-moving");
  place(slides, first);
}

// Through the object model: a style attribute would be refused by the content security policy.
function shift(slide: HTMLElement, index: number, offset: number): void {
  slide.style.setProperty("--shift", String(offset - index));
}
