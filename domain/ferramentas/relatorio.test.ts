import { expect, test } from "vitest";
import { findCabecalho } from "./cabecalho.ts";
import { missingColunas } from "./colunas.ts";
import { periodoOf, readProdutos, samplesOf } from "./relatorio.ts";
import { separatorOf } from "./separador.ts";

/** Quoted cells are the work of the reader's library; its own test is beside the worker. */
const rowsOf = (texto: string) => texto.split(/\r?\n/).map((line) => line.split(separatorOf(texto)));

function read(texto: string) {
  const rows = rowsOf(texto);
  const cabecalho = findCabecalho(rows);
  if (!cabecalho) throw new Error("no header");
  return { rows, cabecalho, ...readProdutos(rows, cabecalho) };
}

const CURVA = [
  "Curva ABC de produtos",
  "Periodo: 01/08/2026 a 31/10/2026",
  "Código;Descrição;Estoque Atual;Custo Médio;Qtd. Vendida;Preço Venda;Últ. Venda",
  "789;DIPIRONA 500MG 10 CP;1.200;2,35;340;6,90;30/10/2026",
  '790;SORO "FIS" 500ML;-3;4,10;0;9,90;',
  "",
  ";Grupo: HIGIENE;;;;;",
  "Código;Descrição;Estoque Atual;Custo Médio;Qtd. Vendida;Preço Venda;Últ. Venda",
  "Página 2 de 9",
  "791;CREME DENTAL;5;3,00;1;5,50;01/09/2026",
  ";TOTAL GERAL;1.197;;340;;",
  "",
].join("\r\n");

test("[FERRAMENTA-23] titles, a total, a page break, a group and a repeated header are skipped and counted", () => {
  const { cabecalho, produtos, puladas } = read(CURVA);
  expect(cabecalho).toMatchObject({
    linha: 2,
    colunas: { codigo: 0, nome: 1, estoque: 2, custo: 3, vendido: 4, preco: 5, ultimaVenda: 6 },
  });
  expect(puladas).toBe(6);
  expect(produtos).toEqual([
    {
      nome: "DIPIRONA 500MG 10 CP",
      estoque: 1200,
      vendido: 340,
      custo: 235,
      preco: 690,
      codigo: "789",
      ultimaVenda: "2026-10-30",
    },
    { nome: 'SORO "FIS" 500ML', estoque: -3, vendido: 0, custo: 410, preco: 990, codigo: "790", ultimaVenda: null },
    { nome: "CREME DENTAL", estoque: 5, vendido: 1, custo: 300, preco: 550, codigo: "791", ultimaVenda: "2026-09-01" },
  ]);
});

test("[FERRAMENTA-23] tabs, as pasted from a spreadsheet, with a decimal point", () => {
  const { produtos } = read("Produto\tSaldo\tCusto\tVendas 90 dias\nA\t12\t3.5\t4\nB\t7\t10.25\t0\n");
  expect(produtos.map(({ estoque, custo, vendido }) => [estoque, custo, vendido])).toEqual([
    [12, 350, 4],
    [7, 1025, 0],
  ]);
});

test.each([
  ["semicolons beside decimal commas", "a;b;c\n1,5;2,5;3,5\n1,5;2,5;3,5", ";"],
  ["commas", "a,b,c\n1.5,2.5,3.5", ","],
  ["pipes", "a|b|c\n1,5|2,5|3", "|"],
  ["tabs", "a\tb\tc\n1,5\t2,5\t3", "\t"],
  ["separators inside quotes", 'a,b\n"x;y;z",1\n"x;y;z",2', ","],
  ["a title with commas", "Relatório, loja 1, 2026\na;b;c;d\n1;2;3;4\n1;2;3;4", ";"],
])("[FERRAMENTA-23] %s", (_, texto, separator) => {
  expect(separatorOf(texto)).toBe(separator);
});

/** Headers as systems write them: the place of name, stock, cost and sales. */
test.each<[string, number[]]>([
  ["Cód. Produto;Produto;Grupo;Est. Atual;Vlr. Custo;Qtde Vendas", [1, 3, 4, 5]],
  [
    "EAN;Descrição do Produto;Laboratório;Estoque Mín.;Estoque;Valor Estoque;Custo Unit.;Custo Total;Saídas",
    [1, 4, 6, 8],
  ],
  ["Nome;Vendas R$;Vendas Qtd;Pr. Venda;Saldo;Custo", [0, 4, 5, 2]],
  ["Fornecedor;Item;Quant. Vendida;Preço de Compra;Disponível", [1, 4, 3, 2]],
  ["DESCRICAO,SALDO,PRECO CUSTO,SAIDAS", [0, 1, 2, 3]],
  ["Id|Nome do cliente|Mercadoria|Unidades vendidas|Estoque|Custo médio", [2, 4, 5, 3]],
])("[FERRAMENTA-24] the columns of %s", (header, places) => {
  const colunas = findCabecalho(rowsOf(header))?.colunas;
  expect([colunas?.nome, colunas?.estoque, colunas?.custo, colunas?.vendido]).toEqual(places);
});

test("[FERRAMENTA-24] a missing column is named and not guessed; without two names there is no header", () => {
  const cabecalho = findCabecalho(rowsOf("Produto;Estoque;Valor total;Qtd. Vendas"));
  expect(missingColunas(cabecalho?.colunas ?? {})).toEqual(["custo"]);
  expect(findCabecalho(rowsOf("1;2;3\n4;5;6"))).toBeNull();
  expect(findCabecalho([])).toBeNull();
});

test("[FERRAMENTA-24] three products are shown as they were read", () => {
  const { rows, cabecalho } = read(CURVA);
  expect(samplesOf(rows, cabecalho)).toEqual({
    codigo: ["789", "790", "791"],
    nome: ["DIPIRONA 500MG 10 CP", 'SORO "FIS" 500ML', "CREME DENTAL"],
    estoque: ["1.200", "-3", "5"],
    custo: ["2,35", "4,10", "3,00"],
    vendido: ["340", "0", "1"],
    preco: ["6,90", "9,90", "5,50"],
    ultimaVenda: ["30/10/2026", "sem data", "01/09/2026"],
  });
  const { nome, ...colunas } = cabecalho.colunas;
  expect(nome).toBe(1);
  expect(samplesOf(rows, { ...cabecalho, colunas }).estoque?.[0]).toBe("1.200");
});

test.each([
  [CURVA, 92],
  ["Produto\tSaldo\tCusto\tVendas 90 dias\nA\t1\t1\t1", 90],
  ["Vendas dos últimos 60 dias\nProduto;Saldo;Custo;Vendas\nA;1;1;1", 60],
  ["Emitido em 18/11/2026\nDe;01/10/2026;até;31/10/2026\nProduto;Saldo;Custo;Vendas\nA;1;1;1", 31],
  ["Emitido em 18/11/2026\nProduto;Saldo;Custo;Vendas\nA;1;1;1", null],
])("[FERRAMENTA-24] the days of the sales, where the report says them (%#)", (texto, dias) => {
  const { rows, cabecalho } = read(texto);
  expect(periodoOf(rows, cabecalho)).toBe(dias);
});

test("a product whose name starts with Total is none of the totals", () => {
  const { produtos, puladas } = read(
    "Produto;Saldo;Custo;Saídas\nTOTAL CARE 12;1;2,00;3\nSubtotal;1;2,00;3\nTotal do grupo;1;2;3",
  );
  expect([produtos.map(({ nome }) => nome), puladas]).toEqual([["TOTAL CARE 12"], 2]);
});
