import { DIAGNOSTICO_INICIAL } from "@eden/domain/jornadas/diagnostico";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { STEP_NOTED, type Step } from "~/clients/note-step.ts";
import PerguntaStage from "./pergunta-stage.tsx";
import type { Diagnostico } from "./use-diagnostico.ts";

const at = (perguntas: object[], currentQuestionIndex: number) =>
  ({
    dados: { ...DIAGNOSTICO_INICIAL, step: "perguntas", perguntas, currentQuestionIndex },
    readiness: "ready",
    moved: false,
  }) as unknown as Diagnostico;

test("[NUMEROS-01] the step of the diagnostic is its area, noted once per area", () => {
  const noted: number[] = [];
  window.addEventListener(STEP_NOTED, (event) => noted.push((event as CustomEvent<Step>).detail.etapa));
  const perguntas = (["financas", "financas", "digital"] as const).map((area, index) => ({
    id: index + 1,
    area,
    texto: `Pergunta ${index + 1}`,
    opcoes: [{ texto: "Sim", nota: 100 }],
  }));
  const { rerender } = render(<PerguntaStage diagnostico={at(perguntas, 0)} />);
  for (const index of [1, 2]) rerender(<PerguntaStage diagnostico={at(perguntas, index)} />);
  expect(noted).toEqual([1, 6]);
});

test.each([
  ["Como anda a DRE (Demonstração do Resultado)?", "Como anda a DRE?", "DRE: Demonstração do Resultado"],
  ["Existe revisão (PDCA)?", "Existe revisão (PDCA)?", null],
])("[DIAG-09] %s: an abbreviation is explained below the question, which stays short", (texto, asked, explained) => {
  const opcoes = [{ texto: "Sim", nota: 100 }];
  render(<PerguntaStage diagnostico={at([{ id: 1, area: "financas", texto, opcoes }], 0)} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(asked);
  expect(screen.getByRole("radiogroup", { name: texto })).toBeVisible();
  if (explained) expect(screen.getByText(explained)).toBeVisible();
});
