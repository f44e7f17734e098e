import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCep, isCepValid, normalizeCep } from "./cep.ts";

test("eight digits are accepted with or without the dash", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
      const cep = String(number).padStart(8, "0");
      expect(isCepValid(cep)).toBe(true);
      expect(isCepValid(formatCep(cep))).toBe(true);
    }),
  );
});

test("formatting again what is already formatted changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      const once = formatCep(normalizeCep(raw));
      expect(formatCep(normalizeCep(once))).toBe(once);
    }),
  );
});
