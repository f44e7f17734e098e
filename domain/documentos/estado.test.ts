import fc from "fast-check";
import { expect, test } from "vitest";
import { ESTADOS, isEstadoValid, normalizeEstado } from "./estado.ts";

test("the 27 states are recognised by abbreviation and by name, regardless of accents and case", () => {
  expect(Object.keys(ESTADOS)).toHaveLength(27);
  for (const [uf, nome] of Object.entries(ESTADOS)) {
    const unaccented = nome.normalize("NFD").replace(/\p{M}/gu, "");
    for (const written of [uf, uf.toLowerCase(), ` ${uf} `, nome, nome.toUpperCase(), unaccented.toLowerCase()]) {
      expect.soft(normalizeEstado(written), written).toBe(uf);
      expect.soft(isEstadoValid(written), written).toBe(true);
    }
  }
});

test.each(["", "S", "XX", "SPX", "Sao Paulinho", "constructor"])("%j is not a state", (raw) => {
  expect(isEstadoValid(raw)).toBe(false);
});

test("[VAL-02] a state is stored as two characters, and normalising is idempotent", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...Object.values(ESTADOS))), (raw) => {
      const once = normalizeEstado(raw);
      if (isEstadoValid(raw)) expect(once).toHaveLength(2);
      expect(normalizeEstado(once)).toBe(once);
    }),
  );
});
