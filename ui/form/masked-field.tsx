import type { ChangeEvent } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface MaskedFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** The value without its mask. */
  value: string;
  onValueChange: (clean: string) => void;
  /** Extracts the significant characters from what was typed, pasted or filled in. */
  clean: (raw: string) => string;
  /** Formats a clean value, complete or not, for display. */
  format: (clean: string) => string;
  /**
   * Maximum length of the clean value. Applied after cleaning, so that a formatted paste is not cut; a full field
   * accepts no more keys.
   */
  limit: number;
}

/** Shows a masked value and reports a clean one. The caret keeps its position. */
export function MaskedField({ value, onValueChange, clean, format, limit, ...rest }: MaskedFieldProps) {
  const report = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    // Typing over a selection does not make the text longer: it is a replacement, even in a full field.
    const grows = inputType === "insertText" && input.value.length > format(value).length;
    const overflows = grows && value.length >= limit && clean(input.value).length !== value.length;
    const caret = (input.selectionStart ?? input.value.length) - (overflows ? 1 : 0);
    const significant = clean(input.value.slice(0, caret)).length;
    const next = overflows ? value : clean(input.value).slice(0, limit);
    const shown = format(next);
    // Set here and not by the next render: if only a separator was deleted, the value is unchanged and there is no
    // render.
    if (input.value !== shown) input.value = shown;
    if (input.ownerDocument.activeElement === input) {
      const backwards = inputType === "deleteContentBackward";
      const position = caretAfter({ significant, shown, clean, backwards });
      input.setSelectionRange(position, position);
    }
    if (next !== value) onValueChange(next);
  };
  return <TextField {...rest} value={format(value)} onChange={report} />;
}

interface CaretInput {
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
function caretAfter({ significant, shown, clean, backwards }: CaretInput): number {
  const countBefore = (position: number) => clean(shown.slice(0, position)).length;
  let caret = 0;
  while (caret < shown.length && countBefore(caret) < significant) caret++;
  if (backwards) return caret;
  while (caret < shown.length && countBefore(caret + 1) === significant) caret++;
  return caret;
}
