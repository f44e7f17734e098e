import { DIAGNOSTICO_INICIAL } from "@eden/domain/jornadas/diagnostico";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { STEP_NOTED, type Step } from "~/clients/outbox/note-step.ts";
import PerguntaStage from "./pergunta-stage.tsx";
import type { Diagnostico } from "./use-diagnostico.ts";

test("[NUMEROS-01] the step of the diagnostic is its area, noted once per area", () => {
  const noted: number[] = [];
  window.addEventListener(STEP_NOTED, (event) => noted.push((event as CustomEvent<Step>).detail.etapa));
  const perguntas = (["financas", "financas", "digital"] as const).map((area, index) => ({
    id: index + 1,
    area,
    texto: `Pergunta ${index + 1}`,
    opcoes: [{ texto: "Sim", nota: 100 }],
  }));
  const at = (currentQuestionIndex: number) =>
    ({
      dados: { ...DIAGNOSTICO_INICIAL, step: "perguntas", perguntas, currentQuestionIndex },
      readiness: "ready",
      moved: false,
    }) as unknown as Diagnostico;
  const { rerender } = render(<PerguntaStage diagnostico={at(0)} />);
  for (const index of [1, 2]) rerender(<PerguntaStage diagnostico={at(index)} />);
  expect(noted).toEqual([1, 6]);
});
