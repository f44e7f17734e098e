import type { ReactNode } from "react";

/** A sentence with **important** numbers. */
export function Frase({ children }: { children: string }): ReactNode {
  return children.split("**").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, in its order
      <b key={index} className="font-semibold text-tinta in-[.escuro]:text-white">
        {part}
      </b>
    ) : (
      part
    ),
  );
}

/** The same sentence for paper. */
export const plainFrase = (frase: string) => frase.replaceAll("**", "");
