/** Counting stops at 10,000 in the database. */
export function formatCount(count: number): string {
  return count >= 10_000 ? "9.999+" : count.toLocaleString("pt-BR");
}
