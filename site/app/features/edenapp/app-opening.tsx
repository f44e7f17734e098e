import { COMPRA_EDENAPP } from "@eden/domain/catalogo/niveis";
import { AppLink } from "@eden/ui/app-link.tsx";
import { ButtonLink } from "@eden/ui/button.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Eyebrow } from "@eden/ui/section.tsx";
import { ArrowRight, Smartphone } from "lucide-react";
import { precosDaLive } from "~/content/live.ts";
import { precos } from "~/content/registro-edenapp.ts";
import { edenappHero } from "~/images/edenapp-hero.ts";
import { AppParts } from "./app-parts.tsx";
import { StoreButtons } from "./store-buttons.tsx";

/** The phones are on the right, behind the text, and extend past the edge. */
export function AppOpening() {
  return (
    <div className="overflow-x-clip">
      <div className="pagina">
        <div className="relative">
          <div className="relative z-2 pt-5 md:max-w-[47%] md:py-14 lg:flex lg:min-h-150 xl:min-h-176 lg:max-w-170 lg:flex-col lg:items-start lg:justify-center lg:py-12">
            <Eyebrow icon={Smartphone}>Eden App</Eyebrow>
            <h1 className="mt-2.5 mb-3.5 text-pagina lg:mt-4.5 lg:mb-6">
              A escola da farmácia no seu <em>bolso</em>
            </h1>
            <p className="max-w-[36ch] text-lead text-pedra">
              Mais de 30 aulas para aprender no intervalo do balcão e aplicar na loja no mesmo dia.
            </p>
            <ButtonLink to={COMPRA_EDENAPP} variant="ipe" size="g" className="mt-6 max-sm:w-full lg:mt-9">
              Adquira agora
              <Icon of={ArrowRight} />
            </ButtonLink>
            <p className="mt-3 max-w-[46ch] text-pedra text-peq">
              <MoneyText>{`${precos.parcelas}, ou ${precosDaLive.avista} à\u00a0vista.`}</MoneyText> Também há o acesso
              gratuito:{" "}
              <AppLink to="#acessos" className="font-semibold text-folha underline underline-offset-4">
                compare os dois
              </AppLink>
              .
            </p>
            <StoreButtons />
          </div>
          <Picture
            of={edenappHero}
            priority
            sizes="(min-width: 1280px) 800px, (min-width: 768px) 62vw, 112vw"
            className="pointer-events-none relative left-1/2 my-2 w-[112vw] max-w-none -translate-x-1/2 motion-safe:animate-surge md:absolute md:top-1/2 md:right-[-10vw] md:left-auto md:m-0 md:w-[62vw] md:max-w-200 md:translate-x-0 md:-translate-y-1/2 xl:-right-28"
          />
        </div>
        <AppParts />
      </div>
    </div>
  );
}
