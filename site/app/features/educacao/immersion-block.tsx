import { ButtonLink } from "@eden/ui/button.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Section } from "@eden/ui/section.tsx";
import { CalendarCheck2 } from "lucide-react";
import { imersao } from "~/images/imersao.ts";
import { BlockWords } from "./block-words.tsx";
import { ImmersionChecklist } from "./immersion-checklist.tsx";

export function ImmersionBlock() {
  return (
    <Section id="imersao" aria-labelledby="imersao-titulo" className="overflow-x-clip">
      <div className="grid items-center gap-4 md:grid-cols-2 md:gap-10 lg:grid-cols-[5fr_6fr] lg:gap-12">
        <BlockWords
          id="imersao-titulo"
          icon={CalendarCheck2}
          name="Imersão"
          title="Dois dias para enxergar a loja de outro jeito"
        >
          <p className="max-w-[46ch]">
            Você sai do balcão, senta com outros donos e trabalha na própria farmácia: aprende, vê na prática e monta o
            plano para os próximos 30 dias.
          </p>
          <ButtonLink to="/registro-mentoria-imersao" size="g" className="mt-8 max-sm:w-full lg:mt-10">
            Garantir minha pré reserva
          </ButtonLink>
        </BlockWords>
        <div className="-mx-6 md:-mr-14 md:ml-0 lg:-mr-28">
          <Picture of={imersao} sizes="(min-width: 1024px) 760px, (min-width: 768px) 54vw, 112vw" className="w-full" />
        </div>
      </div>
      <ImmersionChecklist />
    </Section>
  );
}
