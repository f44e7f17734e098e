import { PLANOS } from "@eden/domain/catalogo/planos";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Info } from "lucide-react";
import { mensagemConsultor } from "~/content/planos.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { PlanoDetails } from "./plano-details.tsx";
import { PlanosTable } from "./planos-table.tsx";

/** The page starts with the comparison: a table, or on phones one card per plano. */
export function PlanosComparison() {
  return (
    <section aria-labelledby="planos-titulo">
      <div className="pagina pt-5 md:pb-50 lg:pt-15 lg:pb-44 xl:h-102 xl:pb-0">
        <h1 id="planos-titulo" className="max-w-[18ch] text-pagina">
          Escolha o ritmo do seu <em>crescimento</em>
        </h1>
        <p className="mt-4 max-w-[38ch] text-lead text-pedra lg:mt-5">
          Seis planos, da semente à copa. Comece pequeno, crie raiz e avance quando fizer sentido.
        </p>
      </div>
      <div className="pagina mt-7 grid grid-cols-1 gap-3 md:hidden">
        {PLANOS.map((plano) => (
          <PlanoDetails key={plano.id} plano={plano} />
        ))}
      </div>
      <div className="relative isolate mx-auto hidden w-[min(1280px,100%-2rem)] before:absolute before:inset-x-0 before:top-90 before:bottom-0 before:-z-1 before:rounded-[28px] before:shadow-suave md:block">
        <PlanosTable />
      </div>
      <p className="pagina mt-5 flex items-start gap-2.5 text-base/snug text-pedra md:mt-6">
        <Icon of={Info} size={20} className="mt-px shrink-0 text-folha" />
        <span>
          Aqui a Edificação aparece como um dos seis pacotes do grupo. Ela tem quatro tamanhos, cada um com a sua lista
          de recursos: compare no{" "}
          <AppLink
            to="/registro-edificacao"
            className="whitespace-nowrap font-semibold text-folha underline underline-offset-3"
          >
            cadastro da Edificação
          </AppLink>
          .
        </span>
      </p>
    </section>
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
            Falar com Consultor
          </ButtonLink>
          <p className="text-pedra text-peq">No WhatsApp, com a mensagem já escrita</p>
        </div>
      </div>
    </section>
  );
}
