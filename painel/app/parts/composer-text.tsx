import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import type { ComponentProps } from "react";

interface ComposerTextProps extends Omit<ComponentProps<"textarea">, "onChange"> {
  label: string;
  onText: (texto: string) => void;
}

/** Characters in a line of the narrowest composer. */
const LINE = 56;

/** The text of a message or note. It grows with what is typed, up to a third of the window, a fifth of a low one. */
export function ComposerText({ label, onText, ...rest }: ComposerTextProps) {
  // For browsers without field-sizing; the others ignore it.
  const lines = String(rest.value ?? "").split("\n");
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return (
    <DenseControl
      as="textarea"
      bare
      rows={Math.min(9, Math.max(3, rows))}
      {...rest}
      aria-label={label}
      onValueChange={onText}
      className="field-sizing-content max-h-[32dvh] min-h-20 w-full resize-none rounded-control px-2 py-1.5 text-body/normal focus-visible:shadow-[inset_0_0_0_2px_var(--color-tinta)] max-lg:border-[1.5px] max-lg:border-folha max-lg:bg-white max-lg:px-3.5 max-lg:py-2.5 max-lg:text-base/normal lg:[@media(max-height:50rem)]:max-h-[20dvh]"
    />
  );
}
