import { ButtonLink } from "@eden/ui/button.tsx";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import type { ReactNode } from "react";
import { convite } from "~/content/convite.ts";
import { fecho } from "~/images/fecho.ts";
import { Conversation } from "./conversation.tsx";

interface InvitationProps {
  /** Replaces the headline; one word of it is in <em>. */
  title?: ReactNode;
}

/** The closing section. It shares the footer's dark background, with plants on its upper edge. */
export function Invitation({ title }: InvitationProps) {
  return (
    <section aria-labelledby="convite-titulo" className="relative">
      <Picture
        of={fecho}
        alt=""
        sizes="(min-width: 1024px) 328px, 248px"
        className="pointer-events-none absolute right-6 bottom-full h-auto w-62 max-w-none translate-y-[11%] md:right-12 lg:right-[max(3rem,calc(50%-580px))] lg:w-82"
      />
      <div className="pagina grid items-center gap-10 pt-14 pb-14 md:grid-cols-[1fr_19rem] md:gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:pt-30 lg:pb-28 xl:gap-22">
        <div>
          <h2 id="convite-titulo" className="text-[clamp(2.25rem,1.5rem+3vw,4.25rem)]/[1.05] tracking-[-0.025em]">
            {title ?? (
              <>
                Sua farmácia já tem raiz. Vamos fazer <em>crescer</em>?
              </>
            )}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead text-nevoa lg:mt-6">{convite.frase}</p>
          <div className="mt-7 flex flex-wrap gap-4 lg:mt-9">
            <ButtonLink to={convite.link} variant="ipe" size="g" className="w-full sm:w-auto">
              <SocialIcon of="whatsapp" size={22} />
              Falar com Consultor
            </ButtonLink>
            <ButtonLink to="/planos" variant="vidro" size="g" className="w-full sm:w-auto">
              Comparar os planos
            </ButtonLink>
          </div>
        </div>
        <Conversation />
      </div>
    </section>
  );
}
