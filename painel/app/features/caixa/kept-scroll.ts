/** Scroll position per list, so that going back from a person on a phone returns to the same place. */
const positions = new Map<string, number>();

export function keptScroll(lista: string): number {
  return positions.get(lista) ?? 0;
}

export function keepScroll(lista: string, top: number): void {
  positions.set(lista, top);
}
