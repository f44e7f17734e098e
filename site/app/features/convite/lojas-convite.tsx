import { Picture } from "@eden/ui/core/picture.tsx";
import { perguntasDaMarca } from "~/content/convite.ts";
import { batePrecoFachada } from "~/images/bate-preco-fachada.ts";
import { doladoFachada } from "~/images/dolado-fachada.ts";
import { valoraFachada } from "~/images/valora-fachada.ts";
import { Convite, ConviteChat, ConviteNumero, ConviteTitle } from "./convite.tsx";

const mensagem = "Olá! Quero saber qual marca combina com a minha farmácia.";

/** Closes /marcas: the three shops stand in a row on the upper edge. */
export function LojasConvite() {
  return (
    <Convite className="mt-24 md:mt-50 lg:mt-64 xl:mt-82">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-[calc(100%-1.5rem)] flex justify-center md:bottom-[calc(100%-3rem)] xl:bottom-[calc(100%-4rem)]"
      >
        {[valoraFachada, doladoFachada, batePrecoFachada].map((fachada) => (
          <span
            key={fachada.src}
            className="-mx-1 w-[36%] max-w-135 shrink-0 md:-mx-[2.4%] md:w-[37%] min-[91rem]:-mx-9"
          >
            <Picture of={fachada} alt="" sizes="(min-width: 1460px) 540px, 37vw" className="h-auto w-full" />
          </span>
        ))}
      </div>
      <div className="pagina grid gap-3 pt-13 pb-9 md:grid-cols-[5fr_7fr] md:gap-10 md:pt-22 md:pb-14 lg:pt-26 lg:pb-15">
        <ConviteTitle>
          Custo, prazo e <em>obra</em>
        </ConviteTitle>
        <div>
          <p className="text-lead text-nevoa">
            O consultor explica os três antes de você decidir. O que vale perguntar:
          </p>
          <ul className="mt-4 mb-6 flex flex-wrap gap-2.5 max-md:grid">
            {perguntasDaMarca.map((pergunta) => (
              <li key={pergunta} className="rounded-full border-[1.5px] border-white/32 px-4.5 py-2 leading-snug">
                {pergunta}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ConviteChat mensagem={mensagem} label="Quero conversar sobre uma marca" />
            <ConviteNumero mensagem={mensagem} />
          </div>
        </div>
      </div>
    </Convite>
  );
}
