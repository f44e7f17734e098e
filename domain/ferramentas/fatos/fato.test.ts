import { expect, test } from "vitest";
import { appliesOn } from "./fato.ts";
import { DAS, DECIMO, FERIADOS, FGTS, SALARIO } from "./folha.ts";
import { LEVE_E_PAGUE, PMC } from "./promocao.ts";
import { ANEXO_I, SUBLIMITE } from "./simples.ts";

test("the table of 2018 ends with the year 2026", () => {
  expect(appliesOn(ANEXO_I, "2026-12-31")).toBe(true);
  expect(appliesOn(ANEXO_I, "2027-01-01")).toBe(false);
});

test("every fact names a law and its year", () => {
  for (const { fonte, desde } of [ANEXO_I, SUBLIMITE, LEVE_E_PAGUE, PMC, FGTS, DECIMO, SALARIO, DAS, FERIADOS]) {
    expect(fonte).toMatch(/\/\d{4}/);
    expect(desde).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
