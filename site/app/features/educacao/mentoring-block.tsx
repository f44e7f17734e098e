import { ButtonLink } from "@eden/ui/button.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Section } from "@eden/ui/section.tsx";
import { Users } from "lucide-react";
import { mentoria } from "~/images/mentoria.ts";
import { BlockWords } from "./block-words.tsx";
import { MentoringTimeline } from "./mentoring-timeline.tsx";

export function MentoringBlock() {
  return (
    <Section slab="mata" id="mentoria" aria-labelledby="mentoria-titulo">
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-10 lg:grid-cols-[6fr_5fr] lg:gap-20">
        <BlockWords id="mentoria-titulo" icon={Users} name="Mentoria" title="Dez meses com alguém ao seu lado">
          <p className="max-w-[46ch] text-nevoa">
            Direção para a sua realidade, nos temas que mais pesam na loja, para você decidir com mais segurança e
            liderar com mais firmeza.
          </p>
          <ButtonLink to="/registro-mentoria-imersao" variant="ipe" size="g" className="mt-8 max-sm:w-full lg:mt-10">
            Garantir minha pré reserva
          </ButtonLink>
        </BlockWords>
        <div className="overflow-hidden rounded-[28px] bg-creme order-first lg:rounded-ficha">
          <Picture of={mentoria} sizes="(min-width: 1024px) 620px, (min-width: 768px) 50vw, 100vw" className="w-full" />
        </div>
      </div>
      <MentoringTimeline />
    </Section>
  );
}
