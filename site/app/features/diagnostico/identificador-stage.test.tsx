import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { stubBackend } from "~/clients/stub-backend.ts";
import { DiagnosticoJornada } from "./diagnostico-jornada.tsx";

test("[DIAG-01] two numbers that were typed and sent before the page was hydrated open the diagnostic", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const backend = stubBackend();
  backend.answer = () => Response.json("loja");
  const page = <RouterProvider router={createMemoryRouter([{ path: "/", element: <DiagnosticoJornada /> }])} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const form = container.querySelector("form");
  const [cnpj, cpf] = container.querySelectorAll("input");
  if (form && cnpj && cpf) [form.dataset.sent, cnpj.value, cpf.value] = ["", "11.222.333/0001-81", "529.982.247-25"];
  render(page, { container, hydrate: true });
  // The fake backend has no questions.
  expect(await screen.findByText("As perguntas não carregaram.")).toBeInTheDocument();
  expect(backend.posted).toEqual([{ p_cnpj: "11222333000181", p_cpf: "52998224725" }]);
});
