import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "./core/button.tsx";
import { classNames } from "./core/class-names.ts";
import { useCarousel } from "./use-carousel.ts";
import { useEagerImages } from "./use-eager-images.ts";

interface Slide {
  id: string;
  /** Named by its dot; without it the dot says only the position. */
  nome?: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Names the carousel, e.g. "Lideranças". */
  label: string;
  slides: readonly Slide[];
  /** Slides side by side from 1024 px. With three, a tablet shows two; a phone always one. */
  visible?: 1 | 3;
  /** Milliseconds between slides. Without it there is no autoplay. */
  autoplay?: number;
  /** Heading to the left of the controls. Without it the controls are centred under the slides. */
  header?: ReactNode;
  className?: string;
}

export function Carousel({ label, slides, visible = 1, autoplay, header, className }: CarouselProps) {
  const carousel = useCarousel({ count: slides.length, visible, autoplay });
  useEagerImages(carousel.track);
  const style = carouselStyle(header ? "header" : "footer", visible);
  return (
    <section
      aria-roledescription="carrossel"
      aria-label={label}
      // Focus on the pause button must not stop autoplay.
      onFocus={(event) => carousel.setFocused(!event.target.closest("[data-rotation]"))}
      onBlur={() => carousel.setFocused(false)}
      className={classNames(style.root, className)}
    >
      {header && <div className={style.header}>{header}</div>}
      {autoplay !== undefined && (
        <IconButton
          icon={carousel.stopped ? Play : Pause}
          label={carousel.stopped ? "Retomar a rotação" : "Pausar a rotação"}
          data-rotation
          onClick={carousel.toggle}
          className={style.rotation}
        />
      )}
      <div className={style.arrows}>
        <IconButton icon={ChevronLeft} label="Anterior" onClick={carousel.previous} />
        {!header && <CarouselDots slides={slides} current={carousel.index} onPick={carousel.goTo} />}
        <IconButton icon={ChevronRight} label="Próximo" onClick={carousel.next} />
      </div>
      <div className={style.window}>
        <div
          ref={carousel.track}
          aria-live={carousel.turning ? "off" : "polite"}
          onPointerEnter={(event) => carousel.setHovered(event.pointerType === "mouse")}
          onPointerLeave={() => carousel.setHovered(false)}
          {...carousel.swipe}
          className={style.track}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide groups any content, not form controls
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} de ${slides.length}`}
              inert={carousel.isHidden(index)}
              className={style.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {header && (
        <div className={style.dots}>
          <CarouselDots slides={slides} current={carousel.index} onPick={carousel.goTo} />
        </div>
      )}
    </section>
  );
}

interface CarouselDotsProps {
  slides: readonly Slide[];
  current: number;
  onPick: (index: number) => void;
}

/** One dot per slide. The current one is filled and longer, so that colour is not the only difference. */
function CarouselDots({ slides, current, onPick }: CarouselDotsProps) {
  return (
    <div className="flex items-center text-(--marca,var(--color-mata))">
      {slides.map(({ id, nome }, index) => (
        <button
          key={id}
          type="button"
          aria-label={`Mostrar ${nome ? `${nome}, ` : ""}${index + 1} de ${slides.length}`}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
          className="group/dot grid size-11 place-items-center rounded-full"
        >
          <span className="size-2.5 rounded-full border-[1.5px] border-contorno group-aria-current/dot:w-6.5 group-aria-current/dot:border-current group-aria-current/dot:bg-current forced-colors:group-aria-current/dot:bg-[CanvasText]" />
        </button>
      ))}
    </div>
  );
}

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
function carouselStyle(place: ControlsPlace, visible: 1 | 3) {
  const inHeader = place === "header";
  return {
    root: roots[place],
    header: "col-span-full row-start-1 mb-7 lg:col-span-1 lg:mb-14",
    rotation: classNames(
      "motion-reduce:hidden noscript:hidden",
      inHeader
        ? "row-start-4 mt-2 min-[30rem]:row-start-3 min-[30rem]:mt-5 lg:col-start-2 lg:row-start-1 lg:mt-0 lg:mb-14"
        : "row-start-2 mt-5 justify-self-start",
    ),
    arrows: classNames(
      "flex items-center gap-2.5 noscript:hidden",
      inHeader
        ? "col-start-3 row-start-4 mt-2 min-[30rem]:row-start-3 min-[30rem]:mt-5 lg:row-start-1 lg:mt-0 lg:mb-14"
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
    dots: "col-span-full row-start-3 mt-3 justify-self-center min-[30rem]:col-span-1 min-[30rem]:col-start-2 min-[30rem]:mt-5 lg:col-span-full lg:col-start-1 lg:mt-9 noscript:hidden",
  };
}
