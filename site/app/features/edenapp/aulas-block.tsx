import { COMPRA_EDENAPP } from "@eden/domain/catalogo/niveis";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Brain, HeartHandshake, type IconNode, LineChart, Megaphone, PersonStanding } from "lucide";
import { type TemaId, temasDasAulas } from "~/content/edenapp.ts";
import { aulasApp } from "~/images/aulas-app.ts";

const icons: Record<TemaId, IconNode> = {
  marketing: Megaphone,
  cultura: HeartHandshake,
  gestao: LineChart,
  mentalidade: Brain,
  tricotomia: PersonStanding,
};

/** The main contents, styled as a syllabus. */
export function AulasBlock() {
  return (
    <Section
      aria-labelledby="aulas-titulo"
      className="overflow-x-clip"
      columnClassName="grid gap-8 lg:grid-cols-[5fr_6fr] lg:gap-20"
    >
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center">
        <div>
          <h2 id="aulas-titulo" className="max-w-[16ch] text-h2">
            Mais de 30 aulas, cinco temas, <span className="whitespace-nowrap">uma loja</span> mais forte
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-pedra lg:mt-5">
            O conteúdo principal do EdenApp cuida da loja e de quem está à frente dela.
          </p>
          <ButtonLink to={COMPRA_EDENAPP} size="l" className="mt-7 max-sm:w-full lg:mt-9">
            <span>
              Adquira agora<span className="sr-only"> o EdenApp</span>
            </span>
          </ButtonLink>
        </div>
        <div className="-mx-6 mt-2 md:-mr-14 md:ml-0 lg:-mr-16 lg:-ml-16 xl:-ml-28">
          <Picture of={aulasApp} sizes="(min-width: 1024px) 720px, (min-width: 768px) 54vw, 112vw" className="w-full" />
        </div>
      </div>
      <ol className="grid border-linha-2 border-b">
        {temasDasAulas.map(({ id, titulo, frase }) => (
          <li key={id} className="flex gap-5 border-linha-2 border-t py-6 lg:gap-7 lg:py-8">
            <span className="grid size-14 shrink-0 place-items-center rounded-[18px] bg-orvalho text-folha lg:size-16 lg:rounded-[20px]">
              <Icon of={icons[id]} size={28} />
            </span>
            <div>
              <h3 className="text-h3 lg:text-[1.625rem]/tight">{titulo}</h3>
              <p className="mt-1.5 max-w-[46ch] text-pedra">{frase}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
