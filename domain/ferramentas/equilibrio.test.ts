import { expect, test } from "vitest";
import { computeEquilibrio } from "./equilibrio.ts";
import { margemOf, margemOfMarkup } from "./margem.ts";
import { changeEntrada } from "./mudanca.ts";

/** Effective rate of R$ 1.560.000 with 70 % of PIS/Cofins and 60 % of ICMS already paid, and without. */
const S7 = 639.243692;
const S6 = 925.769231;
const E2 = { fixos: 26_200_00, margem: 3200, taxas: 210, perdas: 50, imposto: S7, dias: 26, vendas: 130_000_00 };

test("[FERRAMENTA-15] example E1", () => {
  const e1 = { fixos: 20_000_00, margem: 3000, taxas: 200, imposto: 800, perdas: 0, dias: 25 };
  expect(computeEquilibrio(e1)).toEqual({
    status: "ok",
    contribuicao: 2000,
    mes: 100_000_00,
    dia: 4_000_00,
    hoje: null,
  });
});

test.each<[string, object, object]>([
  ["E2", {}, { mes: 113_875_60, dia: 4_379_84, hoje: { sobra: 3_709_83, diaQuePaga: 23 } }],
  ["E3", { margem: 3100 }, { mes: 119_049_99, dia: 4_578_85, hoje: { sobra: 2_409_83, diaQuePaga: 24 } }],
  ["E4", { fixos: 27_510_00 }, { mes: 119_569_38, dia: 4_598_83, hoje: { sobra: 2_399_83, diaQuePaga: 24 } }],
  ["E6", { lucro: 8_000_00 }, { mes: 148_646_78, dia: 5_717_19 }],
  ["E7", { vendas: 100_000_00 }, { mes: 113_875_60, hoje: { sobra: -3_192_44, diaQuePaga: null } }],
  ["E8", { imposto: S6 }, { mes: 130_074_48, dia: 5_002_87, hoje: { sobra: -15_00, diaQuePaga: null } }],
])("[FERRAMENTA-15, FERRAMENTA-17] example %s", (_, more, result) => {
  expect(computeEquilibrio({ ...E2, ...more })).toMatchObject({ status: "ok", ...result });
});

test("[FERRAMENTA-15] contribution and room of E2, E7 and E8", () => {
  const percent = (more: object) => {
    const result = computeEquilibrio({ ...E2, ...more });
    if (result.status !== "ok") throw new Error(result.status);
    return [result.contribuicao / 100, (result.hoje?.folga ?? 0) / 100].map((value) => Number(value.toFixed(2)));
  };
  expect(percent({})).toEqual([23.01, 12.4]);
  expect(percent({ vendas: 100_000_00 })).toEqual([23.01, -13.88]);
  expect(percent({ imposto: S6 })).toEqual([20.14, -0.06]);
});

test("[FERRAMENTA-17] E5: a contribution of zero or less has no break-even", () => {
  const e5 = { fixos: 15_000_00, margem: 1000, taxas: 250, imposto: 750, perdas: 0, dias: 30 };
  expect(computeEquilibrio(e5)).toEqual({ status: "sem-equilibrio", contribuicao: 0 });
  expect(computeEquilibrio({ ...e5, margem: 900 })).toEqual({ status: "sem-equilibrio", contribuicao: -100 });
});

test("[FERRAMENTA-18] three changes of E2: margin, fixed costs, an open day", () => {
  const dias = (["margem", "contas", "dia"] as const).map((mudanca) => {
    const result = computeEquilibrio(changeEntrada(E2, mudanca));
    return result.status === "ok" ? result.dia : null;
  });
  expect(dias).toEqual([4_578_85, 4_598_83, 4_555_03]);
  expect(changeEntrada({ ...E2, dias: 1 }, "dia").dias).toBe(1);
});

test("[FERRAMENTA-15] margin of sales and their cost, and of a markup", () => {
  expect([margemOf(100_00, 68_00), margemOf(100_00, 100_00), margemOf(100_00, 101_00), margemOf(0, 0)]).toEqual([
    3200,
    0,
    null,
    null,
  ]);
  expect([margemOfMarkup(5000), margemOfMarkup(10_000)]).toEqual([3333, 5000]);
});
