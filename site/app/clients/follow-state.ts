const PACE_MS = 2500;
/** After the first minutes a slower pace: a boleto takes days, and the e-mail tells as well. */
const SLOW_AFTER = 40;
const SLOW_PACE_MS = 15_000;

interface Following<State> {
  /** Null where nobody can say now. */
  read: () => Promise<State | null>;
  /** States that nothing follows. */
  isFinal: (state: State) => boolean;
  onChange: (state: State) => void;
}

/** Asks until the state is final, while somebody looks at the page, and tells every change. Returns how to stop. */
export function followState<State>({ read, isFinal, onChange }: Following<State>): () => void {
  let stopped = false;
  let last: State | null = null;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    clearTimeout(timer);
    const now = document.hidden ? null : await read();
    if (stopped) return;
    asked++;
    if (now && now !== last) {
      last = now;
      onChange(now);
    }
    if (now && isFinal(now)) return;
    clearTimeout(timer);
    timer = setTimeout(ask, asked < SLOW_AFTER ? PACE_MS : SLOW_PACE_MS);
  };
  // Back in sight, e.g. from the checkout's tab: asked at once, not at the next interval.
  const look = () => {
    if (!document.hidden && !(last && isFinal(last))) void ask();
  };

  document.addEventListener("visibilitychange", look);
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
