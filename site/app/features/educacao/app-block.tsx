import { COMPRA_EDENAPP, NIVEIS } from "@eden/domain/catalogo/niveis";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { ArrowRight, Check, Smartphone } from "lucide";
import { aulasApp } from "~/images/aulas-app.ts";
import { BlockWords } from "./block-words.tsx";

const servicos = NIVEIS.find((nivel) => nivel.id === "eden-app")?.servicos ?? [];

export function AppBlock() {
  return (
    <Section
      id="app"
      aria-labelledby="app-titulo"
      className="overflow-x-clip"
      columnClassName="grid items-center gap-4 md:grid-cols-2 md:gap-10 lg:grid-cols-[6fr_5fr] lg:gap-16"
    >
      <BlockWords id="app-titulo" icon={Smartphone} name="App" title="A aula cabe entre um cliente e outro">
        <p className="max-w-[48ch]">
          O EdenApp é a nossa escola no celular: aulas a distância, transmissões ao vivo, material de apoio e uma
          comunidade para trocar ideias com outros donos.
        </p>
        <ul className="mt-6 grid gap-x-6 gap-y-3 max-md:hidden xl:grid-cols-2">
          {servicos.map(({ nome }) => (
            <li key={nome} className="flex items-center gap-2.5">
              <Icon of={Check} strokeWidth={2} className="text-folha" />
              {nome}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-1 lg:mt-10">
          <ButtonLink to={COMPRA_EDENAPP} variant="ipe" size="l" className="max-sm:w-full">
            <span>
              Adquira agora<span className="sr-only"> o EdenApp</span>
            </span>
          </ButtonLink>
          <AppLink
            to="/edenapp"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-folha underline-offset-4 hover:underline"
          >
            Conhecer o aplicativo
            <Icon of={ArrowRight} size={20} />
          </AppLink>
        </div>
      </BlockWords>
      <div className="order-first -mx-6 max-md:-my-6 md:mr-0 md:-ml-14 lg:-mr-6 lg:-ml-18 xl:-ml-32">
        <Picture of={aulasApp} sizes="(min-width: 1024px) 780px, (min-width: 768px) 54vw, 112vw" className="w-full" />
      </div>
    </Section>
  );
}
