const PACE_MS = 2500;
/** Poll more slowly after the first minutes: a boleto takes days, and an e-mail is sent as well. */
const SLOW_AFTER = 40;
const SLOW_PACE_MS = 15_000;

interface Following<State> {
  /** Null if the state is unknown at the moment. */
  read: () => Promise<State | null>;
  /** Final states. */
  isFinal: (state: State) => boolean;
  onChange: (state: State) => void;
}

/**
 * Polls until the state is final, while the page is visible, and reports every change. Returns a function that stops
 * it.
 */
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
  // When the page becomes visible again, e.g. after the checkout's tab, poll immediately.
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
