import { expect, test } from "vitest";
import { computeSimples, rbt12OfStart } from "./simples.ts";

const DIA = "2026-11-18";

function compute(rbt12: number, monofasico = 0, st = 0) {
  const result = computeSimples({ rbt12, monofasico, st }, DIA);
  if (!("faixa" in result)) throw new Error(result.status);
  return result;
}

test.each<[string, number, number, number, number]>([
  ["S1", 0, 1, 4, 4],
  ["S2", 180_000_00, 1, 4, 4],
  ["S3", 180_000_01, 2, 4, 4],
  ["S4", 360_000_00, 2, 5.65, 5.65],
  ["S5", 720_000_00, 3, 7.575, 7.575],
  ["S6", 1_560_000_00, 4, 9.257692, 9.257692],
  ["S8", 1_800_000_00, 4, 9.45, 9.45],
  ["S9", 3_600_000_00, 5, 11.875, 11.875],
])("[FERRAMENTA-16] example %s", (_, rbt12, faixa, efetiva, comSegregacao) => {
  const result = compute(rbt12);
  expect(result).toMatchObject({ status: "ok", faixa });
  expect(result.efetiva / 100).toBeCloseTo(efetiva, 6);
  expect(result.comSegregacao / 100).toBeCloseTo(comSegregacao, 6);
});

test("[FERRAMENTA-16] S7 and S10: shares already paid lower the rate; above the sublimit ICMS is apart", () => {
  expect(compute(1_560_000_00, 7000, 6000).comSegregacao / 100).toBeCloseTo(6.392437, 6);
  const s10 = compute(4_000_000_00, 7000);
  expect(s10).toMatchObject({ status: "sublimite", faixa: 6 });
  expect(s10.efetiva / 100).toBeCloseTo(9.55, 6);
  expect(s10.comSegregacao / 100).toBeCloseTo(7.25036, 6);
});

test("[FERRAMENTA-16] S11 is outside the Simples, and no rate is computed without a table for the day", () => {
  expect(computeSimples({ rbt12: 4_800_000_01 }, DIA)).toEqual({ status: "fora" });
  expect(computeSimples({ rbt12: 100_000_00 }, "2027-01-01")).toEqual({ status: "sem-tabela" });
});

test("[FERRAMENTA-16] S12 to S14: a shop younger than 13 months", () => {
  // The first month itself, then the months before: 9.000, then 9.000 and 40.000.
  expect(rbt12OfStart(9_000_00, 1)).toBe(108_000_00);
  expect(rbt12OfStart(49_000_00, 2)).toBe(294_000_00);
  expect(compute(108_000_00).efetiva).toBe(400);
  expect(compute(294_000_00).efetiva / 100).toBeCloseTo(5.279592, 6);
});

test("[FERRAMENTA-16] the rate has no jump between bands but at the sublimit, where ICMS leaves the DAS", () => {
  for (const boundary of [180_000_00, 360_000_00, 720_000_00, 1_800_000_00])
    expect(compute(boundary + 1).efetiva - compute(boundary).efetiva).toBeCloseTo(0, 2);
  const above = compute(3_600_000_01);
  expect(above.status).toBe("sublimite");
  expect([compute(3_600_000_00).efetiva, Math.round(above.efetiva)]).toEqual([1187.5, 850]);
});
