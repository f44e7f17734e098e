import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Check, ChevronDown, FileText } from "lucide";
import { empresa } from "~/content/empresa.ts";
import type { Secao } from "~/content/markup.ts";
import { politica } from "~/content/politica.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { PoliticaBlock, RichText } from "./politica-block.tsx";

export function PoliticaDocument() {
  return (
    <div className="pagina space-y-10 pt-7 pb-24 lg:space-y-16 lg:pt-18 lg:pb-40 print:p-0 print:text-[11pt]">
      <div className="space-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:items-center lg:gap-x-16 lg:space-y-0 print:block">
        <PoliticaHeader />
        <PoliticaSummary />
      </div>
      <div className="grid gap-10 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-16 print:block">
        <PoliticaContents />
        <div className="space-y-10 lg:space-y-12">
          {politica.secoes.map((secao, position) => (
            <PoliticaSection key={secao.id} secao={secao} numero={position + 1} />
          ))}
        </div>
      </div>
    </div>
  );
}

function PoliticaHeader() {
  const { versao } = politica;
  return (
    <header className="grid justify-items-start gap-5 pb-12 lg:gap-6 lg:pb-0 print:pb-0">
      <h1 className="max-w-[14ch] text-pagina">
        <RichText text={politica.titulo} />
      </h1>
      <p className="max-w-[44ch] text-lead text-pedra">{politica.lead}</p>
      <p className="text-pedra text-peq">
        Versão {versao.id}, em vigor desde <time dateTime={versao.data}>{versao.vigencia}</time>
      </p>
      <ButtonLink to={empresa.politicaPdf} newTab variant="outline" className="print:hidden">
        <Icon of={FileText} />
        Abrir em PDF
      </ButtonLink>
    </header>
  );
}

/** The policy in four sentences. */
function PoliticaSummary() {
  return (
    <section
      aria-labelledby="em-resumo"
      className="relative rounded-ficha bg-orvalho px-5.5 py-7 lg:mt-28 lg:px-10 lg:py-9 print:m-0 print:p-0"
    >
      <span
        aria-hidden="true"
        className="absolute -top-1 right-2 h-5 w-28 bg-[radial-gradient(closest-side,#0e3b2e33,transparent)] lg:-top-1 lg:right-9 lg:h-7 lg:w-38 print:hidden"
      />
      <Picture
        of={vaso2}
        alt=""
        priority
        sizes="150px"
        className="absolute right-6 bottom-[calc(100%-14px)] w-22 lg:right-14 lg:w-30 print:hidden"
      />
      <h2 id="em-resumo" className="text-h3">
        Em resumo
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
        {politica.resumo.map((frase) => (
          <li key={frase} className="flex gap-3 leading-normal">
            <Icon of={Check} strokeWidth={2.25} className="mt-0.5 text-folha" />
            {frase}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside the text on a wide screen; collapsible on a phone, so that the text is not pushed down by a whole screen. */
function PoliticaContents() {
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
            className="flex min-h-11 items-baseline gap-2 rounded-xl px-2.5 py-2.5 lg:py-1.5 leading-snug hover:bg-orvalho lg:min-h-9 lg:text-peq"
          >
            <span className="w-[1.6em] flex-none text-folha tabular-nums">{position + 1}.</span>
            {secao.titulo}
          </AppLink>
        </li>
      ))}
    </ol>
  );
}

function PoliticaSection({ secao, numero }: { secao: Secao; numero: number }) {
  return (
    <section aria-labelledby={secao.id} className="space-y-5 border-linha-2 border-t pt-8 lg:pt-10">
      <h2
        id={secao.id}
        className="flex max-w-[28ch] scroll-mt-6 break-after-avoid gap-[0.5em] text-[1.75rem] leading-[1.15] lg:text-[2.125rem]"
      >
        <span className="min-w-[1.1em] flex-none font-normal text-folha lining-nums tabular-nums">{numero}.</span>
        {secao.titulo}
      </h2>
      {secao.blocks.map((block) => (
        <PoliticaBlock key={block.kind === "table" ? block.caption : JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}
