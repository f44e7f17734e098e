import fc from "fast-check";
import { expect, test } from "vitest";
import { ESTADOS, formatEstado, isEstadoValid, normalizeEstado } from "./estado.ts";

test("the 27 states are recognised by abbreviation and by name, regardless of accents and case", () => {
  expect(Object.keys(ESTADOS)).toHaveLength(27);
  for (const [uf, nome] of Object.entries(ESTADOS)) {
    const unaccented = nome.normalize("NFD").replace(/\p{M}/gu, "");
    for (const written of [uf, uf.toLowerCase(), ` ${uf} `, nome, nome.toUpperCase(), unaccented.toLowerCase()]) {
      expect.soft(normalizeEstado(written), written).toBe(uf);
      expect.soft(isEstadoValid(written), written).toBe(true);
      expect.soft(formatEstado(written), written).toBe(uf);
    }
  }
});

test.each(["", "S", "XX", "SPX", "Sao Paulinho", "constructor"])("%j is not a state", (raw) => {
  expect(isEstadoValid(raw)).toBe(false);
});

test("[VAL-02] the field contains two characters and is stable", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...Object.values(ESTADOS))), (raw) => {
      const once = formatEstado(normalizeEstado(raw));
      expect(once.length).toBeLessThanOrEqual(2);
      expect(formatEstado(normalizeEstado(once))).toBe(once);
    }),
  );
});
