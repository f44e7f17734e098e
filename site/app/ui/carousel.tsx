import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { CarouselDots } from "./carousel-dots.tsx";
import { carouselStyle } from "./carousel-style.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface Slide {
  id: string;
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
        {!header && <CarouselDots count={slides.length} current={carousel.index} onPick={carousel.goTo} />}
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
          <CarouselDots count={slides.length} current={carousel.index} onPick={carousel.goTo} />
        </div>
      )}
    </section>
  );
}
