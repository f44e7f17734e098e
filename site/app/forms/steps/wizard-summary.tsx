import { formatTelefone } from "@eden/domain/documentos/telefone";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { ChevronDown, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { AwningCard } from "~/forms/columns/form-columns.tsx";

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
    <AwningCard title={summary.title} plants={summary.plants}>
      <Inside summary={summary} />
    </AwningCard>
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

export interface SummaryRow {
  label: string;
  /** Empty while unknown. */
  value?: ReactNode;
  /** Plain text under the value. */
  more?: ReactNode;
  /** Text while there is no value. */
  missing?: string;
  /** The step in which to change it. */
  to?: string | undefined;
}

function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="mt-2.5">
      {rows.map(({ label, value, more, missing = "A preencher", to }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-linha border-b py-3.5 last:border-b-0"
        >
          <dt className="text-base/snug text-pedra">{label}</dt>
          <dd className="col-span-full leading-snug [overflow-wrap:anywhere]">
            {value ? <strong className="font-semibold">{value}</strong> : <span className="text-pedra">{missing}</span>}
            {value && more && <span className="block text-pedra text-peq">{more}</span>}
          </dd>
          {value && to && (
            <dd className="-my-3 col-start-2 row-start-1">
              <AppLink
                to={to}
                className="inline-flex min-h-12 items-center rounded-sm px-1 font-semibold text-base text-folha underline underline-offset-3"
              >
                Alterar<span className="sr-only"> {label}</span>
              </AppLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The summary row about the person. */
export function personRow(nome: string, telefone: string, to: string | undefined): SummaryRow {
  return { label: "Seus dados", value: nome.trim(), more: formatTelefone(telefone), to };
}

interface AssurancesProps {
  items: readonly { icon: IconNode; text: string }[];
}

/** Guarantees at the foot of a summary. */
export function Assurances({ items }: AssurancesProps) {
  return (
    <ul className="grid gap-3 text-base/snug text-pedra">
      {items.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon of={icon} size={20} className="mt-0.5 shrink-0 text-folha" />
          {text}
        </li>
      ))}
    </ul>
  );
}
