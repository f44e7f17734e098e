import type { Nivel, NivelId } from "@eden/domain/catalogo/niveis";
import { ButtonLink, type ButtonVariant } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { TravellingPicture } from "@eden/ui/core/travelling-picture.tsx";
import { Check, MessageCircle, X } from "lucide";
import { promessaDoNivel } from "~/content/niveis.ts";
import { buttonName, precoDoNivel } from "~/content/quanto-custa.ts";
import { vasoDoNivel } from "~/content/vasos.ts";

/** A nivel: the card, and the plant on its edge. On hover only the card rises. */
export function NivelCard({ nivel }: { nivel: Nivel }) {
  const look = nivelLook[nivel.id];
  return (
    <li id={nivel.id} data-travels className={classNames(look.size, stepStyle)}>
      <TravellingPicture
        of={vasoDoNivel[nivel.id]}
        alt=""
        sizes="(min-width: 768px) 264px, 130px"
        frame={plantStyle}
        className="h-auto w-full"
      />
      <article
        aria-labelledby={`${nivel.id}-titulo`}
        className={classNames(
          "relative flex flex-col rounded-[26px] max-md:grow px-5.5 pt-6 pb-5.5 transition-[translate] duration-250 hover:-translate-y-1 md:px-4 md:pt-8 md:pb-4 xl:px-3.5 xl:pb-3",
          look.card,
        )}
      >
        <span aria-hidden="true" className={shadowStyle} />
        <p className="relative font-semibold font-titulo text-[1.0625rem]/none text-mata md:mt-2.5 in-[.escuro]:text-nivel-2">
          {nivel.tipo}
        </p>
        <h3 id={`${nivel.id}-titulo`} className="mt-1.5 text-[1.875rem]/[1.1] md:text-[1.625rem]/[1.1]">
          {nivel.titulo}
        </h3>
        <p className="mt-2 text-balance text-[1.0625rem]/snug text-tinta/85 md:text-base/snug in-[.escuro]:text-orvalho">
          {promessaDoNivel[nivel.id]}
        </p>
        <p className="mt-2.5 font-semibold font-titulo text-balance text-[1.0625rem]/snug text-mata lining-nums in-[.escuro]:text-white md:text-base/snug">
          {precoDoNivel(nivel.id)}
        </p>
        <NivelServicos servicos={nivel.servicos} />
        <ButtonLink
          to={nivel.link}
          variant={look.button}
          aria-label={buttonName(nivel)}
          className={classNames(
            "mt-auto gap-1.5! whitespace-nowrap px-0! py-2! text-peq! md:-mx-1.5",
            !nivel.showButtonIcon && "xl:max-[87.5rem]:whitespace-normal",
          )}
        >
          {nivel.showButtonIcon && <Icon of={MessageCircle} size={18} />}
          {nivel.buttonText}
        </ButtonLink>
      </article>
    </li>
  );
}

const stepStyle =
  "relative scroll-mt-50 [--scale:0.42] max-md:flex max-md:w-68 max-md:shrink-0 max-md:snap-start max-md:flex-col md:[--scale:0.5] xl:[--scale:0.68] md:mt-[calc((3-var(--column))*1.5rem)] xl:mt-[calc((6-var(--n))*1.625rem)]";

/** The plants appear one after the other, starting with the seed, when the section becomes visible. */
const plantStyle =
  "motion-safe:group-data-waiting/path:scale-y-94 motion-safe:group-data-waiting/path:opacity-0 origin-bottom transition-[scale,opacity] delay-[calc(var(--n)*60ms)] duration-500 pointer-events-none absolute right-5 bottom-[calc(100%-0.9375rem-var(--width)*var(--foot))] z-1 w-(--width) [--width:calc(var(--w)*var(--scale)*1px)] md:right-auto md:left-1/2 md:-translate-x-1/2";

/** Light comes from the left: the shadow is slightly to the right of the pot's foot. */
const shadowStyle =
  "absolute top-0.5 right-[calc(1.125rem+(var(--w)*0.5-var(--b)*0.75)*var(--scale)*1px)] h-6 w-[calc(var(--b)*var(--scale)*1.5px)] rounded-full bg-radial-[closest-side] from-[#06251b66] to-[#06251b00] md:right-auto md:left-1/2 md:-translate-x-[46%]";

/** A check or a cross, strike-through and screen-reader text, so that colour is not the only indication. */
function NivelServicos({ servicos }: Pick<Nivel, "servicos">) {
  return (
    <ul className="mt-3.5 mb-4 grid gap-2.25 border-mata/15 border-t pt-3.5 text-[1.0625rem]/[1.32] md:text-peq/[1.32] in-[.escuro]:border-white/18">
      {servicos.map(({ nome, disponivel }) => (
        <li key={nome} className="flex gap-1.75">
          {disponivel ? (
            <Icon of={Check} size={18} className="mt-px text-folha in-[.escuro]:text-broto" />
          ) : (
            <Icon of={X} size={18} className="mt-px text-aviso in-[.escuro]:text-nevoa" />
          )}
          {disponivel ? (
            <span>{nome}</span>
          ) : (
            <span className="text-[#4a5a50] in-[.escuro]:text-nevoa">
              <span className="sr-only">Não incluído: </span>
              <s className="decoration-1">{nome}</s>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NivelLook {
  /**
   * --n position of the nivel. --w width of the picture, at one scale for all six, so that the plants' sizes are
   * comparable; --b width of the shadow under the pot; --foot the empty strip below the pot, as a fraction of the
   * picture's width. --scale pixels per unit of --w.
   */
  size: string;
  card: string;
  button: ButtonVariant;
}

const light = "text-tinta";
const dark = "escuro";

const nivelLook: Record<NivelId, NivelLook> = {
  "eden-app": {
    size: "[--n:1] [--w:174] [--b:130] [--foot:0.072] md:[--column:1]",
    card: `${light} bg-nivel-1`,
    button: "mata",
  },
  imersao: {
    size: "[--n:2] [--w:178] [--b:128] [--foot:0.073] md:[--column:2]",
    card: `${light} bg-nivel-2`,
    button: "mata",
  },
  mentoria: {
    size: "[--n:3] [--w:186] [--b:136] [--foot:0.084] md:[--column:3]",
    card: `${light} bg-nivel-3`,
    button: "mata",
  },
  despertar: {
    size: "[--n:4] [--w:270] [--b:152] [--foot:0.034] md:[--column:1]",
    card: `${light} bg-nivel-4`,
    button: "mata",
  },
  edificacao: {
    size: "[--n:5] [--w:291] [--b:140] [--foot:0.059] md:[--column:2]",
    card: `${dark} bg-nivel-5`,
    button: "papel",
  },
  plenitude: {
    size: "[--n:6] [--w:224] [--b:98] md:[--w:387] md:[--b:168] [--foot:0.004] md:[--column:3]",
    card: `${dark} bg-nivel-6 shadow-[inset_0_0_0_1.5px_var(--color-ipe)]`,
    button: "ipe",
  },
};
