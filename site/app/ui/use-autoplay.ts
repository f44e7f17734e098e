import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useMediaQuery } from "./use-media-query.ts";

interface AutoplayOptions {
  /** Milliseconds between turns; none means it never turns by itself. */
  interval: number | undefined;
  /** Changes with every turn, whoever made it: the wait begins anew. */
  turn: number;
  onTurn: () => void;
}

/** Turns by itself until the visitor stops it, and waits while they look, focus, are away or want no motion. */
export function useAutoplay({ interval, turn, onTurn }: AutoplayOptions) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is there to begin the wait anew
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
