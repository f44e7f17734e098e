type Vital = "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
export type Vitals = Partial<Record<Vital, number>>;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** A burst of layout shifts ends one second after the last shift and lasts five seconds at most. */
const GAP = 1000;
const WINDOW = 5000;

/** Observes the page's web vitals; the object always holds the current values. */
export function watchVitals(): Vitals {
  const vitals: Vitals = {};
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.responseStart) vitals.TTFB = navigation.responseStart;

  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.FCP = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    vitals.LCP = entry.startTime;
  });
  let burst = { first: 0, last: 0, sum: 0 };
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    vitals.CLS ??= 0;
    if (hadRecentInput) return;
    const goesOn = startTime - burst.last < GAP && startTime - burst.first < WINDOW;
    burst = { first: goesOn ? burst.first : startTime, last: startTime, sum: (goesOn ? burst.sum : 0) + value };
    vitals.CLS = Math.max(vitals.CLS, burst.sum);
  });
  // The slowest interaction: close enough to INP for the few interactions of a visit.
  observe("event", (entry) => {
    if ((entry as Interaction).interactionId) vitals.INP = Math.max(vitals.INP ?? 0, entry.duration);
  });
  return vitals;
}

function observe(type: string, each: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const options = { type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit;
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
}
