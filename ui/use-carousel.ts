import { type PointerEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useMediaQuery } from "./use-media-query.ts";

interface CarouselOptions {
  count: number;
  /** Slides side by side from 1024 px. With three, a tablet shows two; a phone always one. */
  visible: 1 | 3;
  autoplay?: number | undefined;
}

/** Controls are locked during the transition. */
const LOCK = 500;
const SWIPE = 40;

export function useCarousel({ count, visible, autoplay }: CarouselOptions) {
  const track = useRef<HTMLDivElement>(null);
  const locked = useRef(false);
  const swipeFrom = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  const inSight = useInSight(visible);
  const slides = () => [...(track.current?.children ?? [])] as HTMLElement[];

  // Before hydration every slide is accessible; afterwards only the visible ones.
  useEffect(() => setReady(true), []);
  const arrive = useEffectEvent(() => {
    locked.current = false;
    settle(slides(), index);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lock belongs to the move that changed the index
  useEffect(() => {
    if (!locked.current) return;
    const timer = setTimeout(arrive, LOCK);
    return () => clearTimeout(timer);
  }, [index]);

  const move = (by: number) => {
    if (locked.current || wrap(by, count) === 0) return;
    locked.current = true;
    slide({ slides: slides(), from: index, by, visible: inSight });
    setIndex(wrap(index + by, count));
  };
  const next = () => move(1);
  const previous = () => move(-1);
  const autoplayState = useAutoplay({ interval: autoplay, turn: index, onTurn: next });

  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      swipeFrom.current = event.pointerType === "mouse" ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.clientX - (swipeFrom.current ?? event.clientX);
      swipeFrom.current = undefined;
      if (Math.abs(distance) > SWIPE) move(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      swipeFrom.current = undefined;
    },
  };
  const isHidden = (slideIndex: number) => ready && wrap(slideIndex - index, count) >= inSight;
  return {
    track,
    index,
    next,
    previous,
    goTo: (target: number) => move(target - index),
    isHidden,
    swipe,
    ...autoplayState,
  };
}

function useInSight(visible: 1 | 3): number {
  const tablet = useMediaQuery("(min-width: 48rem)");
  const desktop = useMediaQuery("(min-width: 64rem)");
  if (visible === 1 || !tablet) return 1;
  return desktop ? 3 : 2;
}

interface AutoplayOptions {
  /** Milliseconds between slides; undefined disables autoplay. */
  interval: number | undefined;
  /** Changes with every move, manual or automatic: restarts the timer. */
  turn: number;
  onTurn: () => void;
}

/** Autoplay that stops on request and pauses on hover, on focus, in a hidden tab and with reduced motion. */
function useAutoplay({ interval, turn, onTurn }: AutoplayOptions) {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const away = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const turning = interval !== undefined && !(stopped || hovered || focused || still || away);

  const turnOver = useEffectEvent(onTurn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` restarts the timer
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(turnOver, interval);
    return () => clearTimeout(timer);
  }, [turning, interval, turn]);

  return { turning, stopped, toggle: () => setStopped((was) => !was), setHovered, setFocused };
}

function onVisibilityChange(notify: () => void) {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

interface Move {
  slides: readonly HTMLElement[];
  /** Index of the first visible slide before the move. */
  from: number;
  /** Slides to advance; negative goes back. */
  by: number;
  visible: number;
}

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/**
 * Slides are in a row and shifted by multiples of their own width, so that the row can wrap. Without a shift the row
 * starts at the first slide, as in the prerendered page.
 */
function place(slides: readonly HTMLElement[], first: number): void {
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
