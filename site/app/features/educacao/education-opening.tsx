import { Picture } from "@eden/ui/picture.tsx";
import { Eyebrow } from "@eden/ui/section.tsx";
import { BookOpen } from "lucide-react";
import { pilarEducacao } from "~/images/pilar-educacao.ts";
import { LearningPaths } from "./learning-paths.tsx";

/** A bright section with the growing book; the three learning formats are on its lower edge. */
export function EducationOpening() {
  return (
    <>
      <div className="relative overflow-hidden rounded-[36px] bg-sol lg:mx-4 lg:rounded-ombro">
        <div className="pagina grid grid-cols-1 items-center pb-22 md:grid-cols-2 md:pb-24 lg:min-h-164 lg:pb-28">
          <div className="relative z-2 pt-10 md:py-16 lg:py-20">
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
            className="pointer-events-none relative left-1/2 w-[104vw] max-w-none -translate-x-1/2 [mask-image:linear-gradient(#000_86%,transparent)] motion-safe:animate-surge md:left-[50.5%] md:w-[54vw] md:max-w-215"
          />
        </div>
      </div>
      <LearningPaths />
    </>
  );
}
