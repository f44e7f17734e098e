import { classNames } from "./class-names.ts";

/** header: heading, pause and arrows above the slides, dots below. footer: arrows and dots in one row below. */
type ControlsPlace = "header" | "footer";

const roots: Record<ControlsPlace, string> = {
  header: "grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 lg:grid-cols-[1fr_auto_auto] lg:items-end",
  footer: "grid grid-cols-1",
};

const slideWidths = { 1: "", 3: "md:w-[calc((100%-var(--vao))/2)] lg:w-[calc((100%-2*var(--vao))/3)]" };

/**
 * Controls come first in reading and tab order; the grid places them visually. Without JavaScript the row scrolls
 * natively and the controls are hidden.
 */
export function carouselStyle(place: ControlsPlace, visible: 1 | 3) {
  const inHeader = place === "header";
  return {
    root: roots[place],
    header: "col-span-full row-start-1 mb-7 lg:col-span-1 lg:mb-14",
    rotation: classNames(
      "motion-reduce:hidden noscript:hidden",
      inHeader
        ? "row-start-4 mt-2 min-[24.375rem]:row-start-3 min-[24.375rem]:mt-5 lg:col-start-2 lg:row-start-1 lg:mt-0 lg:mb-14"
        : "row-start-2 mt-5 justify-self-start",
    ),
    arrows: classNames(
      "flex items-center gap-2.5 noscript:hidden",
      inHeader
        ? "col-start-3 row-start-4 mt-2 min-[24.375rem]:row-start-3 min-[24.375rem]:mt-5 lg:row-start-1 lg:mt-0 lg:mb-14"
        : "row-start-2 mt-5 justify-self-center [grid-column:1]",
    ),
    // Padding at the sides, smaller than the gap, so that a focus ring or a raised card is not clipped.
    window: classNames(
      "-mx-2 overflow-x-clip px-2 noscript:snap-x noscript:scroll-pl-2 noscript:overflow-x-auto",
      inHeader ? "col-span-full row-start-2 min-w-0" : "row-start-1 min-w-0",
    ),
    track: classNames(
      "group/track flex touch-pan-y gap-(--vao)",
      visible === 1 ? "[--vao:24px]" : "[--vao:24px] lg:[--vao:40px]",
    ),
    slide: classNames(
      "w-full shrink-0 translate-x-[calc(var(--shift,0)*(100%+var(--vao)))] group-data-moving/track:transition-[translate] group-data-moving/track:duration-500 noscript:snap-start",
      slideWidths[visible],
    ),
    // Six dots and three buttons do not fit one row on the narrowest phones.
    dots: "col-span-full row-start-3 mt-3 justify-self-center min-[24.375rem]:col-span-1 min-[24.375rem]:col-start-2 min-[24.375rem]:mt-5 lg:col-span-full lg:col-start-1 lg:mt-9 noscript:hidden",
  };
}
