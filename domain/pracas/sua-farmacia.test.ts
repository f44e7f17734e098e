import { expect, test } from "vitest";
import { makePraca } from "./sample-praca.ts";
import { readSuaFarmacia } from "./sua-farmacia.ts";

test.each([
  ["2017-03-05", "A sua farmácia tem 9 anos de CNPJ. Está entre as 35 de 5 a 10 anos."],
  ["2026-02-01", "A sua farmácia tem menos de 1 ano de CNPJ. Está entre as 30 de até 2 anos."],
  ["2024-10-01", "A sua farmácia tem 2 anos de CNPJ. Está entre as 30 de até 2 anos."],
  ["2024-09-30", "A sua farmácia tem 2 anos de CNPJ. Está entre as 42 de 2 a 5 anos."],
  ["2025-09-30", "A sua farmácia tem 1 ano de CNPJ. Está entre as 30 de até 2 anos."],
  ["1999-01-01", "A sua farmácia tem 27 anos de CNPJ. Está entre as 36 de mais de 20 anos."],
])("[PRACA-12] opened on %s, register of October 2026", (inicio, words) => {
  expect(readSuaFarmacia(makePraca(), inicio)).toBe(words);
});

test.each([
  [1, "A sua farmácia tem 9 anos de CNPJ. É a única de 5 a 10 anos."],
  [0, "A sua farmácia tem 9 anos de CNPJ."],
])("[PRACA-12] %i of its age", (count, words) => {
  const { detalhe } = makePraca();
  expect(readSuaFarmacia(makePraca({ detalhe: { ...detalhe, idades: [1, 1, count, 1, 1] } }), "2017-03-05")).toBe(
    words,
  );
});
