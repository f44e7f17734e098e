import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FormActions, ProgressBar, StepHeading, Stepper } from "./stepper.tsx";

const steps = [
  { label: "Tipo", to: "/cadastro?etapa=1" },
  { label: "Plano", to: "/cadastro?etapa=2" },
  { label: "Dados", to: "/cadastro?etapa=3" },
];

test("a list that marks the current step; completed steps are links, later ones are not", () => {
  render(
    <MemoryRouter>
      <Stepper label="Etapas do cadastro" steps={steps} current={2} />
    </MemoryRouter>,
  );
  const items = within(screen.getByRole("list", { name: "Etapas do cadastro" })).getAllByRole("listitem");
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Tipo, concluída" })).toHaveAttribute("href", "/cadastro?etapa=1");
});

test("a completed step without a URL is not a link", () => {
  render(<Stepper label="Etapas" steps={[{ label: "Tipo" }, { label: "Plano" }]} current={2} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Tipo")).toHaveTextContent("Tipo, concluída");
});

test("[FID-10] a skipped step is neither done nor a link", () => {
  const skipping = steps.map((step) => ({ ...step, skipped: step.label === "Plano" }));
  render(
    <MemoryRouter>
      <Stepper label="Etapas" steps={skipping} current={3} />
    </MemoryRouter>,
  );
  expect(screen.getByText("Plano")).toHaveTextContent("Plano, não se aplica");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Tipo, concluída"]);
});

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

test("the main button precedes the back link in tab order", async () => {
  render(
    <FormActions back={<button type="button">Voltar</button>}>
      <button type="submit">Continuar</button>
    </FormActions>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Continuar" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Voltar" })).toHaveFocus();
});

test("states its label and value, without a style attribute", () => {
  render(<ProgressBar label="Pergunta 3 de 23" value={3} max={23} />);
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Pergunta 3 de 23" });
  expect([bar.value, bar.max]).toEqual([3, 23]);
  expect(bar).not.toHaveAttribute("style");
});
