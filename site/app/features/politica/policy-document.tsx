import { ButtonLink } from "@eden/ui/button.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { Download } from "lucide-react";
import { empresa } from "~/content/empresa.ts";
import { politica } from "~/content/politica.ts";
import { PolicyContents } from "./policy-contents.tsx";
import { PolicySection } from "./policy-section.tsx";
import { PolicySummary } from "./policy-summary.tsx";
import { RichText } from "./rich-text.tsx";

export function PolicyDocument() {
  return (
    <div className="pagina space-y-10 pt-7 pb-24 lg:space-y-16 lg:pt-18 lg:pb-40 print:p-0 print:text-[11pt]">
      <PolicyHeader />
      <PolicySummary />
      <div className="grid gap-10 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-16 print:block">
        <PolicyContents />
        <div className="space-y-10 lg:space-y-12">
          {politica.secoes.map((secao, position) => (
            <PolicySection key={secao.id} secao={secao} numero={position + 1} />
          ))}
        </div>
      </div>
    </div>
  );
}

function PolicyHeader() {
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
      <ButtonLink to={empresa.politicaPdf} newTab variant="fio" className="print:hidden">
        <Icon of={Download} />
        Abrir em PDF
      </ButtonLink>
    </header>
  );
}
