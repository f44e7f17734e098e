import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useMediaQuery } from "./use-media-query.ts";

interface AutoplayOptions {
  /** Milliseconds between slides; undefined disables autoplay. */
  interval: number | undefined;
  /** Changes with every move, manual or automatic: restarts the timer. */
  turn: number;
  onTurn: () => void;
}

/** Autoplay that stops on request and pauses on hover, on focus, in a hidden tab and with reduced motion. */
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
