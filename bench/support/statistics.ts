export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return low + (high - low) * (position - Math.floor(position));
}

export const spread = (values: readonly number[]) => ({
  p50: round(median(values), 1),
  p95: round(quantile(values, 0.95), 1),
  max: round(quantile(values, 1), 1),
});

/** Random order, so other load on the machine affects all measurements equally. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

/** Growth from the first to the last point by the straight line through all of them (least squares). */
export function trendOf(points: readonly (readonly [x: number, y: number])[]): { median: number; growth: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [middle, level] = [mean(xs), mean(ys)];
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - level), 0) / spread;
  return { median: median(ys), growth: slope * ((xs.at(-1) ?? 0) - (xs[0] ?? 0)) };
}
