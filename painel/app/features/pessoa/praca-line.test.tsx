import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { PracaLine } from "./praca-line.tsx";

const place = { nome: "Marília", uf: "SP", slug: "marilia", mes: "2026-10" };
const praca = { ...place, ativas: 183, populacao: { habitantes: 242_249, ano: 2025 } };

describe("[PRACA-19, PRACA-28] the market of a person's town is one line with its page", () => {
  test.each([
    [{}, "Praça: Marília, SP (abre em outra aba) · 183 farmácias · 1.324 moradores por farmácia"],
    [
      { ativas: 1, populacao: { habitantes: 932, ano: 2021 } },
      "Praça: Marília, SP (abre em outra aba) · 1 farmácia · 932 moradores por farmácia (população de 2021)",
    ],
    [{ ativas: 0 }, "Praça: Marília, SP (abre em outra aba) · nenhuma farmácia"],
  ])("%j", (part, words) => {
    const { container } = render(<PracaLine praca={{ ...praca, ...part }} />);
    expect(container.textContent).toBe(words);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/api/painel/raio-x/sp/marilia");
  });

  test("without a known population there is no ratio", () => {
    const { container } = render(<PracaLine praca={{ ...place, ativas: 183 }} />);
    expect(container.textContent).toBe("Praça: Marília, SP (abre em outra aba) · 183 farmácias");
  });
});
