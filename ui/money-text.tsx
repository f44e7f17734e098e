import type { ReactNode } from "react";

const AMOUNT = /(R\$ [\d.]+(?:,\d{2})?)/;

/** Amounts within a sentence: in the serif font, whose zero has no slash, and without line breaks. */
export function MoneyText({ children }: { children: string }): ReactNode {
  return children.split(AMOUNT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change order
      <span key={index} className="whitespace-nowrap font-semibold font-titulo lining-nums tabular-nums">
        {part}
      </span>
    ),
  );
}
