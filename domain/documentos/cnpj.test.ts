import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCnpj, isCnpjValid, normalizeCnpj } from "./cnpj.ts";

const NUMERIC = "0123456789";
const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Receita Federal's rule, implemented independently of the code under test. */
function checkDigit(base: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (base.charCodeAt(index) - 48), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

function withCheckDigits(base: string): string {
  const first = checkDigit(base, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = checkDigit(`${base}${first}`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${base}${first}${second}`;
}

const cnpjOf = (alphabet: string) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: 12, maxLength: 12 })
    .filter((base) => new Set(base).size > 1)
    .map((base) => withCheckDigits(base.join("")));

const kinds = [
  ["[VAL-01] numeric", NUMERIC],
  ["[VAL-03] alphanumeric", ALPHANUMERIC],
] as const;

test.each(kinds)(
  "%s: any CNPJ with its two check digits is accepted, masked, unmasked and in lower case",
  (_, alphabet) => {
    fc.assert(
      fc.property(cnpjOf(alphabet), (number) => {
        expect(isCnpjValid(number)).toBe(true);
        expect(isCnpjValid(formatCnpj(number).toLowerCase())).toBe(true);
      }),
    );
  },
);

test.each(kinds)("%s: a CNPJ with a changed check digit is rejected", (_, alphabet) => {
  fc.assert(
    fc.property(
      cnpjOf(alphabet),
      fc.constantFrom(12, 13),
      fc.integer({ min: 1, max: 9 }),
      (number, position, shift) => {
        const changed = [...number].with(position, String((Number(number[position]) + shift) % 10));
        expect(isCnpjValid(changed.join(""))).toBe(false);
      },
    ),
  );
});

// Digits only: by Receita's rule symbols whose values differ by eleven, such as 6 and A, have the same weight.
test.each([
  ["[VAL-01] no digit of 11.222.333/0001-81", "11222333000181"],
  ["[VAL-03] no digit of 12.ABC.345/01DE-35", "12ABC34501DE35"],
] as const)("%s can be changed into another", (_, cnpj) => {
  for (const [position, symbol] of [...cnpj].entries()) {
    if (!NUMERIC.includes(symbol)) continue;
    for (const other of NUMERIC) {
      const changed = [...cnpj].with(position, other).join("");
      expect.soft(isCnpjValid(changed), changed).toBe(other === symbol);
    }
  }
});

test("[VAL-03] letters are allowed in the first twelve positions only", () => {
  fc.assert(
    fc.property(
      cnpjOf(ALPHANUMERIC),
      fc.constantFrom(12, 13),
      fc.constantFrom(..."ABCXYZ"),
      (number, position, letter) => {
        expect(isCnpjValid([...number].with(position, letter).join(""))).toBe(false);
      },
    ),
  );
});

test("formatting is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (raw) => {
      const once = formatCnpj(normalizeCnpj(raw));
      expect(formatCnpj(normalizeCnpj(once))).toBe(once);
      expect(once.length).toBeLessThanOrEqual(18);
    }),
  );
});

test("[VAL-03] the mask grows while typing, with letters too, and never ends in a separator", () => {
  const steps = Array.from("12abc34501de35", (_, index) => formatCnpj("12abc34501de35".slice(0, index + 1)));
  expect(steps).toEqual([
    "1",
    "12",
    "12.A",
    "12.AB",
    "12.ABC",
    "12.ABC.3",
    "12.ABC.34",
    "12.ABC.345",
    "12.ABC.345/0",
    "12.ABC.345/01",
    "12.ABC.345/01D",
    "12.ABC.345/01DE",
    "12.ABC.345/01DE-3",
    "12.ABC.345/01DE-35",
  ]);
});
