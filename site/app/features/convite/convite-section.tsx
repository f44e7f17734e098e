import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import type { ReactNode } from "react";
import type { Convite } from "~/content/convite.ts";
import { whatsappLink, whatsappNumero } from "~/content/whatsapp.ts";
import { lider6 } from "~/images/lider-6.ts";

export interface ConviteSectionProps extends Convite {
  /** The headline; one word of it is in <em>. */
  title: ReactNode;
  /** The page's own object, on the upper edge of the section. */
  picture: PictureFile;
}

/** The closing section of a page. It shares the footer's dark background. */
export function ConviteSection({ title, picture, frase, mensagem, outra, conversa }: ConviteSectionProps) {
  return (
    <section aria-labelledby="convite-titulo" className="relative">
      <Picture
        of={picture}
        alt=""
        sizes="(min-width: 1024px) 328px, 248px"
        className="pointer-events-none absolute right-6 bottom-full h-auto w-50 max-w-none translate-y-[11%] md:right-12 md:w-62 lg:right-[max(3rem,calc(50%-580px))] lg:w-82"
      />
      <div className="pagina grid items-center gap-8 pt-12 pb-10 md:py-14 md:grid-cols-[1fr_19rem] md:gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:pt-30 lg:pb-28 xl:gap-22">
        <div>
          <h2 id="convite-titulo" className="text-[clamp(2.25rem,1.5rem+3vw,4.25rem)]/[1.05] tracking-[-0.025em]">
            {title}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead text-nevoa lg:mt-6">{frase}</p>
          <div className="mt-7 flex flex-wrap gap-3 sm:gap-4 lg:mt-9">
            <ButtonLink
              to={whatsappLink(mensagem)}
              variant="ipe"
              size="l"
              className="w-full sm:w-auto lg:max-xl:px-5"
              aria-describedby="convite-numero"
            >
              <SocialIcon of="whatsapp" size={22} />
              Falar com Consultor
            </ButtonLink>
            <ButtonLink to={outra.to} variant="glass" size="l" className="w-full sm:w-auto lg:max-xl:px-5">
              {outra.label}
            </ButtonLink>
          </div>
          <p id="convite-numero" className="mt-4 text-nevoa text-peq">
            WhatsApp <span className="whitespace-nowrap text-white">{whatsappNumero}</span>
          </p>
        </div>
        <Conversation conversa={conversa} />
      </div>
    </section>
  );
}

/** Example of a conversation. It only illustrates the button beside it, so it is hidden from screen readers. */
function Conversation({ conversa }: Pick<Convite, "conversa">) {
  return (
    <div
      aria-hidden="true"
      className="rounded-ficha bg-creme px-4.5 pt-4.5 pb-5 text-tinta shadow-[0_30px_80px_#00000040] lg:px-5.5 lg:pt-5.5 lg:pb-6"
    >
      <div className="flex items-center gap-3.5 border-linha border-b pb-4">
        <span className="size-15 overflow-hidden rounded-full">
          <Picture of={lider6} alt="" sizes="80px" className="-mt-1 -ml-1 w-17 max-w-none" />
        </span>
        <span>
          <b className="block font-semibold font-titulo text-[1.1875rem]/tight text-mata">Consultor Éden</b>
          <span className="mt-0.5 block text-pedra text-peq/snug">Exemplo de conversa no WhatsApp</span>
        </span>
      </div>
      {conversa.map(({ de, texto }) => (
        <p
          key={texto}
          className={classNames(
            "mt-3.5 w-fit max-w-[86%] max-md:nth-[4]:hidden px-4.25 py-3.25 text-[1.0625rem]/[1.45] md:text-base/snug lg:text-[1.0625rem]/[1.45] shadow-[0_1px_0_#0e3b2e14]",
            de === "visitante"
              ? "ml-auto rounded-[20px_20px_6px_20px] bg-nivel-2"
              : "rounded-[20px_20px_20px_6px] bg-papel",
          )}
        >
          {texto}
        </p>
      ))}
    </div>
  );
}
