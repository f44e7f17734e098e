import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Banner } from "./banner.tsx";

test.each([
  ["ok", "status"],
  ["off", "status"],
  ["er", "alert"],
] as const)("%s is announced as %s", (tone, role) => {
  render(
    <Banner tone={tone} title="Título" action={<button type="button">Tentar de novo</button>}>
      Detalhe.
    </Banner>,
  );
  expect(screen.getByRole(role)).toHaveTextContent("TítuloDetalhe.Tentar de novo");
  expect(screen.getByRole("button", { name: "Tentar de novo" })).toBeInTheDocument();
});
