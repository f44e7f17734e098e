import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { PracaLine } from "./praca-line.tsx";

const praca = { nome: "Marília", uf: "SP", slug: "marilia", ativas: 183, moradores_por_farmacia: 1324 };

describe("[PRACA-28] the market of a person's town is one line with its page", () => {
  test.each([
    [{}, "Praça: Marília, SP (abre em outra aba) · 183 farmácias · 1.324 moradores por farmácia"],
    [
      { ativas: 1, moradores_por_farmacia: 932 },
      "Praça: Marília, SP (abre em outra aba) · 1 farmácia · 932 moradores por farmácia",
    ],
    [{ ativas: 0, moradores_por_farmacia: null }, "Praça: Marília, SP (abre em outra aba) · nenhuma farmácia"],
    [{ moradores_por_farmacia: null }, "Praça: Marília, SP (abre em outra aba) · 183 farmácias"],
  ])("%j", (part, words) => {
    const { container } = render(<PracaLine praca={{ ...praca, ...part }} />);
    expect(container.textContent).toBe(words);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/api/painel/raio-x/sp/marilia");
  });
});
