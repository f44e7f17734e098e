import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, decimalOf, formatQuantidade, numberOf } from "./celulas.ts";

test.each([
  ["R$ 1.234,50", ",", 1234.5],
  ["12,5-", ",", -12.5],
  ["-12,5", ",", -12.5],
  ["(3)", ",", -3],
  ["1,234.50", ".", 1234.5],
  ["", ",", 0],
  ["-", ",", 0],
  ["abc", ",", Number.NaN],
  ["12 UN", ",", Number.NaN],
  ["1.234", ",", 1234],
  ["1.234.567,89", ",", 1_234_567.89],
  ["7891000315507000000", ",", 7_891_000_315_507_000_000],
  ["7,", ",", 7],
  [",5", ",", 0.5],
  ["1,5,6", ",", Number.NaN],
  ["0,333", ",", 0.333],
  ["\u00a01 234,5 ", ",", 1234.5],
] as const)("[FERRAMENTA-23] number %s", (text, decimal, expected) => {
  expect(numberOf(text, decimal)).toBe(expected);
});

test.each([
  [["1.234", "12", "3.000"], ","],
  [["1.5", "2"], "."],
  [["1,5", "1.234"], ","],
  [["12", "7"], ","],
  [["12,000", "3,000"], ","],
  [["0.500", "1.250"], "."],
  [["1,234", "12.50"], "."],
] as const)("[FERRAMENTA-23] the decimal sign of %j", (values, expected) => {
  expect(decimalOf(values)).toBe(expected);
});

test.each([
  ["31/12/2026", "2026-12-31"],
  ["1/2/27", "2027-02-01"],
  ["2026-02-30", null],
  ["29/02/2028", "2028-02-29"],
  ["2026-11-17 00:00:00", "2026-11-17"],
  ["13/13/2026", null],
  ["00/05/2026", null],
  ["7891000315507", null],
  ["", null],
])("[FERRAMENTA-23] day %s", (text, expected) => {
  expect(dayOf(text)).toBe(expected);
});

test("[FERRAMENTA-23] a quantity is read as it is shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (hundredths) => {
      const text = formatQuantidade(hundredths / 100);
      expect(numberOf(text, ",")).toBe(hundredths / 100);
    }),
  );
  expect([1200, 2.5, 0.25, -3].map(formatQuantidade)).toEqual(["1.200", "2,5", "0,25", "-3"]);
});
