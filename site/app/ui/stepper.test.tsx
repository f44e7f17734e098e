import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Stepper } from "./stepper.tsx";

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
