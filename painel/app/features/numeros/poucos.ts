/** Below this number of answers, people or visits a figure shows counts, no percentage and no median. */
const POUCOS = 5;

export const isPouco = (n: number) => n < POUCOS;

/** A median or percentile, unless few stand behind it. */
export const unlessPouco = <T>(n: number, valor: T): T | null => (isPouco(n) ? null : valor);

/** `90 (94%)`, or `3` of few. */
export const formatComParte = (parte: number, todo: number, formato: (valor: number) => string): string =>
  isPouco(todo) ? formato(parte) : `${formato(parte)} (${Math.round((100 * parte) / todo)}%)`;
