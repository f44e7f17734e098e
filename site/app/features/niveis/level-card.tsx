import type { Nivel } from "@eden/domain/catalogo/niveis";
import { ButtonLink } from "@eden/ui/button.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { promessaDoNivel } from "~/content/niveis.ts";
import { levelLook } from "./level-look.ts";
import { LevelServices } from "./level-services.tsx";

interface LevelCardProps {
  nivel: Nivel;
  numero: number;
}

/** A level: the card, and the plant on its edge. On hover only the card rises. */
export function LevelCard({ nivel, numero }: LevelCardProps) {
  const look = levelLook[nivel.id];
  return (
    <li id={nivel.id} className={classNames(look.size, stepStyle)}>
      <Picture of={look.vaso} alt="" sizes="(min-width: 768px) 264px, 217px" className={plantStyle} />
      <article
        aria-labelledby={`${nivel.id}-titulo`}
        className={classNames(
          "relative flex flex-col rounded-[26px] px-5.5 pt-6 pb-5.5 transition-[translate] duration-250 hover:-translate-y-1 md:px-4 md:pt-8 md:pb-4",
          look.card,
        )}
      >
        <span aria-hidden="true" className={shadowStyle} />
        <p className="relative font-semibold font-titulo text-[1.0625rem]/none text-mata md:mt-2.5 in-[.escuro]:text-nivel-2">
          Nível {numero}
        </p>
        <h3 id={`${nivel.id}-titulo`} className="mt-1.5 text-[1.875rem]/[1.1] md:text-[1.625rem]/[1.1]">
          {nivel.titulo}
        </h3>
        <p className="mt-2 text-balance text-[1.0625rem]/snug text-tinta/85 md:text-base/snug in-[.escuro]:text-orvalho">
          {promessaDoNivel[nivel.id]}
        </p>
        <LevelServices servicos={nivel.servicos} />
        <ButtonLink
          to={nivel.link}
          variant={look.button}
          aria-describedby={`${nivel.id}-titulo`}
          className="w-full gap-2.5! px-3! md:min-h-14! md:px-2.5! md:py-2! md:text-peq!"
        >
          {nivel.showButtonIcon && <SocialIcon of="whatsapp" />}
          <span className={classNames("text-balance", nivel.showButtonIcon && "md:text-left")}>{nivel.buttonText}</span>
        </ButtonLink>
      </article>
    </li>
  );
}

const stepStyle =
  "relative mt-(--vao) scroll-mt-[calc(var(--vao)+5rem)] md:mt-[calc((3-var(--coluna))*1.5rem)] xl:mt-[calc((6-var(--n))*1.625rem)]";

/** The plants appear one after the other, starting with the seed, when the section becomes visible. */
const plantStyle =
  "motion-safe:group-data-waiting/path:scale-y-94 motion-safe:group-data-waiting/path:opacity-0 origin-bottom transition-[scale,opacity] delay-[calc(var(--n)*60ms)] duration-500 pointer-events-none absolute right-5 bottom-[calc(100%-0.9375rem-var(--largura)*var(--pe))] z-1 h-auto w-(--largura) max-w-none [--largura:calc(var(--w)*0.56px)] md:right-auto md:left-1/2 md:-translate-x-1/2 md:[--largura:calc(var(--w)*0.5px)] xl:[--largura:calc(var(--w)*0.68px)]";

/** Light comes from the left: the shadow is slightly to the right of the pot's foot. */
const shadowStyle =
  "absolute top-0.5 right-[calc(1rem+var(--w)*0.28px-var(--b)*0.42px)] h-6 w-[calc(var(--b)*0.84px)] rounded-full bg-radial-[closest-side] from-[#06251b66] to-[#06251b00] md:right-auto md:left-1/2 md:w-[calc(var(--b)*0.8px)] md:-translate-x-[46%] xl:w-[calc(var(--b)*1px)]";
