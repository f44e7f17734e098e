import { AppLink } from "@eden/ui/app-link.tsx";
import type { ReactNode } from "react";

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

export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
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
