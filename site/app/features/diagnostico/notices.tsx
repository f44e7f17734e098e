import { Banner } from "@eden/ui/banner.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { RotateCcw } from "lucide";
import { StageHeading } from "./stage-heading.tsx";
import type { Diagnostico } from "./use-diagnostico.ts";

/** Says that the progress was restored and offers to start again. */
export function ResumedNotice({ onRestart }: { onRestart: () => void }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 rounded-[20px] bg-orvalho px-4.5 py-1.5 leading-snug text-mata md:px-6"
    >
      <p className="py-2 font-semibold">Retomamos de onde você parou</p>
      <button
        type="button"
        onClick={onRestart}
        className="inline-flex min-h-11 items-center gap-2 rounded-lg font-semibold text-folha underline underline-offset-4"
      >
        <Icon of={RotateCcw} size={18} />
        Recomeçar
      </button>
    </div>
  );
}

/** Shown while the questions load, and when loading fails. */
export function PerguntasMissing({ diagnostico: { readiness, reload } }: { diagnostico: Diagnostico }) {
  return (
    <div className="grid gap-6 pt-6">
      <StageHeading focused={false} className="text-etapa">
        Diagnóstico de gestão
      </StageHeading>
      {readiness === "unavailable" ? (
        <>
          <Banner tone="off" title="As perguntas não carregaram.">
            O que você já respondeu continua neste aparelho. Confira a internet e tente de novo.
          </Banner>
          <p>
            <Button onClick={reload}>Tentar de novo</Button>
          </p>
        </>
      ) : (
        <p role="status" className="text-lead text-pedra">
          Carregando as perguntas...
        </p>
      )}
    </div>
  );
}

/** Shown instead of results when every question was skipped. */
export function NothingAnswered({ focused, onRestart }: { focused: boolean; onRestart: () => void }) {
  return (
    <div className="pagina grid max-w-160 justify-items-start gap-5 pt-8">
      <StageHeading focused={focused} className="text-etapa">
        Ainda não há resultado
      </StageHeading>
      <p className="text-lead text-pedra">Nenhuma pergunta pôde ser respondida desta vez. Tente de novo mais tarde.</p>
      <Button onClick={onRestart}>Recomeçar</Button>
    </div>
  );
}
