/** Above this value a day is cut: the 95th percentile of the days by nearest rank, at least 1. */
export function corteOf(valores: readonly number[]): number {
  const sorted = valores.toSorted((a, b) => a - b);
  return Math.max(1, sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0);
}

/** The mean of a day and the six before it, of each at most the cut: one crowded day would hide the others for a week. */
export function mediaOf(valores: readonly number[], corte: number): number[] {
  return valores.map((_, index) => {
    const week = valores.slice(Math.max(0, index - 6), index + 1);
    return week.reduce((sum, valor) => sum + Math.min(valor, corte), 0) / week.length;
  });
}

/** Two to five round values up to the cut, for the lines behind the bars. */
export function linhasOf(corte: number): number[] {
  const step = [1, 2, 5].flatMap((digit) => [1, 10, 100, 1000, 10_000].map((scale) => digit * scale));
  const best = step.toSorted((a, b) => a - b).find((one) => corte / one <= 5) ?? corte;
  return Array.from({ length: Math.floor(corte / best) }, (_, index) => (index + 1) * best);
}
