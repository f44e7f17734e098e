import { ButtonLink } from "@eden/ui/button.tsx";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { mensagemGestao } from "~/content/gestao.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { GrowthPicture } from "./growth-picture.tsx";

const titleId = "gestao-titulo";

export function ManagementHero() {
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-[36px] bg-orvalho pt-9 lg:mx-4 lg:mt-4 lg:rounded-ombro lg:pt-0"
    >
      <div className="pagina grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:gap-6">
        <div className="lg:pt-24 lg:pb-26 xl:pt-30 xl:pb-32">
          <h1 id={titleId} className="max-w-[14ch] text-pagina">
            Gestão com quem anda ao seu <em>lado</em>
          </h1>
          <p className="mt-4 max-w-[40ch] text-lead text-pedra lg:mt-6">
            Dois modelos de consultoria para a farmácia independente. Um orienta as suas decisões; o outro acompanha a
            execução.
          </p>
          <div className="mt-7 flex flex-wrap gap-3.5 lg:mt-9">
            <ButtonLink to={whatsappLink(mensagemGestao)} variant="ipe" size="g" className="w-full sm:w-auto">
              <SocialIcon of="whatsapp" size={22} />
              Falar com Consultor
            </ButtonLink>
            <ButtonLink to="/diagnostico-gestao" variant="fio" size="g" className="w-full sm:w-auto">
              Fazer o diagnóstico
            </ButtonLink>
          </div>
        </div>
        <GrowthPicture />
      </div>
    </section>
  );
}
