import { expect, test } from "vitest";
import { cardAlt, cardHash, cardHtml } from "./card-html.ts";
import { cards } from "./cards.ts";
import { readHashes, staleCards } from "./fresh-cards.ts";

test("[SITE-16] the hash of a card changes with its words, its picture and its layout", () => {
  const { livro, home } = cards;
  const hashes = [
    livro,
    { ...livro, line: "outra" },
    { ...livro, pictures: home.pictures },
    { ...livro, ground: "#fff" },
  ];
  expect(new Set(hashes.map(cardHash)).size).toBe(4);
});

test("[SITE-16] a card that is older than its parts is named with the command that makes it", () => {
  expect(staleCards({ ...readHashes(), marcas: "antes", livro: "antes" })).toContain(
    "npm run og --workspace site -- marcas livro",
  );
});

test("[HOME-11] no card numbers a nivel", () => {
  for (const card of Object.values(cards)) expect(`${cardHtml(card)} ${cardAlt(card)}`).not.toMatch(/n[ií]vel \d/i);
});

test("[SITE-16] the words of a card are at least 30 px high, and its alternative text says what is to be seen", () => {
  const sizes = [...cardHtml(cards.edenapp).matchAll(/font(?:-size)?:[^;}]*?(\d+)px/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(30);
  expect(cardAlt(cards.edenapp)).toMatch(/^A escola da farmácia no seu bolso\. R\$\s0 para começar\..*balcão/);
});
