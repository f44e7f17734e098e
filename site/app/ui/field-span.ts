export type Span = 1 | 2 | 3 | 4 | 5 | 6;

const wide: Record<Span, string> = {
  1: "md:col-span-1",
  2: "md:col-span-2",
  3: "md:col-span-3",
  4: "md:col-span-4",
  5: "md:col-span-5",
  6: "md:col-span-6",
};

const narrow: Record<Span, string> = {
  1: "col-span-1",
  2: "col-span-2",
  3: "col-span-3",
  4: "col-span-4",
  5: "col-span-5",
  6: "col-span-6",
};

/** Number of the six columns that a field takes, from 768 px and, for fields that stay paired, on a phone. */
export function fieldSpan(span?: Span, phoneSpan?: Span): string {
  return `${phoneSpan ? narrow[phoneSpan] : "col-span-full"} ${span ? wide[span] : ""}`.trim();
}
