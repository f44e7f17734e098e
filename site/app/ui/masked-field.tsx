import type { ChangeEvent } from "react";
import { caretAfter } from "./caret-after.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface MaskedFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** The value without its mask. */
  value: string;
  onValueChange: (clean: string) => void;
  /** Takes whatever was typed, pasted or filled in and keeps what counts. */
  clean: (raw: string) => string;
  /** Dresses a clean value, complete or not, for the eye. */
  format: (clean: string) => string;
  /** Longest clean value. Applied after cleaning, so that a padded paste is not cut; a full field takes no more keys. */
  limit: number;
}

/** Shows a masked value and reports a clean one. The caret stays where the visitor works. */
export function MaskedField({ value, onValueChange, clean, format, limit, ...rest }: MaskedFieldProps) {
  const report = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    // Typed over a selection the text does not grow: that is a replacement, however full the field was.
    const grows = inputType === "insertText" && input.value.length > format(value).length;
    const overflows = grows && value.length >= limit && clean(input.value).length !== value.length;
    const caret = (input.selectionStart ?? input.value.length) - (overflows ? 1 : 0);
    const significant = clean(input.value.slice(0, caret)).length;
    const next = overflows ? value : clean(input.value).slice(0, limit);
    const shown = format(next);
    // Written here and not by the next render: where only a separator was deleted there will be none.
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
