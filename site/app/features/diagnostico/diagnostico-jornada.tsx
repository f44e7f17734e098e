import { lazyPart } from "@eden/ui/lazy-part.tsx";
import { type ReactNode, useEffect } from "react";
import { IdentificadorStage } from "./identificador-stage.tsx";
import { useDiagnostico } from "./use-diagnostico.ts";

const loadPerguntaStage = () => import("./pergunta-stage.tsx");
const loadResultadoStage = () => import("./resultado-stage.tsx");
const PerguntaStage = lazyPart(loadPerguntaStage, { nome: "as perguntas", minHeight: "min-h-112", Frame });
const ResultadoStage = lazyPart(loadResultadoStage, { nome: "o resultado", minHeight: "min-h-112", Frame });

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
  if (concluido) return <ResultadoStage concluido={concluido} diagnostico={diagnostico} />;
  return <PerguntaStage diagnostico={diagnostico} />;
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="pagina max-w-190 pt-4">{children}</div>;
}
