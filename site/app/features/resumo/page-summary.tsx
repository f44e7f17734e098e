import type { ReactNode } from "react";

interface PageSummaryProps {
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** Heading, one true paragraph and where to go from here. */
export function PageSummary({ title, children, actions }: PageSummaryProps) {
  return (
    <div className="pagina grid justify-items-start gap-6 pt-7 pb-24 lg:pt-18 lg:pb-40">
      <h1 className="max-w-[18ch] text-pagina">{title}</h1>
      <p className="max-w-[52ch] text-lead text-pedra">{children}</p>
      {actions && <div className="mt-3 flex flex-wrap gap-4">{actions}</div>}
    </div>
  );
}
