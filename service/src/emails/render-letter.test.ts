import { expect, test } from "vitest";
import { renderLetter } from "./render-letter.ts";

const { text, html } = renderLetter({
  greeting: "Olá, <Ana>!",
  title: "Tudo & mais",
  blocks: [
    { button: { words: "Abrir & pagar", href: 'https://exemplo.com.br/?a=1&b="' } },
    {
      facts: [
        ["Valor", "12 × R$ 166,50 (total R$ 1.998,00)"],
        ["Telefone", { words: "(16) 98765-1199", href: "tel:+5516987651199" }],
      ],
    },
    { heading: "Cuidados" },
    { facts: [["Hoje", "Feche o caixa."]], sentences: true },
    { titulo: "Agora", steps: [["Pague", "Em minutos."]] },
    { links: [{ words: "Loja", href: "https://exemplo.com.br/loja" }] },
  ],
  closing: "Um abraço,\nEquipe",
  help: [["Chame no ", { words: "WhatsApp", href: "https://wa.me/55" }, "."]],
  footer: [["Empresa Ltda."], ["CEP 14021-000"]],
});

test("typed text is escaped in the HTML, and a price does not break across lines", () => {
  expect(html).toContain("Olá, &lt;Ana&gt;!");
  expect(html).toContain("<title>Tudo &amp; mais</title>");
  expect(html).toContain("12 × R$&nbsp;166,50 (total R$&nbsp;1.998,00)");
  expect(html).toContain('href="https://exemplo.com.br/?a=1&amp;b=&quot;"');
  expect(html).toContain("Um abraço,<br>Equipe");
  expect(html).toContain("<span>Feche o caixa.</span>");
});

test("[MAIL-02] the plain text has the same content, with the links' URLs", () => {
  expect(text).toBe(`Olá, <Ana>!

Tudo & mais

Abrir & pagar:
https://exemplo.com.br/?a=1&b="

Valor: 12 × R$ 166,50 (total R$ 1.998,00)
Telefone: (16) 98765-1199

Cuidados:

Hoje: Feche o caixa.

Agora:
1. Pague. Em minutos.

Loja:
https://exemplo.com.br/loja

Um abraço,
Equipe

Chame no WhatsApp (https://wa.me/55).

-- 
Empresa Ltda.
CEP 14021-000`);
});
