import type { ReactNode } from "react";

const AMOUNT = /(R\$ [\d.]+(?:,\d{2})?)/;

/** Amounts within a sentence: in the serif, whose zero has no slash, and never broken. */
export function MoneyText({ children }: { children: string }): ReactNode {
  return children.split(AMOUNT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
      <span key={index} className="whitespace-nowrap font-semibold font-titulo lining-nums tabular-nums">
        {part}
      </span>
    ),
  );
}
