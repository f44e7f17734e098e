/** Space above a section, so that its heading does not touch the top of the window. */
const OFFSET = 100;

export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const top = section.getBoundingClientRect().top + window.scrollY - OFFSET;
  window.scrollTo({ top, behavior: still ? "auto" : "smooth" });
}
