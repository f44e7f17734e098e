import { expect, test } from "vitest";
import { computeDesconto, computeLevePague, descontoOf, promocaoOf } from "./desconto.ts";

interface Exemplo {
  preco: number;
  custo: number;
  encargos: number;
  desconto: number;
  unidades?: number;
  aMais?: number;
}

const D2 = { preco: 2490, custo: 1450, encargos: 850, desconto: 1500, unidades: 120, aMais: 3000 };
const compute = ({ desconto, unidades = 120, aMais, ...produto }: Exemplo) =>
  computeDesconto({ ...produto, promocao: promocaoOf(produto.preco, desconto), unidades, aMais: aMais ?? null });

test.each<[string, Exemplo, object]>([
  [
    "D1",
    { preco: 2000, custo: 1200, encargos: 0, desconto: 1000, unidades: 100 },
    {
      status: "ok",
      promocao: 1800,
      antes: 800,
      depois: 600,
      descontoZero: 4000,
      precisaVender: 134,
      aMaisUnidades: 34,
    },
  ],
  [
    "D2",
    D2,
    {
      status: "ok",
      promocao: 2117,
      antes: 828,
      depois: 487,
      descontoZero: 3635,
      precoQueCabe: 2282,
      descontoQueCabe: 835,
      precisaVender: 205,
      aMaisUnidades: 85,
    },
  ],
  ["D5", { ...D2, desconto: 0 }, { status: "ok", vezes: 1, precisaVender: 120, aMaisUnidades: 0 }],
  [
    "D6",
    { ...D2, desconto: 2000, aMais: 10_000 },
    { status: "ok", promocao: 1992, depois: 373, descontoQueCabe: 1815, precisaVender: 267, aMaisUnidades: 147 },
  ],
])("[FERRAMENTA-19, FERRAMENTA-20] example %s", (_, exemplo, result) => {
  expect(compute(exemplo)).toMatchObject(result);
});

test("[FERRAMENTA-19] how many times today's units: D1, D2, D6", () => {
  expect(compute({ preco: 2000, custo: 1200, encargos: 0, desconto: 1000, unidades: 100 }).vezes).toBeCloseTo(
    1.3333,
    4,
  );
  expect(compute(D2).vezes).toBeCloseTo(1.7007, 4);
  expect(compute({ ...D2, desconto: 2000 }).vezes).toBeCloseTo(2.2227, 4);
});

test("[FERRAMENTA-19] D3 and D4 lose money per unit: no number of units is shown", () => {
  const none = { vezes: null, precisaVender: null, aMaisUnidades: null };
  expect(compute({ ...D2, desconto: 4000 })).toMatchObject({ status: "perde", promocao: 1494, depois: -83, ...none });
  const d4 = { preco: 1000, custo: 980, encargos: 850, desconto: 500, aMais: 3000 };
  expect(compute(d4)).toMatchObject({
    status: "ja-perde",
    antes: -65,
    descontoZero: 0,
    descontoQueCabe: null,
    ...none,
  });
  expect(compute({ ...D2, encargos: 10_000 })).toMatchObject({ status: "ja-perde", descontoZero: 0, ...none });
  // 0,275 of a cent is shown as zero.
  expect(compute({ ...D2, desconto: 3635 })).toMatchObject({ status: "perde", promocao: 1585, depois: 0, ...none });
});

test("[FERRAMENTA-19] a promotional price gives the discount to a hundredth of a percent", () => {
  expect([promocaoOf(2490, 1500), descontoOf(2490, 2117), descontoOf(2490, 2490)]).toEqual([2117, 1498, 0]);
});

test.each<[string, Parameters<typeof computeLevePague>[0], number, number, number[]]>([
  ["L1", { preco: 2490, custo: 1000, encargos: 850, leve: 3, pague: 2 }, 3333, 1557, [278, -1000, -2278]],
  ["L2", { preco: 2490, custo: 1450, encargos: 850, leve: 3, pague: 2 }, 3333, 207, [-622, -1450, -2278]],
  ["L3", { preco: 1200, custo: 500, encargos: 0, leve: 2, pague: 1 }, 5000, 200, [-500, -1200]],
  ["L4", { preco: 999, custo: 666, encargos: 0, leve: 4, pague: 3 }, 2500, 333, [0, -333, -666, -999]],
  ["L5", { preco: 1000, custo: 500, encargos: 1000, leve: 5, pague: 4 }, 2000, 1100, [700, 300, -100, -500, -900]],
])("[FERRAMENTA-21] example %s", (_, entrada, descontoPorUnidade, pacote, diferencas) => {
  const result = computeLevePague(entrada);
  expect(result).toMatchObject({ descontoPorUnidade, pacote });
  expect(result.quemLevava.map(({ diferenca }) => diferenca)).toEqual(diferencas);
});
