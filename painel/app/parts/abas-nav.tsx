import { Link, type To } from "react-router";
import { formatCount } from "./format-count.ts";

interface AbasNavProps {
  label: string;
  abas: readonly { nome: string; to: To; current: boolean; count?: number | undefined }[];
}

/** The lists or parts of one page, each with an address; a count beside the name where there is one. */
export function AbasNav({ label, abas }: AbasNavProps) {
  return (
    <nav aria-label={label} className="-mb-px flex min-w-0 overflow-x-auto">
      {abas.map(({ nome, to, current, count }) => (
        <Link
          key={nome}
          to={to}
          aria-current={current ? "page" : undefined}
          className="flex min-h-11 shrink-0 items-center gap-2 border-b-3 border-transparent px-2 text-read sm:px-3.5 font-semibold whitespace-nowrap text-pedra hover:text-mata focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current=page]:border-folha aria-[current=page]:text-mata"
        >
          {nome}
          {count !== undefined && (
            <span className="rounded-mark bg-areia px-1.5 text-small font-strong tabular-nums">
              {formatCount(count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
