/** What may be loaded, and the files that are: path and compressed bytes. */
export interface Budget {
  name: string;
  limit: number;
  files: { path: string; bytes: number }[];
}

const grouped = (bytes: number) => bytes.toLocaleString("en");
const total = ({ files }: Budget) => files.reduce((sum, { bytes }) => sum + bytes, 0);

export const isExceeded = (budget: Budget): boolean => total(budget) > budget.limit;

/** One line: size, limit, what is left or over, and the five largest files. */
export function reportBudget(budget: Budget): string {
  const room = budget.limit - total(budget);
  const verdict = room < 0 ? `${grouped(-room)} over` : `${grouped(room)} left`;
  const largest = budget.files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ path, bytes }) => `${path.replace(/^\/?assets\/|\.js$/g, "")} ${grouped(bytes)}`);
  const size = `${grouped(total(budget))} of ${grouped(budget.limit)} bytes`;
  return `${budget.name}: ${size}, ${verdict}. Largest: ${largest.join(" · ")}`;
}
