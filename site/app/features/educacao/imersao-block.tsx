import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { CalendarCheck2, Check } from "lucide";
import { type Conteudo, conteudosDaImersao } from "~/content/educacao.ts";
import { ateComecar, proximaImersao } from "~/content/encontros.ts";
import { imersao } from "~/images/imersao.ts";
import { BlockWords } from "./block-words.tsx";

export function ImersaoBlock() {
  return (
    <Section id="imersao" aria-labelledby="imersao-titulo" className="overflow-x-clip">
      <div className="grid items-center gap-4 md:grid-cols-2 md:gap-10 lg:grid-cols-[5fr_6fr] lg:gap-12">
        <BlockWords
          id="imersao-titulo"
          icon={CalendarCheck2}
          name="Imersão"
          title="Dois dias para enxergar a loja de outro jeito"
          next={[proximaImersao, ateComecar.imersao]}
        >
          <p className="max-w-[46ch]">
            Você sai do balcão, senta com outros donos e trabalha no plano da própria farmácia: aprende, vê na prática e
            sai com o que fazer nos próximos 30 dias.
          </p>
          <ButtonLink to="/registro-mentoria-imersao" size="l" className="mt-6 max-sm:w-full lg:mt-10">
            <span>
              Garantir minha pré reserva<span className="sr-only"> na Imersão</span>
            </span>
          </ButtonLink>
        </BlockWords>
        <div className="-mx-6 max-md:-mb-5 md:-mr-10 md:ml-0 lg:-mr-12 xl:-mr-28">
          <Picture of={imersao} sizes="(min-width: 1024px) 760px, (min-width: 768px) 54vw, 112vw" className="w-full" />
        </div>
      </div>
      <ImersaoChecklist />
    </Section>
  );
}

/** The programme on a clipboard: a green board, its clip and one sheet. On a phone the contents are chips. */
function ImersaoChecklist() {
  return (
    <div className="relative mt-8 rounded-[36px] bg-mata p-2.5 md:mt-16 lg:rounded-ombro lg:p-4">
      <Clip />
      <div className="grid gap-5 rounded-[28px] bg-papel px-4 pt-9 pb-5 md:grid-cols-2 md:gap-x-10 md:px-9 md:pt-14 md:pb-10 lg:grid-cols-[3fr_5fr_5fr] lg:gap-x-14 lg:rounded-[34px] lg:px-14 lg:pt-18 lg:pb-14">
        <p className="flex items-baseline gap-3 text-mata md:col-span-full lg:col-span-1 lg:block">
          <span className="font-semibold font-titulo text-[3rem] leading-none tracking-[-0.04em] lining-nums lg:block lg:text-[8.5rem]/[0.9]">
            2
          </span>{" "}
          <span className="font-semibold font-titulo text-[1.625rem]/tight lg:mt-2 lg:block lg:text-[2.5rem]/tight">
            dias
          </span>{" "}
          <span className="text-pedra max-lg:ml-auto lg:mt-2 lg:block">sete conteúdos</span>
        </p>
        {conteudosDaImersao.map(({ grupo, itens }) => (
          <div key={grupo}>
            <h3 className="border-linha-2 border-b pb-3 text-h3">{grupo}</h3>
            <ul className="mt-3.5 grid gap-2 max-md:grid-cols-2 md:mt-5 md:gap-4.5">
              {itens.map((item) => (
                <Line key={item.titulo} {...item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

function Line({ titulo, frase }: Conteudo) {
  return (
    <li className="flex gap-3.5 max-md:items-center max-md:rounded-campo max-md:bg-orvalho max-md:px-3 max-md:py-2">
      <span className="mt-0.5 hidden size-7 shrink-0 place-items-center md:grid rounded-lg bg-orvalho text-folha">
        <Icon of={Check} size={18} strokeWidth={2.5} />
      </span>
      <span>
        <span className="block font-semibold leading-snug max-md:text-peq/tight">{titulo}</span>
        <span className="hidden text-base/snug text-pedra md:block">{frase}</span>
      </span>
    </li>
  );
}

function Clip() {
  return (
    <svg
      viewBox="0 0 168 78"
      aria-hidden="true"
      className="absolute -top-8 left-1/2 w-34 -translate-x-1/2 drop-shadow-[0_8px_10px_#0e3b2e33] lg:-top-10 lg:w-42"
    >
      <path d="M62 34v-7a22 22 0 0 1 44 0v7" className="fill-none stroke-ipe" strokeWidth="9" />
      <rect y="32" width="168" height="46" rx="14" className="fill-ipe" />
      <path
        d="M0 64a14 14 0 0 0 14 14h140a14 14 0 0 0 14-14v-5a14 14 0 0 1-14 14H14A14 14 0 0 1 0 59Z"
        fillOpacity=".1"
      />
    </svg>
  );
}
