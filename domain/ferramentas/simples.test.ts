import { expect, test } from "vitest";
import { impostoPeloDas, isDasEstranho, ultimoDas, vencimentoDoDas } from "./das.ts";
import { addMeses } from "./mes.ts";
import { round } from "./numero.ts";
import { computeSimples, mesesDaReceita, rbt12OfStart, receitaDoInicio } from "./simples.ts";

const MES = "2026-11";

function compute(rbt12: number, monofasico = 0, st = 0, mes = MES) {
  const result = computeSimples({ rbt12, monofasico, st }, mes);
  if (result.status !== "ok") throw new Error(result.status);
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
])("[FERRAMENTA-16] example %s, the same in 2026 and 2027", (_, rbt12, faixa, efetiva, comSegregacao) => {
  for (const mes of ["2026-12", "2027-01"]) {
    const result = compute(rbt12, 0, 0, mes);
    expect(result).toMatchObject({ status: "ok", faixa });
    expect(result.efetiva / 100).toBeCloseTo(efetiva, 6);
    expect(result.comSegregacao / 100).toBeCloseTo(comSegregacao, 6);
  }
});

test("[FERRAMENTA-16] the rate has no jump between bands", () => {
  for (const boundary of [180_000_00, 360_000_00, 720_000_00, 1_800_000_00])
    expect(compute(boundary + 1).efetiva - compute(boundary).efetiva).toBeCloseTo(0, 2);
});

test("[CONTAS-07, FERRAMENTA-16] above the sublimit and above the limit the table gives no number", () => {
  expect(computeSimples({ rbt12: 3_600_000_01 }, MES)).toEqual({ status: "guias" });
  expect(computeSimples({ rbt12: 4_800_000_00 }, "2027-06")).toEqual({ status: "guias" });
  expect(computeSimples({ rbt12: 4_800_000_01 }, MES)).toEqual({ status: "fora" });
});

test("[CONTAS-01] examples T4 to T6: the month of the sales chooses the table and its deductions", () => {
  const imposto = (mes: string, st: number) => compute(1_560_000_00, 7000, st, mes).comSegregacao;
  const of130mil = (mes: string, st: number) => round((130_000_00 * imposto(mes, st)) / 10_000);
  expect(round(imposto("2026-12", 6000))).toBe(639);
  expect(of130mil("2026-12", 6000)).toBe(8_310_17);
  expect(round(imposto("2027-01", 6000))).toBe(740);
  expect(of130mil("2027-01", 6000)).toBe(9_615_97);
  expect([round(imposto("2026-12", 0)), round(imposto("2027-01", 0))]).toEqual([825, 926]);
  expect(of130mil("2027-01", 0) - of130mil("2026-12", 0)).toBe(1_305_80);
});

test("[CONTAS-01] the revenue of twelve months ends one month earlier from 2027 on", () => {
  expect(mesesDaReceita("2026-12")).toEqual({ de: "2025-12", ate: "2026-11" });
  expect(mesesDaReceita("2027-01")).toEqual({ de: "2025-12", ate: "2026-11" });
  expect(mesesDaReceita("2027-03")).toEqual({ de: "2026-02", ate: "2027-01" });
});

test("[CONTAS-02] every month until 2035 has a rate, and after the last table the rate names its year", () => {
  for (let mes = "2026-01"; mes <= "2035-12"; mes = addMeses(mes, 1))
    expect(compute(1_560_000_00, 7000, 6000, mes)).toMatchObject({
      faixa: 4,
      vencida: mes > "2028-12" ? "2028" : null,
    });
});

test("[FERRAMENTA-16] S12 to S14: revenue of a shop younger than 13 months", () => {
  // The first month itself, then the months before: 9.000, then 9.000 and 40.000.
  expect(rbt12OfStart(9_000_00, 1)).toBe(108_000_00);
  expect(rbt12OfStart(49_000_00, 2)).toBe(294_000_00);
  expect(compute(108_000_00).efetiva).toBe(400);
  expect(compute(294_000_00).efetiva / 100).toBeCloseTo(5.279592, 6);
});

test.each<[string, string, object]>([
  ["2026-10", "2026-10", { status: "meses", de: "2026-10", ate: "2026-10", meses: 1 }],
  ["2026-10", "2026-12", { status: "meses", de: "2026-10", ate: "2026-11", meses: 2 }],
  ["2025-12", "2026-12", { status: "completa" }],
  ["2026-01", "2026-12", { status: "meses", de: "2026-01", ate: "2026-11", meses: 11 }],
  ["2027-01", "2027-01", { status: "faixa-1" }],
  ["2027-01", "2027-02", { status: "faixa-1" }],
  ["2027-01", "2027-03", { status: "meses", de: "2027-01", ate: "2027-01", meses: 1 }],
  ["2027-01", "2028-01", { status: "meses", de: "2027-01", ate: "2027-11", meses: 11 }],
  ["2027-01", "2028-02", { status: "completa" }],
  ["2027-02", "2027-01", { status: "futura" }],
])("[CONTAS-08] a shop opened in %s, sales of %s", (abertura, mes, expected) => {
  expect(receitaDoInicio(abertura, mes)).toEqual(expected);
});

test.each<[string, number, number, number, number, boolean]>([
  ["T1", 10_729_20, 0, 130_000_00, 825, false],
  ["T2", 21_500_00, 9_800_00, 340_000_00, 921, false],
  ["T3, too little", 1_900_00, 0, 100_000_00, 190, true],
  ["T3, too much", 26_000_00, 0, 100_000_00, 2600, true],
  ["half away from zero", 825, 0, 100_000, 83, true],
])("[CONTAS-03] example %s: what was paid on the sales of its month", (_, das, guias, vendas, imposto, isEstranho) => {
  expect(impostoPeloDas(das, guias, vendas)).toBe(imposto);
  expect(isDasEstranho(imposto)).toBe(isEstranho);
});

test.each([
  ["2026-11-19", "2026-10", "2026-09"],
  // 20 November is a holiday, 21 and 22 a weekend.
  ["2026-11-22", "2026-10", "2026-09"],
  ["2026-11-23", "2026-11", "2026-10"],
  ["2026-12-31", "2026-12", "2026-11"],
  ["2027-01-01", "2026-12", "2026-11"],
  ["2027-01-20", "2027-01", "2026-12"],
  ["2027-02-21", "2027-01", "2026-12"],
  ["2027-02-22", "2027-02", "2027-01"],
])("[CONTAS-03, CONTAS-04] on %s the newest DAS was paid in %s for the sales of %s", (hoje, pago, vendas) => {
  expect(ultimoDas(hoje)).toEqual({ pago, vendas });
});

test("[CONTAS-04] the DAS of January 2027 is due on Monday, 22 February", () => {
  expect(vencimentoDoDas("2027-01")).toBe("2027-02-22");
});
