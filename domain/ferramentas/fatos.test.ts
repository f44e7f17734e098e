import { expect, test } from "vitest";
import { ANEXO_I, appliesOn, LEVE_E_PAGUE, PMC, SUBLIMITE } from "./fatos.ts";

test("the table of 2018 ends with the year 2026", () => {
  expect(appliesOn(ANEXO_I, "2026-12-31")).toBe(true);
  expect(appliesOn(ANEXO_I, "2027-01-01")).toBe(false);
});

test("every fact names a law and its year", () => {
  for (const { fonte, desde } of [ANEXO_I, SUBLIMITE, LEVE_E_PAGUE, PMC]) {
    expect(fonte).toMatch(/\/\d{4}/);
    expect(desde).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
