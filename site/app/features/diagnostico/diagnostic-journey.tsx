import { lazy, Suspense, useEffect } from "react";
import { IdentifierStage } from "./identifier-stage.tsx";
import { useDiagnostic } from "./use-diagnostic.ts";

const loadQuestions = () => import("./question-stage.tsx");
const loadResults = () => import("./results-stage.tsx");
const QuestionStage = lazy(loadQuestions);
const ResultsStage = lazy(loadResults);

export function DiagnosticJourney() {
  const diagnostic = useDiagnostic();
  const { dados, past, moved, resumed, restart } = diagnostic;
  const begun = dados.step !== "identificador";
  useEffect(() => void loadQuestions(), []);
  // Load the report while the questions are answered, so that it is available without a network.
  useEffect(() => {
    if (begun) void loadResults();
  }, [begun]);
  if (!begun && !past) return <IdentifierStage diagnostic={diagnostic} />;
  return (
    <Suspense>
      {past || dados.step === "resultados" ? (
        <ResultsStage
          key={past ? "past" : "now"}
          dados={dados}
          past={past}
          focused={moved}
          resumed={resumed}
          onRestart={restart}
        />
      ) : (
        <QuestionStage diagnostic={diagnostic} />
      )}
    </Suspense>
  );
}
