import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";
import { installPlatform } from "./testing/jsdom-platform.ts";

beforeAll(installPlatform);

const problems = [
  { fieldId: "nome", message: "Nome é obrigatório" },
  { fieldId: "email", message: "Email inválido" },
];

const form = (attempt: number, shown = problems) => (
  <>
    <ErrorSummary problems={shown} attempt={attempt} />
    <input id="nome" aria-label="Nome" />
    <input id="email" aria-label="E-mail" />
  </>
);

test("takes focus when it appears and again on each attempt", async () => {
  const { rerender } = render(form(0, []));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  rerender(form(1));
  expect(screen.getByRole("region", { name: "Há um problema" })).toHaveFocus();
  await userEvent.click(screen.getByLabelText("Nome"));
  rerender(form(1, problems.slice(1)));
  expect(screen.getByLabelText("Nome")).toHaveFocus();
  rerender(form(2));
  expect(screen.getByRole("region", { name: "Há um problema" })).toHaveFocus();
});

test("each link shows the field's message and focuses the field, without changing the URL", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  render(form(1));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Email inválido" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith({ block: "center" });
  expect(location.hash).toBe("");
});
