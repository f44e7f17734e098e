import { Button } from "@eden/ui/button.tsx";
import { StageHeading } from "./stage-heading.tsx";

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
