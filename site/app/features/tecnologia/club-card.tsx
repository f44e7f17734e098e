import { CalendarCheck, Tag } from "lucide-react";
import { ClubNotice } from "./club-notice.tsx";
import { ClubStamp } from "./club-stamp.tsx";
import { ExampleTag, Illustration } from "./illustration.tsx";
import { Sprig } from "./sprig.tsx";

const LUGARES = [true, true, true, true, true, true, true, false, false, false];

/** The customer's loyalty card, with two of its notifications. */
export function ClubCard() {
  return (
    <Illustration
      label="cartão do Clube de Vantagens com sete de dez folhas preenchidas, um lembrete de recompra e uma oferta só para aquela cliente."
      className="relative mx-auto grid w-full max-w-150 justify-items-center pt-21 md:pt-18 md:justify-items-start lg:pt-19"
    >
      <ClubNotice
        icon={CalendarCheck}
        iconClassName="bg-orvalho text-folha"
        title="Hora de repor"
        className="absolute top-0 -right-1.5 md:right-0"
      >
        O remédio de uso contínuo da Lúcia acaba na sexta.
      </ClubNotice>
      <div className="relative flex min-h-66 w-full -rotate-5 flex-col justify-between overflow-hidden rounded-[26px] bg-linear-135 from-mata-3 to-55% to-mata px-6 py-5.5 text-white shadow-[0_36px_70px_#0e3b2e52,inset_0_1px_0_#ffffff2e] md:min-h-82 md:w-130 md:max-w-full md:rounded-ficha md:px-8.5 md:py-8">
        <Sprig className="absolute -top-1.5 -right-21 size-54 opacity-40 md:-top-4.5 md:-right-16 md:size-82" />
        <p>
          <b className="block font-semibold font-titulo text-[1.4375rem]/tight tracking-[-0.02em] md:text-[1.75rem]/tight">
            Clube de Vantagens
          </b>
          <span className="text-base text-nivel-2">Sua farmácia</span>
        </p>
        <div className="relative my-4 grid w-fit grid-cols-5 gap-2 md:gap-2.5">
          {LUGARES.map((earned, lugar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stamp is identified by its position
            <ClubStamp key={lugar} earned={earned} />
          ))}
        </div>
        <div className="relative flex justify-between text-nivel-2 text-peq leading-tight *:last:text-right [&_b]:block [&_b]:font-semibold [&_b]:font-titulo [&_b]:text-[1.1875rem] [&_b]:text-white">
          <p>
            Cliente <b>Lúcia</b>
          </p>
          <p>
            Faltam <b>3 folhas</b>
          </p>
        </div>
      </div>
      <ClubNotice
        icon={Tag}
        iconClassName="bg-erro-fundo text-terracota"
        title="Oferta só para ela"
        className="mt-3 -ml-1.5 self-start justify-self-start md:absolute md:bottom-0 md:left-16 md:m-0 lg:max-xl:left-0"
      >
        Protetor solar com folha em dobro.
      </ClubNotice>
      <ExampleTag className="mt-5 md:mt-13 md:mb-5 md:justify-self-end" />
    </Illustration>
  );
}
