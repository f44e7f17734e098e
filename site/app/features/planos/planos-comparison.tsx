import { GRUPOS_PLANOS } from "@eden/domain/catalogo/planos";
import { BelowFold } from "@eden/ui/below-fold.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { type IconNode, Info, Tag } from "lucide";
import type { ReactNode } from "react";
import { mensagemConsultor } from "~/content/planos.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { PlanosCards } from "./planos-cards.tsx";
import { PlanosTable } from "./planos-table.tsx";
import { Legend } from "./planos-table-head.tsx";
import { RecursoExplanations } from "./recurso-name.tsx";

/** Headline and prices, with which the page starts. */
export function PlanosOpening({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="planos-titulo" className="pagina pt-5 lg:pt-15">
      <h1 id="planos-titulo" className="text-pagina">
        Escolha o <span className="max-sm:whitespace-nowrap">ritmo do seu</span> <em>crescimento</em>
      </h1>
      <p className="mt-2 mb-6 text-balance text-lead text-pedra lg:mt-4">
        Primeiro o preço e o que vem. Depois, se quiser, a tabela com as {linhas} linhas.
      </p>
      {children}
    </section>
  );
}

const linhas = GRUPOS_PLANOS.flatMap(({ recursos }) => recursos).length;

/** A table, or on phones cards. */
export function PlanosComparison() {
  return (
    <section aria-labelledby="comparacao-titulo">
      <h2 id="comparacao-titulo" className="pagina pt-12 text-h2 lg:pt-24">
        O que vem em cada plano
      </h2>
      <PlanosCards className="pagina mt-6 md:hidden" />
      <div className="relative isolate mx-auto hidden w-[min(1280px,100%-2rem)] before:absolute before:inset-x-0 before:top-90 before:bottom-0 before:-z-1 before:rounded-[28px] before:shadow-suave md:mt-32 md:block lg:mt-38 xl:mt-50">
        <PlanosTable />
      </div>
      <BelowFold>
        <RecursoExplanations />
        <PlanosNotes />
      </BelowFold>
    </section>
  );
}

/** What the comparison itself cannot say. */
function PlanosNotes() {
  return (
    <div className="pagina mt-5 grid gap-4 text-base/snug text-pedra md:mt-6">
      <Legend className="max-md:hidden xl:hidden" />
      <Note icon={Info}>
        A Edificação tem quatro versões, os Planos 1 a 4. Todas incluem o EAD; os Planos 3 e 4 incluem também a
        Consultoria Transformadora. Compare no{" "}
        <AppLink
          to="/registro-edificacao"
          className="whitespace-nowrap font-semibold text-folha underline underline-offset-3"
        >
          cadastro da Edificação
        </AppLink>
        .
      </Note>
      <Note icon={Tag}>
        Promoção de lançamento: condições para entrar agora na Plenitude. O consultor apresenta valores e prazos depois
        do cadastro, que não é cobrado.
      </Note>
    </div>
  );
}

function Note({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <p className="flex max-w-[88ch] items-start gap-2.5">
      <Icon of={icon} size={20} className="mt-px shrink-0 text-folha" />
      <span>{children}</span>
    </p>
  );
}

/** Link to the consultant, directly under the comparison. */
export function ConsultantSection() {
  return (
    <section aria-labelledby="planos-duvida" className="pagina pt-12 lg:pt-24">
      <div className="rounded-[28px] bg-orvalho px-6 pt-7.5 pb-7 md:flex md:items-center md:justify-between md:gap-10 md:rounded-ficha md:p-10 lg:gap-12 lg:px-14 lg:py-12">
        <h2 id="planos-duvida" className="max-w-[24ch] text-[1.625rem]/[1.18] lg:text-[2.125rem]/[1.18]">
          Não tem certeza de qual plano escolher? Entre em contato conosco!
        </h2>
        <div className="mt-5.5 grid gap-2.5 text-center md:mt-0 md:shrink-0">
          <ButtonLink to={whatsappLink(mensagemConsultor)} size="l">
            <SocialIcon of="whatsapp" size={22} />
            <span>
              Falar com Consultor<span className="sr-only"> para escolher um plano</span>
            </span>
          </ButtonLink>
          <p className="text-pedra text-peq">No WhatsApp, com a mensagem já escrita</p>
        </div>
      </div>
    </section>
  );
}
