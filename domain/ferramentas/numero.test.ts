import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTaxa, formatValor, parseCentesimos, round, roundDown, roundUp } from "./numero.ts";

test.each([
  ["1.234,56", 123_456],
  ["1234,56", 123_456],
  ["1234.56", 123_456],
  ["R$ 1.234,56", 123_456],
  ["R$\u00a01.234,56", 123_456],
  ["1 234,56", 123_456],
  ["  1.234,56  ", 123_456],
  ["1.234", 123_400],
  ["1.234.567", 123_456_700],
  ["12.5", 1250],
  ["32", 3200],
  ["2,1", 210],
  ["2,1%", 210],
  ["8,5 %", 850],
  ["12,", 1200],
  ["0", 0],
])("[FERRAMENTA-04] %j is read as %i hundredths", (texto, centesimos) => {
  expect(parseCentesimos(texto)).toBe(centesimos);
});

test.each([
  "",
  " ",
  "abc",
  "1,234.56",
  "1.23,4",
  "1,234",
  "12.345,678",
  "1.2345",
  "-5",
  "5-",
  "1e3",
  "Infinity",
  "1,,2",
  "$5",
])("[FERRAMENTA-04] %j is no number", (texto) => {
  expect(parseCentesimos(texto)).toBeNull();
});

test("[FERRAMENTA-04] what a field shows is read as the same number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (centesimos) => {
      expect(parseCentesimos(formatValor(centesimos))).toBe(centesimos);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (pontos) => {
      expect(parseCentesimos(formatTaxa(pontos))).toBe(pontos);
    }),
  );
});

test("amounts lose only empty cents, percentages every zero at the end", () => {
  expect([123_456, 380_000, 2490, 5].map(formatValor)).toEqual(["1.234,56", "3.800", "24,90", "0,05"]);
  expect([3200, 210, 50, 10_000, 0, 3635].map((pontos) => formatTaxa(pontos))).toEqual([
    "32",
    "2,1",
    "0,5",
    "100",
    "0",
    "36,35",
  ]);
  expect(formatTaxa(2300.756308, 4)).toBe("23,0076");
});

test("what must be reached is rounded up, what may be given down, and products of decimals count as exact", () => {
  expect([round(2116.499999999999), round(-2.5), round(2.4)]).toEqual([2117, -3, 2]);
  expect([roundUp(4000.000_000_000_1), roundUp(133.33)]).toEqual([4000, 134]);
  expect([roundDown(3999.999_999_999_9), roundDown(839.9)]).toEqual([4000, 839]);
});
