import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepHeading } from "./step-heading.tsx";

const heading = (step: number, label: string, title = "Pergunta", settled = true) => (
  <StepHeading step={step} total={3} label={label} settled={settled}>
    {title}
  </StepHeading>
);

test("does not take focus on load, only when the step changes", () => {
  const { rerender } = render(heading(1, "Tipo"));
  expect(document.body).toHaveFocus();
  rerender(heading(2, "Plano"));
  const title = screen.getByRole("heading", { level: 1, name: /^Etapa 2 de 3: Plano/ });
  expect(title).toHaveFocus();
  title.blur();
  rerender(heading(2, "Plano", "Outra pergunta"));
  expect(document.body).toHaveFocus();
});

test("a step determined after mount still counts as the initial one", () => {
  const { rerender } = render(heading(1, "Tipo", "Pergunta", false));
  rerender(heading(2, "Plano", "Pergunta", true));
  expect(document.body).toHaveFocus();
  rerender(heading(3, "Dados", "Pergunta", true));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});
