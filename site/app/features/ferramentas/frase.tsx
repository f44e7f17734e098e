import type { ReactNode } from "react";

const MARKED = /(\*\*.+?\*\*|\+\+.+?\+\+|--.+?--)/;

/** A sentence with **important**, ++good++ and --bad-- amounts. The word says which it is, too: colour is never alone. */
export function Frase({ children }: { children: string }): ReactNode {
  return children
    .replaceAll("R$ ", "R$\u00a0")
    .split(MARKED)
    .map((part, index) => {
      const tone = tones[part.slice(0, 2)];
      if (!tone || part.length < 5) return part;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, in its order
        <b key={index} className={`font-semibold ${tone}`}>
          {part.slice(2, -2)}
        </b>
      );
    });
}

const tones: Record<string, string> = {
  "**": "in-[.escuro]:text-white",
  "++": "text-folha in-[.escuro]:text-broto",
  "--": "text-terracota in-[.escuro]:text-coral",
};

/** The same sentence for a screen reader and for paper. */
export const plainFrase = (frase: string) => frase.replace(/\*\*|\+\+|--/g, "");
