import { lazy, Suspense, useEffect } from "react";
import { IdentificadorStage } from "./identificador-stage.tsx";
import { useDiagnostico } from "./use-diagnostico.ts";

const loadPerguntaStage = () => import("./pergunta-stage.tsx");
const loadResultadoStage = () => import("./resultado-stage.tsx");
const PerguntaStage = lazy(loadPerguntaStage);
const ResultadoStage = lazy(loadResultadoStage);

export function DiagnosticoJornada() {
  const diagnostico = useDiagnostico();
  const { dados, concluido } = diagnostico;
  const begun = dados.step !== "identificador";
  // If it fails, the stage itself loads it again.
  useEffect(() => void loadPerguntaStage().catch(() => undefined), []);
  // Load the report while the questions are answered, so that it is available without a network.
  useEffect(() => {
    if (begun) loadResultadoStage().catch(() => undefined);
  }, [begun]);
  if (!begun) return <IdentificadorStage diagnostico={diagnostico} />;
  return (
    <Suspense>
      {concluido ? (
        <ResultadoStage concluido={concluido} diagnostico={diagnostico} />
      ) : (
        <PerguntaStage diagnostico={diagnostico} />
      )}
    </Suspense>
  );
}
