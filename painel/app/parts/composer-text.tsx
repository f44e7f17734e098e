import type { ComponentProps } from "react";

interface ComposerTextProps extends Omit<ComponentProps<"textarea">, "onChange"> {
  label: string;
  onText: (texto: string) => void;
}

/** The text of a message or note. It grows with what is typed, up to a third of the window. */
export function ComposerText({ label, onText, ...rest }: ComposerTextProps) {
  return (
    <textarea
      rows={3}
      {...rest}
      aria-label={label}
      onChange={({ target }) => onText(target.value)}
      className="field-sizing-content max-h-[32dvh] min-h-20 w-full resize-none rounded-[12px] bg-transparent px-2 py-1.5 text-[15px]/normal outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-tinta)] max-lg:border-[1.5px] max-lg:border-folha max-lg:bg-white max-lg:px-3.5 max-lg:py-2.5 max-lg:text-base/normal"
    />
  );
}
