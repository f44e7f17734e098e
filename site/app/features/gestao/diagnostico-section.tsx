import { AREA_IDS, AREAS, QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";

const titleId = "gestao-diagnostico";

/** The whole diagnostico, which only lojas of the group can open: its seven areas and what holds a loja back in each. */
export function DiagnosticoSection() {
  return (
    <section
      aria-labelledby={titleId}
      className="mt-15 rounded-[36px] bg-sol py-10 md:mt-18 md:py-14 lg:mx-4 lg:mt-24 lg:rounded-ombro lg:py-18"
    >
      <div className="pagina grid gap-8 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-20">
        <div>
          <h2 id={titleId} className="text-h2">
            Antes de podar, olhe a <em>raiz</em>
          </h2>
          <p className="mt-4 max-w-[42ch] text-lead lg:mt-5">
            O diagnóstico inteiro é para as lojas do grupo: {QUANTIDADE_PERGUNTAS} perguntas em sete áreas, uma nota em
            cada uma e o que fazer primeiro.
          </p>
          <ButtonLink to="/diagnostico-gestao" size="l" className="mt-6 w-full sm:w-auto lg:mt-8">
            Já sou do grupo
            <Icon of={ArrowRight} />
          </ButtonLink>
          <p className="mt-4 text-base">
            Ainda não é do grupo?{" "}
            <AppLink to="/jardim" className="font-semibold text-mata underline underline-offset-4">
              Comece por sete perguntas
            </AppLink>
          </p>
        </div>
        <dl className="rounded-[28px] bg-papel px-5 py-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5 lg:rounded-ficha lg:px-8 lg:py-4">
          <div aria-hidden="true" className="hidden gap-x-6 py-2 text-folha text-peq sm:grid sm:grid-cols-[2fr_3fr]">
            <b className="font-semibold">Área</b>
            <b className="font-semibold">O que segura a loja</b>
          </div>
          {AREA_IDS.map((area) => (
            <div
              key={area}
              className="grid min-h-11 items-baseline gap-x-6 border-linha border-t py-2.5 max-sm:nth-2:border-t-0 max-sm:nth-3:border-t-0 sm:grid-cols-[2fr_3fr] lg:py-3"
            >
              <dt className="font-semibold font-titulo text-lg/tight text-mata">{AREAS[area].nome}</dt>
              <dd className="text-base/snug text-pedra max-sm:hidden">{AREAS[area].freio}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
