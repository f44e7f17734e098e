import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Eyebrow } from "@eden/ui/core/section.tsx";
import { ArrowDown, BookOpen } from "lucide";
import { caminhosDaEducacao } from "~/content/educacao.ts";
import { pilarEducacao } from "~/images/pilar-educacao.ts";

/** A bright section with the growing book; the three learning formats are on its lower edge. */
export function EducacaoOpening() {
  return (
    <>
      <div className="relative overflow-hidden rounded-[36px] bg-sol lg:mx-4 lg:rounded-ombro">
        <div className="pagina grid grid-cols-1 items-center pb-22 md:grid-cols-2 md:pb-24 lg:min-h-164 lg:pb-28">
          <div className="relative z-2 pt-8 md:py-16 lg:py-20">
            <Eyebrow icon={BookOpen}>Educação</Eyebrow>
            <h1 className="mt-2.5 mb-3.5 max-w-[11ch] text-pagina lg:mt-4.5 lg:mb-6">
              Aprenda hoje, aplique <em>amanhã</em>
            </h1>
            <p className="max-w-[38ch] text-lead text-tinta">
              Aulas no celular, dois dias de imersão e dez meses de mentoria. Escolha o ritmo que cabe na sua rotina.
            </p>
          </div>
          <Picture
            of={pilarEducacao}
            priority
            sizes="(min-width: 1536px) 860px, (min-width: 768px) 54vw, 104vw"
            className="pointer-events-none relative left-1/2 w-[104vw] max-md:-mt-6 max-w-none -translate-x-1/2 [mask-image:linear-gradient(#000_86%,transparent)] motion-safe:animate-surge md:left-[50.5%] md:w-[54vw] md:max-w-215"
          />
        </div>
      </div>
      <FormatLinks />
    </>
  );
}

/** The page's table of contents, each format with its key figure. */
function FormatLinks() {
  return (
    <nav aria-label="Nesta página" className="pagina relative z-2 -mt-18">
      <ul className="grid grid-cols-3 gap-2 md:gap-4">
        {caminhosDaEducacao.map((caminho) => (
          <li key={caminho.id}>
            <AppLink
              to={`#${caminho.id}`}
              className="group/path relative flex h-full flex-col items-start justify-end gap-2 rounded-cartao bg-papel p-3 shadow-suave transition-[translate] duration-250 hover:-translate-y-1 md:p-6 xl:flex-row xl:items-center xl:gap-6 xl:p-7"
            >
              <span className="shrink-0 text-pedra text-peq/tight xl:min-w-22">
                <span className="flex items-start gap-x-1.5 max-md:flex-col xl:flex-col md:max-xl:flex-row md:max-xl:items-baseline">
                  {"antes" in caminho && <span>{caminho.antes}</span>}
                  <span className="font-semibold font-titulo text-[2.25rem] text-mata md:text-[2.5rem] leading-none tracking-[-0.03em] lining-nums xl:text-[3.25rem]">
                    {caminho.numero}
                  </span>
                </span>{" "}
                {caminho.unidade}
              </span>
              <span className="xl:grow">
                <span className="block font-semibold font-titulo text-[1.0625rem]/tight text-mata md:text-h3">
                  {caminho.nome}
                </span>
                <span className="hidden text-base/snug text-pedra md:block">{caminho.frase}</span>
              </span>
              <span className="hidden size-11 shrink-0 place-items-center rounded-full bg-orvalho md:grid md:max-xl:absolute md:max-xl:top-5 md:max-xl:right-5 text-mata transition-[background-color,color] group-hover/path:bg-mata group-hover/path:text-white">
                <Icon of={ArrowDown} size={20} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
