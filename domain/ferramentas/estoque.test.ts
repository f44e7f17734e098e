import fc from "fast-check";
import { expect, test } from "vitest";
import { ALVOS, computeEstoque, type Produto } from "./estoque.ts";

const produto = (nome: string, estoque: number, custo: number, vendido: number): Produto => ({
  nome,
  estoque,
  custo,
  vendido,
});

const C1 = [
  produto("A", 30, 1000, 90),
  produto("B", 100, 800, 20),
  produto("C", 0, 500, 12),
  produto("D", 12, 2550, 0),
  produto("E", 7, 333, 3),
  produto("F", -2, 400, 0),
];

test("[FERRAMENTA-25] example C1: classes, idle money, coverage and what is missing", () => {
  const { linhas, cobertura, prateleiras, ...soma } = computeEstoque(C1, { periodo: 90 });
  expect(soma).toEqual({
    periodo: 90,
    alvos: ALVOS,
    valor: 142_931,
    parado: 106_665,
    semVenda: { produtos: 1, parado: 30_600 },
    excesso: { produtos: 2, parado: 76_065 },
    custoVendido: 112_999,
    faltas: 1,
  });
  expect(cobertura).toBeCloseTo(113.84, 2);
  expect(linhas.map(({ classe }) => classe)).toEqual(["A", "A", "B", null, "C", null]);
  expect(linhas[1]).toMatchObject({ cobertura: 450, excesso: 93, parado: 74_400, esperar: 420, situacao: "excesso" });
  expect(linhas[3]).toMatchObject({ cobertura: null, excesso: 12, parado: 30_600, situacao: "sem-venda" });
  expect(linhas[4]).toMatchObject({ excesso: 5, parado: 1665 });
  expect(linhas.map(({ situacao }) => situacao)).toEqual(["ok", "excesso", "falta", "sem-venda", "excesso", "ok"]);
  expect(prateleiras.A).toEqual({ produtos: 2, valor: 110_000, parado: 74_400, giro: 106_000 });
  expect(prateleiras.semVenda).toEqual({ produtos: 1, valor: 30_600, parado: 30_600, giro: 0 });
});

test("[FERRAMENTA-25] example C2: the same sales in 30 days", () => {
  const { cobertura, excesso, parado } = computeEstoque(C1, { periodo: 30 });
  expect(cobertura).toBeCloseTo(37.95, 2);
  expect([excesso.parado, parado]).toEqual([64_333, 94_933]);
});

test("[FERRAMENTA-25] examples C3 and C4: nothing, and one product without a sale", () => {
  expect(computeEstoque([], { periodo: 90 })).toMatchObject({ valor: 0, cobertura: null, parado: 0 });
  expect(computeEstoque([produto("um", 4, 999, 0)], { periodo: 90 })).toMatchObject({
    semVenda: { produtos: 1, parado: 3996 },
    cobertura: null,
  });
});

test("[FERRAMENTA-25] examples C5 and C6: excess in whole units, also of a fraction", () => {
  const C5 = computeEstoque([produto("um", 95, 200, 90)], { periodo: 90 });
  expect(C5.cobertura).toBe(95);
  expect(C5.linhas[0]).toMatchObject({ excesso: 65, parado: 13_000, esperar: 65 });
  const C6 = computeEstoque([produto("um", 2.5, 1000, 1)], { periodo: 30 });
  expect([C6.valor, C6.cobertura]).toEqual([2500, 75]);
  expect(C6.linhas[0]).toMatchObject({ excesso: 1, parado: 1000 });
});

test("[FERRAMENTA-25] the owner's targets replace ours", () => {
  const { linhas } = computeEstoque([produto("um", 95, 200, 90)], { periodo: 90, alvos: { A: 90, B: 45, C: 60 } });
  expect(linhas[0]).toMatchObject({ excesso: 5, esperar: 5 });
});

test("[FERRAMENTA-25] with prices the classes follow the sales, without them the cost of what was sold", () => {
  const cheap = { ...produto("caro", 1, 100, 10), preco: 10_000 };
  const dear = { ...produto("barato", 1, 5000, 10), preco: 6000 };
  expect(computeEstoque([cheap, dear], { periodo: 30 }).linhas.map(({ giro }) => giro)).toEqual([100_000, 60_000]);
});

test("a product that was sold without price and cost is in class C and stands for no money", () => {
  expect(computeEstoque([produto("brinde", 9, 0, 3)], { periodo: 30 }).linhas[0]).toMatchObject({
    classe: "C",
    excesso: 3,
    parado: 0,
    esperar: 30,
  });
});

const anyProduto = fc.record({
  nome: fc.string(),
  estoque: fc.oneof(fc.integer({ min: -50, max: 500 }), fc.float({ min: 0, max: 50, noNaN: true })),
  custo: fc.integer({ min: 0, max: 100_000 }),
  vendido: fc.integer({ min: -3, max: 400 }),
});

test("[FERRAMENTA-25] the boards of the shelf and both piles add up to the whole, and nothing idle exceeds its value", () => {
  fc.assert(
    fc.property(fc.array(anyProduto, { maxLength: 60 }), fc.integer({ min: 1, max: 365 }), (produtos, periodo) => {
      const { linhas, prateleiras, valor, parado, semVenda, excesso } = computeEstoque(produtos, { periodo });
      const boards = Object.values(prateleiras);
      const sum = (of: (board: (typeof boards)[number]) => number) => boards.reduce((all, board) => all + of(board), 0);
      expect(sum((board) => board.valor)).toBe(valor);
      expect(sum((board) => board.parado)).toBe(parado);
      expect(sum((board) => board.produtos)).toBe(produtos.filter(({ estoque }) => estoque > 0).length);
      expect(semVenda.parado + excesso.parado).toBe(parado);
      expect(linhas.every((linha) => linha.parado <= linha.valor)).toBe(true);
    }),
  );
});
