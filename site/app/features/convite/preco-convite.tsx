import { CONTA_GRATUITA } from "@eden/domain/catalogo/niveis";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ArrowRight } from "lucide";
import { precos } from "~/content/precos.ts";
import { fechoEdenapp } from "~/images/fecho-edenapp.ts";
import { Convite, ConviteNumero, ConviteTitle } from "./convite.tsx";

/** Closes /edenapp: the price is the object; the phone stands on a counter beside it. */
export function PrecoConvite() {
  return (
    <Convite className="mt-32 md:mt-30 lg:mt-40">
      <div className="pagina grid md:grid-cols-[4fr_6fr] md:gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div className="relative -mt-28 md:-mt-20 lg:-mt-24">
          <Picture
            of={fechoEdenapp}
            alt=""
            sizes="(min-width: 1024px) 460px, (min-width: 768px) 300px, 176px"
            className="pointer-events-none relative ml-auto h-auto w-44 md:w-full md:max-w-115"
          />
          <span className="absolute right-0 left-[-50vw] mt-[-2.2%] hidden h-7 rounded-r-xl bg-barro shadow-[inset_0_-11px_0_#7a530033,0_20px_30px_#0000003d] md:block lg:h-8" />
        </div>
        <div className="pb-9 md:py-14 lg:py-18">
          <ConviteTitle className="text-balance">
            <span className="mb-2 block text-[5.5rem]/[0.9] tracking-[-0.04em] lining-nums max-md:mt-3 md:text-[7rem]/[0.9] lg:text-[9rem]/[0.9]">
              {precos.gratuito}
            </span>{" "}
            <span className="text-[1.75rem]/tight md:text-[2rem]/tight lg:text-[2.75rem]/tight">
              para entrar e ver. <em>Sem cartão.</em>
            </span>
          </ConviteTitle>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-8">
            <ButtonLink to={CONTA_GRATUITA} variant="ipe" size="l" className="w-full sm:w-auto">
              Criar conta gratuita
              <Icon of={ArrowRight} />
            </ButtonLink>
            <ConviteNumero mensagem="Olá! Quero saber mais sobre o EdenApp." />
          </div>
        </div>
      </div>
    </Convite>
  );
}
