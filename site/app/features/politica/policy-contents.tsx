import { AppLink } from "@eden/ui/app-link.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { ChevronDown } from "lucide-react";
import { politica } from "~/content/politica.ts";

/** Beside the text on a wide screen; collapsible on a phone, so that the text is not pushed down by a whole screen. */
export function PolicyContents() {
  return (
    <nav aria-label="Nesta página" className="print:hidden">
      <details className="group rounded-cartao bg-papel shadow-suave lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between rounded-cartao px-5 font-semibold text-mata [&::-webkit-details-marker]:hidden">
          Nesta página
          <Icon of={ChevronDown} className="transition group-open:rotate-180" />
        </summary>
        <Links className="px-2.5 pb-3" />
      </details>
      <div className="sticky top-28 hidden lg:block">
        <p className="mb-2 px-2.5 font-semibold text-pedra text-peq">Nesta página</p>
        <Links className="max-h-[calc(100vh-11rem)] overflow-y-auto" />
      </div>
    </nav>
  );
}

function Links({ className }: { className: string }) {
  return (
    <ol className={className}>
      {politica.secoes.map((secao, position) => (
        <li key={secao.id}>
          <AppLink
            to={`#${secao.id}`}
            className="flex min-h-11 items-center gap-2 rounded-xl px-2.5 py-1.5 leading-snug hover:bg-orvalho lg:min-h-9 lg:text-peq"
          >
            <span className="w-[1.6em] flex-none text-folha tabular-nums">{position + 1}.</span>
            {secao.titulo}
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
