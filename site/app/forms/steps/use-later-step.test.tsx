import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useLaterStep } from "./use-later-step.tsx";

/** A form whose later step has this loader. */
function open(load: () => Promise<{ default: () => string }>) {
  function Form() {
    const [Step, waiting] = useLaterStep(load);
    return Step ? <p>{Step()}</p> : waiting;
  }
  render(<Form />);
}

test("[SITE-11] a step of a form that fails says so, and loads on a press", async () => {
  const load = vi.fn(async () => ({ default: () => "CNPJ da matriz" }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  open(load);
  expect(screen.getByRole("status")).toHaveTextContent("Carregando...");
  expect(await screen.findByRole("alert")).toHaveTextContent("Esta etapa: Não carregou.");
  await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("CNPJ da matriz")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("[SITE-11] and by itself with the network", async () => {
  const load = vi.fn(async () => ({ default: () => "CNPJ da matriz" }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  open(load);
  await screen.findByRole("alert");
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("CNPJ da matriz")).toBeInTheDocument();
});
