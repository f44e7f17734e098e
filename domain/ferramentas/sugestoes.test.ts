import { expect, test } from "vitest";
import { computeEstoque, type Produto } from "./estoque.ts";
import { writeLista } from "./lista-estoque.ts";
import { resumoOf } from "./sugestoes.ts";

const quando = { periodo: 90, hoje: "2026-11-17" };
const resumo = (produtos: Produto[]) => resumoOf(computeEstoque(produtos, quando), quando.hoje);
const parado = (nome: string, validade: string | null): Produto => ({
  nome,
  estoque: 1,
  custo: 1000,
  vendido: 0,
  validade,
});

const FARMACIA: Produto[] = [
  { nome: "Protetor solar", estoque: 96, custo: 3180, vendido: 44 },
  { nome: "Perfume", estoque: 14, custo: 8990, vendido: 0 },
  { nome: "Losartana", estoque: 0, custo: 900, vendido: 306 },
  { nome: "=SOMA(A1)", estoque: -2, custo: 100, vendido: 0 },
  { nome: "Sem custo", estoque: 3, custo: 0, vendido: 1 },
];

test("[FERRAMENTA-25] suggestions are in order of money, with one verb each; what is missing has its own list", () => {
  const { sugestoes, emFalta, negativos, semCusto, produtos } = resumo(FARMACIA);
  expect(sugestoes.map(({ nome, parado, acao }) => [nome, parado, acao])).toEqual([
    ["Protetor solar", 257_580, "Fique 166 dias sem comprar"],
    ["Perfume", 125_860, "Pare de comprar e negocie a troca"],
  ]);
  expect(emFalta.produtos).toBe(1);
  expect(emFalta.primeiros[0]).toMatchObject({ nome: "Losartana", classe: "A", acao: "Compre: vende 3,4 por dia" });
  expect([negativos, semCusto, produtos]).toEqual([{ produtos: 1, primeiros: ["=SOMA(A1)"] }, 1, 5]);
});

test.each([
  ["2027-01-31", "Venda ou devolva antes de janeiro", true],
  ["2027-02-15", "Venda ou devolva antes de fevereiro", true],
  ["2027-02-16", "Pare de comprar e negocie a troca", false],
  ["2026-11-17", "Venda ou devolva antes de novembro", true],
  ["2026-11-16", "Venceu: separe e não venda", true],
  [null, "Pare de comprar e negocie a troca", false],
])("[FERRAMENTA-25] without a sale and valid until %s: %s", (validade, acao, isUrgent) => {
  expect(resumo([parado("um", validade)]).sugestoes[0]).toMatchObject({ acao, isUrgent });
});

test("[FERRAMENTA-25] at most 20 suggestions; what sells less than once in ten days is said for the whole period", () => {
  const many = Array.from({ length: 25 }, (_, index) => parado(`item ${index}`, null));
  expect(resumo(many).sugestoes).toHaveLength(20);
  expect(resumo([{ nome: "raro", estoque: 0, custo: 100, vendido: 2 }]).emFalta.primeiros[0]?.acao).toBe(
    "Compre: vendeu 2 em 90 dias",
  );
});

test("[FERRAMENTA-26] the list holds every product to act on, and no cell starts a formula", () => {
  const labial = { nome: "Protetor labial", estoque: -2, custo: 100, vendido: 14 };
  const lines = writeLista(computeEstoque([...FARMACIA, labial], quando), quando.hoje).split("\r\n");
  expect(lines).toEqual([
    '\uFEFF"Código";"Produto";"Classe";"Estoque";"Vendido em 90 dias";"Dura (dias)";"Parado (R$)";"O que fazer"',
    '"";"Protetor solar";"A";"96";"44";"196";"2575,80";"Fique 166 dias sem comprar"',
    '"";"Perfume";"sem venda";"14";"0";"";"1258,60";"Pare de comprar e negocie a troca"',
    '"";"Losartana";"A";"0";"306";"0";"0,00";"Compre: vende 3,4 por dia"',
    `"";"'=SOMA(A1)";"sem venda";"0";"0";"0";"0,00";"Confira a contagem: saldo negativo"`,
    // Only of the classes A and B is something missing.
    '"";"Protetor labial";"C";"0";"14";"0";"0,00";"Confira a contagem: saldo negativo"',
    "",
  ]);
});
