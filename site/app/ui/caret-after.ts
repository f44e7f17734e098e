interface CaretQuestion {
  /** How many characters that count stand before the caret. */
  significant: number;
  shown: string;
  clean: (raw: string) => string;
  /** After Backspace the caret rests before the separators, so that the next press reaches a character that counts. */
  backwards: boolean;
}

/** Where the caret belongs in a masked text, given how many significant characters precede it. */
export function caretAfter({ significant, shown, clean, backwards }: CaretQuestion): number {
  const countBefore = (position: number) => clean(shown.slice(0, position)).length;
  let caret = 0;
  while (caret < shown.length && countBefore(caret) < significant) caret++;
  if (backwards) return caret;
  while (caret < shown.length && countBefore(caret + 1) === significant) caret++;
  return caret;
}
