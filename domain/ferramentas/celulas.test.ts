import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, decimaisOf, formatQuantidade, numberOf, unidadeOf } from "./celulas.ts";

test.each([
  ["R$ 1.234,50", ",", 1234.5],
  ["12,5-", ",", -12.5],
  ["-12,5", ",", -12.5],
  ["(3)", ",", -3],
  ["1,234.50", ".", 1234.5],
  ["", ",", 0],
  ["-", ",", 0],
  ["abc", ",", Number.NaN],
  ["12 UN", ",", 12],
  ["1.234,50 D", ",", 1234.5],
  ["1.234,50 C", ",", -1234.5],
  ["R$ -9,80", ",", -9.8],
  ["-R$ 9,80", ",", -9.8],
  ["'12", ",", 12],
  ["3,4E+02", ",", 340],
  ["−5", ",", -5],
  ["=1234.567", ",", 1234.567],
  ["2.35", ",", Number.NaN],
  ["2,35", ".", Number.NaN],
  ["12.34.56", ",", Number.NaN],
  ["1234.567", ",", Number.NaN],
  ["1.2345", ",", Number.NaN],
  ["12 34", ",", Number.NaN],
  ["12 PCT", ",", Number.NaN],
  ["12%", ",", Number.NaN],
  ["19/11/2026", ",", Number.NaN],
  ["00:12", ",", Number.NaN],
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

test.each<[string[][], string | null]>([
  [[["1.234", "12", "3.000"]], ","],
  [[["1.5", "2"]], "."],
  [[["1,5", "1.234"]], ","],
  [[["12", "7"]], ","],
  [[["0,500", "3,000"]], ","],
  [[["0.500", "1.250"]], "."],
  [[["1,234", "12.50"]], "."],
  [[["1.234.567", "1.234"]], ","],
  [[["120.000"], ["2.35"]], ".."],
  [[["120,000"], ["2,35"]], ",,"],
  [[["120.000"], ["2,3500"]], ",,"],
  [[["0.000", "120.000"], ["340.000"], ["2.350"]], "..."],
  [[["2,35"], ["2.35"], ["7"]], ",.,"],
  [[["120.000"], ["12"]], null],
  [[["12,000", "3,000"]], null],
  // What the sheet itself says of its numbers proves nothing of its texts.
  [[["120.000"], ["=2.35"]], null],
  [[["120.000"], ["2,35"], ["2.35"]], null],
])("[CONTAS-30] the decimal signs of %j", (columns, expected) => {
  expect(decimaisOf(columns)?.join("") ?? null).toBe(expected);
});

test("[CONTAS-30] the unit of a cell", () => {
  expect(["12 UN", "3cx", "12", "1.234,50", "5 ML."].map(unidadeOf)).toEqual(["UN", "CX", "", "", "ML"]);
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
