import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ButtonLink } from "./button-link.tsx";
import { buttonStyle } from "./button-style.ts";

test("is a link styled as a button", () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/planos" variant="ipe" size="g" className="w-full">
        Quero começar
      </ButtonLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: "Quero começar" });
  expect(link).toHaveAttribute("href", "/planos");
  expect(link).toHaveClass(buttonStyle("ipe", "g", "w-full"), { exact: true });
});
