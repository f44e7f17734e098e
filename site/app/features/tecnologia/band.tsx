import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Eyebrow } from "@eden/ui/core/section.tsx";
import { Check, type IconNode } from "lucide";
import type { ReactNode } from "react";
import type { Destaque } from "~/content/tecnologia.ts";

const tones = {
  mata: { ground: "escuro bg-mata", text: "text-nevoa", tick: "text-broto" },
  orvalho: { ground: "bg-orvalho", text: "text-tinta/85", tick: "text-folha" },
  sol: { ground: "bg-sol", text: "text-tinta/85", tick: "text-folha" },
};

const columns = {
  left: "lg:grid-cols-[7fr_5fr]",
  right: "lg:grid-cols-[5fr_7fr]",
  wide: "lg:grid-cols-[5fr_7fr] xl:grid-cols-[4fr_8fr]",
};

interface BandProps {
  destaque: Destaque;
  icon: IconNode;
  tone: keyof typeof tones;
  /** From 1024 px: position of the drawing, and a wider share if it needs one. */
  drawing?: keyof typeof columns;
  /** The drawing says what the list says: on a phone it takes the list's place. */
  drawn?: boolean;
  className?: string;
  children: ReactNode;
}

/** A wide section with rounded corners: text on one side, a drawing of the product on the other. */
export function Band({ destaque, icon, tone, drawing = "right", drawn = false, className, children }: BandProps) {
  const style = tones[tone];
  return (
    <section
      aria-labelledby={destaque.id}
      className={classNames("relative rounded-[36px] lg:mx-4 lg:rounded-ombro", style.ground, className)}
    >
      <div
        className={classNames(
          "pagina grid gap-6 px-1 py-9 md:gap-8 md:px-4 md:py-14 lg:min-h-160 lg:items-center lg:gap-10 lg:px-0 lg:py-16 xl:gap-18",
          columns[drawing],
        )}
      >
        <div className={classNames("md:grid md:grid-cols-2 md:gap-x-12 lg:block", drawing === "left" && "lg:order-2")}>
          <div>
            <Eyebrow icon={icon}>{destaque.rotulo}</Eyebrow>
            <h2 id={destaque.id} className="mt-3 mb-4 text-h2 lg:mt-4 lg:mb-5">
              {destaque.titulo}
            </h2>
            <p className={classNames("max-w-[44ch]", style.text)}>{destaque.texto}</p>
          </div>
          <ul
            className={classNames(
              "mt-4 grid content-center gap-y-0.5 md:mt-0 md:gap-y-1 lg:mt-6.5",
              drawn && "max-md:sr-only",
            )}
          >
            {destaque.pontos.map((ponto) => (
              <li
                key={ponto}
                className="flex min-h-8 items-center gap-3 py-1 leading-snug max-md:text-base/snug md:min-h-10"
              >
                <Icon of={Check} size={20} className={style.tick} />
                {ponto}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </section>
  );
}

/** Headline of the page, above the bands. */
export function TecnologiaOpening() {
  return (
    <div className="pagina pt-6 pb-8 md:pb-12 lg:pt-18 lg:pb-22">
      <h1 className="max-w-[16ch] text-pagina">
        Tecnologia que fala a língua do <em>balcão</em>
      </h1>
      <p className="mt-4 max-w-[40ch] text-lead text-pedra lg:mt-6 lg:max-w-[30ch] xl:max-w-[40ch]">
        Menos planilha, mais resposta. Ferramentas feitas para quem decide entre um cliente e outro.
      </p>
    </div>
  );
}
