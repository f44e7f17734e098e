import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Picture } from "@eden/ui/core/picture.tsx";
import { conversa } from "~/content/convite.ts";
import { fecho } from "~/images/fecho.ts";
import { lider6 } from "~/images/lider-6.ts";
import { Convite, ConviteChat, ConviteNumero, ConviteTitle } from "./convite.tsx";

const mensagem = "Olá! Quero conversar com um consultor sobre a minha farmácia.";

/** Closes the home page: a chat as it may begin. */
export function ConversaConvite() {
  return (
    <Convite className="mt-48 md:mt-58 lg:mt-70">
      <Picture
        of={fecho}
        alt=""
        sizes="(min-width: 1024px) 328px, 248px"
        className="pointer-events-none absolute right-6 bottom-full h-auto w-50 max-w-none translate-y-[11%] md:right-12 md:w-62 lg:right-[max(3rem,calc(50%-580px))] lg:w-82"
      />
      <div className="pagina grid items-center gap-5 pt-9 pb-4 md:grid-cols-[1fr_19rem] md:gap-8 md:py-14 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:pt-20 lg:pb-18 xl:gap-22">
        <div className="max-md:contents">
          <ConviteTitle>
            Sua farmácia já tem raiz. Agora é <em>crescer</em>.
          </ConviteTitle>
          <p className="max-w-[44ch] text-lead text-nevoa max-md:hidden md:mt-5">
            Conte como está a sua loja hoje. Um consultor ouve você no WhatsApp e indica por onde começar.
          </p>
          <div className="max-md:order-last md:mt-7 lg:mt-8">
            <div className="flex flex-wrap gap-1 sm:gap-4">
              <ConviteChat mensagem={mensagem} sobre="sobre a minha farmácia" />
              <ButtonLink
                to="/planos"
                variant="glass"
                size="l"
                className="w-full max-sm:min-h-11 max-sm:border-transparent max-sm:bg-transparent max-sm:py-1 sm:w-auto"
              >
                Comparar os planos
              </ButtonLink>
            </div>
            <p className="max-sm:text-center md:mt-3">
              <ConviteNumero mensagem={mensagem} />
            </p>
          </div>
        </div>
        <Conversa />
      </div>
    </Convite>
  );
}

/** It only illustrates the button beside it, so it is hidden from screen readers. On phones it has one answer less. */
function Conversa() {
  return (
    <div
      aria-hidden="true"
      className="rounded-ficha bg-creme px-4.5 pt-4 pb-4.5 text-tinta shadow-[0_30px_80px_#00000040] lg:px-5.5 lg:pt-5.5 lg:pb-6"
    >
      <div className="flex items-center gap-3.5 border-linha border-b pb-3 lg:pb-4">
        <span className="size-11 overflow-hidden rounded-full lg:size-15">
          <Picture of={lider6} alt="" sizes="80px" className="-mt-1 -ml-1 w-13 max-w-none lg:w-17" />
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
            "mt-3 w-fit max-w-[86%] px-4 py-2.5 text-base/snug shadow-[0_1px_0_#0e3b2e14] max-md:max-w-[94%] max-md:nth-[4]:hidden lg:mt-3.5 lg:text-[1.0625rem]/[1.45]",
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
