import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import JardimSection from "./jardim-section.tsx";

test("[JARDIM-01] a name that was typed and sent before the page was hydrated leads to the first question", async () => {
  Object.assign(document, { fonts: { load: async () => [] } });
  const page = <RouterProvider router={createMemoryRouter([{ path: "/", element: <JardimSection level={1} /> }])} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const [form, input] = [container.querySelector("form"), container.querySelector("input")];
  if (form && input) [form.dataset.sent, input.value] = ["", "Farmácia Boa Vista"];
  render(page, { container, hydrate: true });
  expect(await screen.findByRole("heading", { level: 2, name: /caixa/ })).toBeInTheDocument();
  expect(screen.getAllByText("Farmácia Boa Vista").length).toBeGreaterThan(0);
});
