import { Picture } from "@eden/ui/core/picture.tsx";
import { passosDaProposta } from "~/content/convite.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { Convite, ConviteChat, ConviteNumero, ConviteTitle } from "./convite.tsx";

const mensagem = "Olá! Estou comparando os planos e quero ajuda para escolher.";

/** Closes /planos: three lines like a receipt, and the grown tree, which stands on the lower edge. */
export function ArvoreConvite() {
  return (
    <Convite className="mt-34 lg:mt-54 xl:mt-72">
      <Picture
        of={vaso6}
        alt=""
        sizes="(min-width: 1280px) 440px, (min-width: 1024px) 352px, (min-width: 768px) 192px, 160px"
        className="pointer-events-none absolute right-3 -top-28 h-auto w-40 max-w-none md:-top-30 md:right-12 md:w-48 lg:top-auto lg:right-[max(2rem,calc(50%-560px))] lg:bottom-0 lg:w-88 xl:w-110"
      />
      <div className="pagina pt-9 pb-9 md:py-14 lg:py-18">
        <ConviteTitle className="max-lg:max-w-[7ch]">
          O que acontece <em>depois</em>
        </ConviteTitle>
        <ol className="mt-6 mb-6 border-white/18 border-t lg:mb-8 lg:max-w-150">
          {passosDaProposta.map((passo, index) => (
            <li
              key={passo}
              className="flex items-baseline gap-5 border-white/18 border-b py-3 text-[1.0625rem]/snug lg:text-[1.1875rem]/snug"
            >
              <span
                aria-hidden="true"
                className="w-5.5 shrink-0 font-semibold font-titulo text-[1.625rem]/none text-broto lining-nums"
              >
                {index + 1}
              </span>
              {passo}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ConviteChat mensagem={mensagem} sobre="sobre os planos" />
          <ConviteNumero mensagem={mensagem} />
        </div>
      </div>
    </Convite>
  );
}
