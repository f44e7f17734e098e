import { useEffect, useState } from "react";

/** Whole seconds until a moment, from the clock rather than by counting: a sleeping tab does not stop it. */
export function useCountdown(ate: number): number {
  const [agora, setAgora] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((ate - agora) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setAgora(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}

export const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
