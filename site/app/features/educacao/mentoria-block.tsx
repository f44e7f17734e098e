import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Users } from "lucide";
import type { ReactNode } from "react";
import { ateComecar, encontrosDaMentoria, MESES_DA_MENTORIA, proximaMentoria } from "~/content/encontros.ts";
import { mentoria } from "~/images/mentoria.ts";
import { BlockWords } from "./block-words.tsx";
import { Fruit, Leaf, MentoriaBranch } from "./mentoria-branch.tsx";

export function MentoriaBlock() {
  return (
    <Section slab="mata" id="mentoria" aria-labelledby="mentoria-titulo" className="max-md:py-10!">
      <div className="grid items-center gap-5 md:grid-cols-2 md:gap-10 lg:grid-cols-[6fr_5fr] lg:gap-20">
        <BlockWords
          id="mentoria-titulo"
          icon={Users}
          name="Mentoria"
          title="Dez meses com alguém ao seu lado"
          next={[proximaMentoria, ateComecar.mentoria]}
        >
          <p className="max-w-[46ch] text-nevoa">
            Direção para a sua realidade, nos temas que mais pesam na loja, para você decidir com mais segurança e
            liderar com mais firmeza.
          </p>
          <ButtonLink to="/registro-mentoria-imersao" variant="ipe" size="l" className="mt-6 max-sm:w-full lg:mt-10">
            <span>
              Garantir minha pré reserva<span className="sr-only"> na Mentoria</span>
            </span>
          </ButtonLink>
        </BlockWords>
        <div className="order-first max-md:-mt-4 max-md:-mb-6">
          <Picture of={mentoria} sizes="(min-width: 1024px) 620px, (min-width: 768px) 50vw, 100vw" className="w-full" />
        </div>
      </div>
      <MentoriaTimeline />
    </Section>
  );
}

const [presencial, online] = encontrosDaMentoria;

/** Ten months of meetings: the figures, which are also the legend, and the branch. */
function MentoriaTimeline() {
  return (
    <figure className="mt-8 grid gap-x-6 gap-y-5 border-white/15 border-t pt-6 md:mt-12 md:gap-y-8 md:pt-9 md:grid-cols-[auto_1fr] md:items-end lg:mt-18 lg:gap-y-12 lg:pt-14">
      <dl className="grid grid-cols-3 gap-4 md:flex md:gap-12 lg:gap-20">
        <Count value={MESES_DA_MENTORIA} label="meses de mentoria" />
        <Count value={presencial.quantidade} label={presencial.rotulo} mark={<Fruit className="h-10 lg:h-12" />} />
        <Count value={online.quantidade} label={online.rotulo} mark={<Leaf className="h-10 lg:h-12" />} />
      </dl>
      <div className="md:order-last md:col-span-full">
        <MentoriaBranch months={MESES_DA_MENTORIA} fruits={presencial.quantidade} leaves={online.quantidade} />
      </div>
      <figcaption className="max-w-[30ch] text-nevoa text-peq md:justify-self-end md:text-right">
        Desenho ilustrativo: mostra quantos encontros há, não as datas.
      </figcaption>
    </figure>
  );
}

function Count({ value, label, mark }: { value: number; label: string; mark?: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-2 text-nevoa text-peq leading-snug sm:text-base">{label}</dt>
      <dd className="flex items-center gap-2.5 font-semibold font-titulo text-[2.75rem] leading-none tracking-[-0.03em] lining-nums lg:text-[3.5rem]">
        {value}
        {mark}
      </dd>
    </div>
  );
}
