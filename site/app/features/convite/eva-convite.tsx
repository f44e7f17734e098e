import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUp, Sparkles } from "lucide";
import { exemploDaEva } from "~/content/convite.ts";
import { Convite, ConviteChat, ConviteNumero, ConviteTitle } from "./convite.tsx";

const mensagem = "Olá! Quero saber mais sobre as ferramentas de tecnologia do Éden Grupo.";

/** Closes /edentech: a question to EVA across the whole width. One press shows the example's answer. */
export function EvaConvite() {
  return (
    <Convite className="mt-18 lg:mt-24">
      <div className="pagina pt-10 pb-9 md:py-14 lg:py-18">
        <div className="grid items-end gap-x-16 gap-y-3 md:grid-cols-2">
          <ConviteTitle>
            Pergunte à <em>EVA</em>
          </ConviteTitle>
          <p className="max-w-[46ch] text-nevoa md:text-lead">
            Na sua loja, a resposta vem dos seus números. Aqui, é um exemplo.
          </p>
        </div>
        <details className="group/eva mt-6 rounded-ficha bg-papel text-tinta lg:mt-9 lg:rounded-[40px]">
          <summary className="flex min-h-16 list-none items-center gap-3 rounded-ficha py-2 pr-2 pl-4 md:gap-5 md:pl-7 lg:min-h-24 lg:rounded-[40px] lg:pr-4 lg:pl-9 [&::-webkit-details-marker]:hidden">
            <Icon of={Sparkles} size={26} className="text-folha max-sm:hidden" />
            <span className="grow font-semibold font-titulo text-lg/tight text-mata md:text-2xl/tight lg:text-[2rem]/tight">
              {exemploDaEva.pergunta}
            </span>
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mata text-white transition-[rotate] duration-250 group-open/eva:rotate-180 lg:size-16">
              <Icon of={ArrowUp} />
            </span>
          </summary>
          <div className="mx-4 grid gap-x-6 gap-y-1.5 border-linha border-t pt-3.5 pb-4.5 md:mx-7 lg:mx-9 md:grid-cols-[auto_1fr] lg:pt-5 lg:pb-6">
            <b className="font-semibold text-folha text-peq md:pt-1">Resposta de exemplo</b>
            <p className="max-w-[68ch] text-base/snug md:text-[1.1875rem]/normal">{exemploDaEva.resposta}</p>
          </div>
        </details>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-8">
          <ConviteChat mensagem={mensagem} sobre="sobre as ferramentas" />
          <ConviteNumero mensagem={mensagem} />
        </div>
      </div>
    </Convite>
  );
}
