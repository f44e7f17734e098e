import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { amostraDiagnostico } from "~/images/amostra-diagnostico.ts";
import { Convite, ConviteNumero, ConviteTitle } from "./convite.tsx";

/** Closes /gestao: the printed diagnostico at the left, cut by the lower edge. */
export function FolhaConvite() {
  return (
    <Convite className="mt-18 [clip-path:inset(-20rem_0_0)] lg:mt-40">
      <div className="pagina grid gap-7 pt-10 md:grid-cols-[4fr_6fr] md:gap-10 md:pt-0 lg:gap-16 xl:grid-cols-[5fr_6fr] xl:gap-20">
        <div className="relative h-30 max-md:order-last md:h-auto">
          <Picture
            of={amostraDiagnostico}
            alt=""
            sizes="(min-width: 1024px) 448px, 304px"
            className="absolute top-0 left-1/2 h-auto w-70 md:max-xl:left-[53%] max-w-none -translate-x-1/2 rotate-3 rounded-lg shadow-[0_24px_60px_#00000059] md:top-26 md:w-76 lg:-top-10 lg:w-100 xl:-top-20 xl:w-112"
          />
        </div>
        <div className="md:py-14 lg:py-22">
          <ConviteTitle>
            Comece por sete <em>perguntas</em>
          </ConviteTitle>
          <p className="mt-3 max-w-[42ch] text-nevoa md:mt-4 md:text-lead">
            Uma por área da gestão. Cada resposta faz crescer uma planta, e nada é guardado nem enviado.
          </p>
          <div className="mt-5 flex flex-wrap gap-3 lg:mt-8 lg:gap-4">
            <ButtonLink to="/jardim" variant="ipe" size="l" className="w-full sm:w-auto lg:max-xl:px-5">
              Ver o meu jardim
            </ButtonLink>
            <ButtonLink
              to="/diagnostico-gestao"
              variant="glass"
              size="l"
              className="w-full max-sm:px-3 max-sm:text-base sm:w-auto lg:max-xl:px-5"
            >
              Já sou do grupo: diagnóstico inteiro
            </ButtonLink>
          </div>
          <p className="mt-1.5 md:mt-3">
            <ConviteNumero mensagem="Olá! Quero conversar sobre a gestão da minha farmácia." />
          </p>
        </div>
      </div>
    </Convite>
  );
}
