/** Two columns for up to two plans, three for exactly three, four for more. Fewer in a narrow window. */
export function gridColumns(plans: number): string {
  if (plans <= 2) return "md:grid-cols-2";
  return plans === 3 ? "md:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-4";
}
