import { COMPRA_EDENAPP } from "@eden/domain/catalogo/niveis";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Eyebrow } from "@eden/ui/core/section.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { ArrowRight, type IconNode, MessagesSquare, NotebookPen, PlayCircle, Radio, Smartphone } from "lucide";
import { type PartesDoAppId, partesDoApp } from "~/content/edenapp.ts";
import { precosDaLive } from "~/content/live.ts";
import { precos } from "~/content/precos.ts";
import { edenappHero } from "~/images/edenapp-hero.ts";
import { AppStoreLinks } from "./app-store-links.tsx";

/** The phones are on the right, behind the text, and extend past the edge. */
export function AppOpening() {
  return (
    <div className="overflow-x-clip">
      <div className="pagina">
        <div className="relative">
          <div className="relative z-2 pt-5 md:max-w-[47%] md:py-14 lg:flex lg:min-h-150 xl:min-h-176 lg:max-w-170 lg:flex-col lg:items-start lg:justify-center lg:py-12">
            <Eyebrow icon={Smartphone}>EdenApp</Eyebrow>
            <h1 className="mt-2.5 mb-3.5 text-pagina lg:mt-4.5 lg:mb-6 lg:max-xl:max-w-[10ch]">
              A escola <span className="whitespace-nowrap">da farmácia</span>{" "}
              <span className="whitespace-nowrap">
                no seu <em>bolso</em>
              </span>
            </h1>
            <p className="max-w-[36ch] text-lead text-pedra lg:max-xl:max-w-[30ch]">
              Mais de 30 aulas para aprender no intervalo e aplicar na loja já amanhã.
            </p>
            <ButtonLink to={COMPRA_EDENAPP} variant="ipe" size="l" className="mt-6 max-sm:w-full lg:mt-9">
              <span>
                Adquira agora<span className="sr-only"> o EdenApp</span>
              </span>
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
            <AppStoreLinks />
          </div>
          <Picture
            of={edenappHero}
            priority
            sizes="(min-width: 1280px) 800px, (min-width: 768px) 58vw, 112vw"
            className="pointer-events-none relative left-1/2 my-2 w-[112vw] max-w-none -translate-x-1/2 motion-safe:animate-surge md:absolute md:top-1/2 md:right-[-6vw] md:left-auto md:m-0 md:w-[58vw] md:max-w-200 md:translate-x-0 md:-translate-y-1/2 xl:-right-28"
          />
        </div>
        <AppParts />
      </div>
    </div>
  );
}

const icons: Record<PartesDoAppId, IconNode> = {
  aulas: PlayCircle,
  lives: Radio,
  material: NotebookPen,
  comunidade: MessagesSquare,
};

/** The parts of the app, as a strip under the opening. */
function AppParts() {
  return (
    <ul className="relative z-2 grid gap-x-8 border-linha-2 border-t sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
      {partesDoApp.map(({ id, titulo, frase }) => (
        <li
          key={id}
          className="flex gap-4 border-linha-2 border-b py-4.5 sm:py-6 lg:block lg:border-b-0 lg:border-l lg:px-7 lg:py-7 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
        >
          <Icon of={icons[id]} size={26} className="mt-0.5 shrink-0 text-folha" />
          <span>
            <span className="block text-balance font-semibold font-titulo text-[1.1875rem]/tight text-mata lg:mt-3.5">
              {titulo}
            </span>
            <span className="mt-1 block text-base/snug text-pedra">{frase}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
