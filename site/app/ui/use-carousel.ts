import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { settle, slide, wrap } from "./slide-track.ts";
import { useAutoplay } from "./use-autoplay.ts";
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
