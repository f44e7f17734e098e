import { QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ArrowRight } from "lucide";
import { lazy, Suspense, useState } from "react";
import { fechoGestao } from "~/images/fecho-gestao.ts";

// The questions and their texts load on request: few visitors of the home page need them.
const PreviaQuiz = lazy(() => import("./previa-quiz.tsx").then(({ PreviaQuiz }) => ({ default: PreviaQuiz })));

/** A taste of the diagnostic: seven questions, nothing stored or sent. */
export function PreviaSection() {
  const [started, setStarted] = useState(false);
  return (
    <section
      aria-labelledby="previa-titulo"
      className="mt-12 scroll-mt-24 rounded-[36px] bg-orvalho py-9 md:mx-4 lg:mt-36 lg:rounded-ombro lg:py-18"
    >
      <div
        className={classNames(
          "pagina grid items-center lg:grid-cols-[5fr_6fr] lg:gap-x-16",
          started ? "gap-y-8" : "md:max-lg:grid-cols-[3fr_2fr] md:max-lg:gap-x-6",
        )}
      >
        <div>
          <h2 id="previa-titulo" className="text-h2">
            Sete perguntas, um primeiro <em>retrato</em>
          </h2>
          <p className="mt-3 max-w-[44ch] text-lead text-pedra lg:mt-5">
            Uma amostra do diagnóstico de gestão, com uma pergunta por área. Sem CNPJ, e nada é guardado nem enviado.
          </p>
          {!started && (
            <Button size="l" onClick={() => setStarted(true)} className="mt-6 w-full sm:w-auto lg:mt-9 noscript:hidden">
              Responder agora
              <Icon of={ArrowRight} />
            </Button>
          )}
          <p className="mt-3 text-base text-pedra">
            Já faz parte do grupo?{" "}
            <AppLink
              to="/diagnostico-gestao"
              className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
            >
              Faça o diagnóstico inteiro, com {QUANTIDADE_PERGUNTAS} perguntas
            </AppLink>
          </p>
        </div>
        {started ? (
          <div className="min-h-112">
            <Suspense fallback={<p role="status">Abrindo as perguntas...</p>}>
              <PreviaQuiz />
            </Suspense>
          </div>
        ) : (
          <Picture
            of={fechoGestao}
            alt=""
            sizes="(min-width: 1024px) 480px, (min-width: 768px) 290px, 1px"
            className="mx-auto w-full max-w-120 max-md:hidden"
          />
        )}
      </div>
    </section>
  );
}
