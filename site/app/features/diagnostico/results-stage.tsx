import { resultadoOf } from "@eden/domain/diagnostico/resultado";
import type { DiagnosticoDados } from "@eden/domain/jornadas/diagnostico";
import { useEffect, useMemo, useState } from "react";
import { type Comparacao, readComparacao } from "~/clients/diagnostic.ts";
import type { FinishedDiagnostic } from "~/clients/finished-diagnostic.ts";
import { AreasSection } from "./areas-section.tsx";
import { ComparisonSection } from "./comparison-section.tsx";
import { FirstCares } from "./first-cares.tsx";
import { LevelFit } from "./level-fit.tsx";
import { NothingAnswered } from "./nothing-answered.tsx";
import { OtherCares } from "./other-cares.tsx";
import { PaperFoot, PaperHead, PaperNotes } from "./paper.tsx";
import "./report.css";
import { ResumedNotice } from "./resumed-notice.tsx";
import { SaveState } from "./save-state.tsx";
import { ScoreHero } from "./score-hero.tsx";
import { TakeAlong } from "./take-along.tsx";
import { useSaving } from "./use-saving.ts";

interface ResultsStageProps {
  dados: DiagnosticoDados;
  past: FinishedDiagnostic | null;
  focused: boolean;
  resumed: boolean;
  onRestart: () => void;
}

/** The report: one column on screen, two A4 pages in print. */
export default function ResultsStage({ dados, past, focused, resumed, onRestart }: ResultsStageProps) {
  const { finished, state, retry } = useSaving(dados, past);
  const { perguntas, answers, cnpj, finishedAt } = finished;
  const resultado = useMemo(() => resultadoOf(perguntas, answers), [perguntas, answers]);
  const comparacao = useComparacao(perguntas[0]?.versao ?? 1);
  if (!resultado) return <NothingAnswered onRestart={onRestart} focused={focused} />;
  const store = { cnpj, finishedAt };
  return (
    <div className="relatorio">
      {resumed && (
        <div data-chrome className="pagina">
          <ResumedNotice onRestart={onRestart} />
        </div>
      )}
      <div className="relatorio-folha">
        <PaperHead />
        <ScoreHero resultado={resultado} store={store} focused={focused} />
        <SaveState state={state} onRetry={retry} />
        {resultado.areas.length > 0 && <AreasSection areas={resultado.areas} comparacao={comparacao} />}
        <ComparisonSection geral={resultado.geral} comparacao={comparacao} />
        <PaperFoot store={store} />
      </div>
      <div className="relatorio-folha">
        <FirstCares comecar={resultado.comecar} />
        <LevelFit nivel={resultado.nivel} />
        <PaperNotes />
        <PaperFoot store={store} />
      </div>
      <OtherCares resultado={resultado} />
      <TakeAlong savedId={state.status === "saved" ? state.id : null} onRestart={onRestart} />
    </div>
  );
}

/** Undefined until loaded, and if the query failed. */
function useComparacao(versao: number) {
  const [comparacao, setComparacao] = useState<Comparacao | null | undefined>();
  useEffect(() => {
    let gone = false;
    void readComparacao(versao).then((found) => {
      if (!gone) setComparacao(found);
    });
    return () => {
      gone = true;
    };
  }, [versao]);
  return comparacao;
}
