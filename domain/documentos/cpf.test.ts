import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCpf, isCpfValid, maskCpf, normalizeCpf } from "./cpf.ts";

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Receita Federal's rule, implemented independently of the code under test. */
function checkDigit(base: readonly number[], weights: readonly number[]): number {
  const remainder = weights.reduce((sum, weight, index) => sum + weight * (base[index] ?? 0), 0) % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

function withCheckDigits(base: readonly number[]): number[] {
  const first = checkDigit(base, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return [...base, first, checkDigit([...base, first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])];
}

const cpf = digits(9)
  .filter((base) => new Set(base).size > 1)
  .map(withCheckDigits);

test("[VAL-01] any CPF with its two check digits is accepted, masked or not", () => {
  fc.assert(
    fc.property(cpf, (number) => {
      expect(isCpfValid(number.join(""))).toBe(true);
      expect(isCpfValid(formatCpf(number.join("")))).toBe(true);
    }),
  );
});

test("[VAL-01] a CPF with a changed check digit is rejected", () => {
  fc.assert(
    fc.property(cpf, fc.constantFrom(9, 10), fc.integer({ min: 1, max: 9 }), (number, position, shift) => {
      const changed = number.with(position, ((number[position] ?? 0) + shift) % 10);
      expect(isCpfValid(changed.join(""))).toBe(false);
    }),
  );
});

test("[VAL-01] no digit of 529.982.247-25 can be changed", () => {
  const number = [..."52998224725"];
  for (const [position, digit] of number.entries()) {
    for (const other of "0123456789") {
      expect.soft(isCpfValid(number.with(position, other).join("")), `${position}: ${other}`).toBe(other === digit);
    }
  }
});

test("formatting is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (raw) => {
      const once = formatCpf(normalizeCpf(raw));
      expect(formatCpf(normalizeCpf(once))).toBe(once);
      expect(once.length).toBeLessThanOrEqual(14);
    }),
  );
});

test("the mask grows while typing and never ends in a separator", () => {
  const steps = Array.from("52998224725", (_, index) => formatCpf("52998224725".slice(0, index + 1)));
  expect(steps).toEqual([
    "5",
    "52",
    "529",
    "529.9",
    "529.98",
    "529.982",
    "529.982.2",
    "529.982.24",
    "529.982.247",
    "529.982.247-2",
    "529.982.247-25",
  ]);
});

test("masked for display: the middle six digits of a complete number, nothing of an incomplete one", () => {
  expect(maskCpf("529.982.247-25")).toBe("***.982.247-**");
  expect(maskCpf("52998224")).toBe("***");
  expect(maskCpf("")).toBe("");
});
