import { DESISTENCIA } from "@eden/domain/empresa/desistencia";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PedidoTerms } from "./pedido-terms.tsx";

test.each([
  ["app", "pix", "por PIX.", "boleto"],
  ["app", "boleto", "por boleto.", "PIX"],
  ["live", "pix", "por PIX.", "boleto"],
  ["live", "boleto", "por boleto.", "PIX"],
] as const)("[FID-06] the terms of %s by %s name the chosen method only", (origem, forma, named, other) => {
  render(<PedidoTerms origem={origem} plano="avista" forma={forma} />);
  const offer = screen.getAllByRole("listitem")[0]?.textContent ?? "";
  expect(offer).toContain(named);
  expect(offer).not.toContain(other);
});

test("[FID-06] the terms state how to withdraw in the words of the e-mail that confirms the payment", () => {
  render(<PedidoTerms origem="app" plano="avista" forma="pix" />);
  expect(screen.getByText(DESISTENCIA)).toBeVisible();
});
