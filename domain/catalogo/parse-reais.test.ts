import { expect, test } from "vitest";
import { formatReais } from "./dinheiro.ts";
import { parseReais } from "./parse-reais.ts";

test.each([
  ["1.898,10", 189810],
  ["1898", 189800],
  ["R$ 1.898", 189800],
  ["1898,5", 189850],
  [" 0,99 ", 99],
  ["12.345.678,00", 1234567800],
  ["1.89", null],
  ["1,898", null],
  ["-5", null],
  ["mil", null],
  ["", null],
])("[FUNIL-02] %j is %s cents", (texto, cents) => {
  expect(parseReais(texto)).toBe(cents);
});

test("[FUNIL-02] what is shown can be typed again", () => {
  for (const cents of [1, 99, 100, 189_810, 123_456_789]) expect(parseReais(formatReais(cents))).toBe(cents);
});
