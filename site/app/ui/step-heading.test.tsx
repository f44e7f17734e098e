import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepHeading } from "./step-heading.tsx";

const heading = (step: number, label: string, title = "Pergunta") => (
  <StepHeading step={step} total={3} label={label}>
    {title}
  </StepHeading>
);

test("leaves focus alone on arrival, takes it when the step changes and only then", () => {
  const { rerender } = render(heading(1, "Tipo"));
  expect(document.body).toHaveFocus();
  rerender(heading(2, "Plano"));
  const title = screen.getByRole("heading", { level: 1, name: /^Etapa 2 de 3: Plano/ });
  expect(title).toHaveFocus();
  title.blur();
  rerender(heading(2, "Plano", "Outra pergunta"));
  expect(document.body).toHaveFocus();
});
