interface CaretQuestion {
  /** Number of significant characters before the caret. */
  significant: number;
  shown: string;
  clean: (raw: string) => string;
  /**
   * After Backspace the caret is placed before the separators, so that the next Backspace deletes a significant
   * character.
   */
  backwards: boolean;
}

/** Caret position in a masked text, given the number of significant characters before it. */
export function caretAfter({ significant, shown, clean, backwards }: CaretQuestion): number {
  const countBefore = (position: number) => clean(shown.slice(0, position)).length;
  let caret = 0;
  while (caret < shown.length && countBefore(caret) < significant) caret++;
  if (backwards) return caret;
  while (caret < shown.length && countBefore(caret + 1) === significant) caret++;
  return caret;
}
