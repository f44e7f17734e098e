import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { ArrowRight, Check } from "lucide";
import { mensagemGestao } from "~/content/gestao.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso6 } from "~/images/vaso-6.ts";

const titleId = "gestao-titulo";

export function GestaoHero() {
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-[36px] bg-orvalho pt-9 lg:mx-4 lg:mt-4 lg:rounded-ombro lg:pt-0"
    >
      <div className="pagina grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:gap-6">
        <div className="lg:pt-24 lg:pb-26 xl:pt-30 xl:pb-32">
          <h1 id={titleId} className="max-w-[14ch] text-pagina">
            Gestão com quem anda ao seu <em>lado</em>
          </h1>
          <p className="mt-4 max-w-[40ch] text-lead text-pedra lg:mt-6">
            Dois modelos de consultoria para a farmácia independente. Um orienta as suas decisões; o outro acompanha a
            execução.
          </p>
          <div className="mt-7 flex flex-wrap gap-3.5 lg:mt-9">
            <ButtonLink to={whatsappLink(mensagemGestao)} variant="ipe" size="l" className="w-full sm:w-auto">
              <SocialIcon of="whatsapp" size={22} />
              <span>
                Falar com Consultor<span className="sr-only"> sobre as consultorias</span>
              </span>
            </ButtonLink>
            <ButtonLink to="/jardim" variant="outline" size="l" className="w-full sm:w-auto">
              Ver o meu jardim
            </ButtonLink>
          </div>
          <AppLink
            to="/diagnostico-gestao"
            className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-folha underline-offset-4 hover:underline max-sm:w-full max-sm:justify-center"
          >
            Já sou do grupo
            <Icon of={ArrowRight} size={20} />
          </AppLink>
        </div>
        <GrowthPicture />
      </div>
    </section>
  );
}

const bars: { pot: PictureFile; column: string; bar: string; width: string }[] = [
  { pot: vaso1, column: "hidden sm:flex", bar: "h-14 bg-nivel-2 lg:h-24", width: "w-17 lg:w-13 xl:w-18" },
  { pot: vaso3, column: "hidden sm:flex", bar: "h-23 bg-nivel-3 lg:h-44", width: "w-17 lg:w-13 xl:w-18" },
  { pot: vaso4, column: "flex", bar: "h-23 bg-folha sm:h-33 lg:h-66", width: "w-18 sm:w-24 lg:w-18 xl:w-25" },
  { pot: vaso6, column: "flex", bar: "h-38 bg-mata sm:h-44 lg:h-90", width: "w-24 sm:w-32 lg:w-26 xl:w-34" },
];

/** A bar chart whose bars are plinths: the action plan is on the first, a growing plant on each of the others. */
function GrowthPicture() {
  return (
    <div
      aria-hidden="true"
      className="mt-6 flex items-end justify-between gap-2 pr-2 sm:px-4 lg:mt-0 lg:gap-2.5 lg:px-0"
    >
      <span className="flex w-41 shrink-0 flex-col items-center lg:w-46 xl:w-59">
        <PlanoDeAcao />
        <Plinth className="h-8 bg-sol lg:h-14" />
      </span>
      {bars.map(({ pot, column, bar, width }) => (
        <span key={pot.src} className={classNames("min-w-0 max-w-32 flex-1 flex-col items-center", column)}>
          <Picture
            of={pot}
            alt=""
            priority
            sizes="140px"
            className={classNames("relative z-1 -mb-2.5 h-auto max-w-none", width)}
          />
          <Plinth className={bar} />
        </span>
      ))}
    </div>
  );
}

/** Lit from the left, like all drawings. */
function Plinth({ className }: { className: string }) {
  return (
    <span
      className={classNames(
        "relative block w-full overflow-hidden rounded-t-[14px] before:absolute before:inset-x-0 before:top-0 before:h-3 before:bg-white/20 after:absolute after:inset-0 after:bg-linear-to-r after:from-white/15 after:via-transparent after:to-black/12 lg:rounded-t-[18px]",
        className,
      )}
    />
  );
}

const lines = [
  { text: "Diagnóstico", done: true },
  { text: "Plano de ação", done: true },
  { text: "Execução", done: false },
  { text: "Indicadores", done: false },
];

/** A clipboard drawn with HTML text. An illustration: its container hides it from screen readers. */
function PlanoDeAcao() {
  return (
    <span className="relative z-1 -mb-1.5 block w-40 origin-bottom-left -rotate-3 rounded-[20px] bg-areia p-2 shadow-[0_18px_40px_#0e3b2e26] lg:w-43 xl:w-54 xl:rounded-[26px] xl:p-2.5">
      <span className="absolute -top-2.5 left-1/2 h-5 w-16 -translate-x-1/2 rounded-[8px] bg-ipe shadow-[inset_0_-3px_0_#9a6a0033] xl:-top-3.5 xl:h-7 xl:w-24 xl:rounded-[10px]" />
      <span className="grid gap-2 rounded-[14px] bg-papel px-3 pt-5 pb-4 lg:gap-3 xl:gap-4 xl:rounded-[18px] xl:px-5 xl:pt-8 xl:pb-6">
        <b className="font-semibold font-titulo text-base text-mata xl:text-xl">Plano da loja</b>
        {lines.map(({ text, done }) => (
          <span key={text} className="flex items-center gap-2 whitespace-nowrap text-sm xl:gap-2.5 xl:text-[1.0625rem]">
            <span
              className={classNames(
                "grid size-5 shrink-0 place-items-center rounded-full xl:size-6.5",
                done ? "bg-folha text-white" : "border-[1.5px] border-contorno",
              )}
            >
              {done && <Icon of={Check} size={15} strokeWidth={3} />}
            </span>
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}
