const MARGIN = 8;

/**
 * Places a bubble above its anchor, or below it if there is no room, always inside the window. Uses the CSSOM, because
 * the content security policy blocks style attributes.
 */
export function placeBubble(bubble: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const centre = at.left + at.width / 2;
  const rightmost = document.documentElement.clientWidth - width - MARGIN;
  const x = Math.max(MARGIN, Math.min(centre - width / 2, rightmost));
  const below = at.top < height + MARGIN;
  bubble.toggleAttribute("data-below", below);
  bubble.style.setProperty("--x", `${x}px`);
  bubble.style.setProperty("--y", `${below ? at.bottom : at.top - height}px`);
  bubble.style.setProperty("--ponta", `${centre - x}px`);
}
