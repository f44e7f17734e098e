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

test("typed text is escaped in the HTML, and a price does not break across lines", () => {
  expect(html).toContain("Olá, &lt;Ana&gt;!");
  expect(html).toContain("12 × R$&nbsp;166,50 (total R$&nbsp;1.998,00)");
  expect(html).toContain('href="https://exemplo.com.br/?a=1&amp;b=&quot;"');
  expect(html).toContain("Um abraço,<br>Equipe");
});

test("the plain text has the same content, with the link's URL", () => {
  expect(text).toContain("Valor: 12 × R$ 166,50 (total R$ 1.998,00)");
  expect(text).toContain('Abrir & pagar:\nhttps://exemplo.com.br/?a=1&b="');
});
