import { Banner } from "@eden/ui/banner.tsx";
import { Button } from "@eden/ui/button.tsx";
import { StageHeading } from "./stage-heading.tsx";
import type { Readiness } from "./use-diagnostic.ts";

/** Shown while the questions load, and when loading fails. */
export function QuestionsMissing({ readiness, onRetry }: { readiness: Readiness; onRetry: () => void }) {
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
            <Button onClick={onRetry}>Tentar de novo</Button>
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
