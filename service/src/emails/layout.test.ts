import { expect, test } from "vitest";
import { renderLetter } from "./layout.ts";

const { text, html } = renderLetter({
  greeting: "Olá, <Ana>!",
  blocks: [
    { facts: [["Valor", "12 × R$ 166,50 (total R$ 1.998,00)"]] },
    { link: { words: "Abrir & pagar", href: 'https://exemplo.com.br/?a=1&b="' } },
  ],
  closing: "Um abraço,\nEquipe",
});

test("what was typed is text in the HTML, and a price stays in one piece", () => {
  expect(html).toContain("Olá, &lt;Ana&gt;!");
  expect(html).toContain("12 × R$&nbsp;166,50 (total R$&nbsp;1.998,00)");
  expect(html).toContain('href="https://exemplo.com.br/?a=1&amp;b=&quot;"');
  expect(html).toContain("Um abraço,<br>Equipe");
});

test("the plain text says the same, with the link's address", () => {
  expect(text).toContain("Valor: 12 × R$ 166,50 (total R$ 1.998,00)");
  expect(text).toContain('Abrir & pagar:\nhttps://exemplo.com.br/?a=1&b="');
});
