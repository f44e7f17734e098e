import { Icon } from "@eden/ui/icon.tsx";
import type { PictureFile } from "@eden/ui/picture.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { LittleShop } from "./little-shop.tsx";
import { type SummaryRow, SummaryRows } from "./summary-rows.tsx";

export interface SummaryContent {
  title: string;
  /** Plants grow with the choices; the last one is also shown in the folded line. */
  plants: readonly PictureFile[];
  rows: readonly SummaryRow[];
  /** A formatted amount and its explanation. */
  total?: { value: string; notes: readonly ReactNode[] } | undefined;
  children?: ReactNode;
}

/** The review beside the steps: the answers so far, each with a link to change it. */
export function WizardSummary({ summary }: { summary: SummaryContent }) {
  return (
    <LittleShop title={summary.title} plants={summary.plants}>
      <Inside summary={summary} />
    </LittleShop>
  );
}

/** The same review above the button, for screens without room beside the form. */
export function WizardSummaryFold({ summary }: { summary: SummaryContent }) {
  const plant = summary.plants.at(-1);
  return (
    <details className="group mt-8 rounded-[20px] border border-linha bg-papel shadow-suave lg:hidden">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-[20px] px-4.5 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {plant && <Picture of={plant} alt="" sizes="48px" className="h-10 w-auto" />}
        Resumo
        <span className="ml-auto font-titulo text-[1.375rem]/none text-mata tracking-[-0.02em] lining-nums tabular-nums">
          {summary.total?.value}
        </span>
        <Icon of={ChevronDown} className="text-pedra transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="px-4.5 pb-4.5">
        <Inside summary={summary} />
      </div>
    </details>
  );
}

function Inside({ summary: { rows, total, children } }: { summary: SummaryContent }) {
  return (
    <>
      <SummaryRows rows={rows} />
      {total && (
        <>
          <dl className="flex items-baseline justify-between gap-3 pt-4.5">
            <dt className="font-semibold">Total</dt>
            <dd className="font-semibold font-titulo text-[1.875rem]/none text-mata tracking-[-0.02em] lining-nums tabular-nums">
              {total.value}
            </dd>
          </dl>
          <p className="mt-2 text-right text-base/snug text-pedra *:block">
            {total.notes.map((note) => (
              <span key={String(note)}>{note}</span>
            ))}
          </p>
        </>
      )}
      {children && <div className="mt-5 border-linha-2 border-t border-dashed pt-4.5">{children}</div>}
    </>
  );
}
