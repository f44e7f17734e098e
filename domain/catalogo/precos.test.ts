import fc from "fast-check";
import { expect, test } from "vitest";
import { formatReais, formatReaisShort } from "./dinheiro.ts";
import { FORMAS, ORIGENS_COMPRA } from "./pedido.ts";
import {
  MESES_ACESSO,
  opcoesDePagamento,
  PRECO_AVISTA_APP,
  PRECO_AVISTA_LIVE,
  PRECO_FREE,
  PRECO_PARCELADO,
  totalOf,
} from "./precos.ts";
import { LEAD_PRODUTOS, leadProdutoOf, nomeProdutoOf, PRODUTOS } from "./produtos.ts";

test.each([
  [PRECO_PARCELADO.parcela, "R$ 166,50"],
  [PRECO_PARCELADO.total, "R$ 1.998,00"],
  [PRECO_AVISTA_APP.economia, "R$ 100,00"],
  [PRECO_AVISTA_LIVE.total, "R$ 1.898,10"],
  [PRECO_AVISTA_LIVE.economia, "R$ 99,90"],
  [0, "R$ 0,00"],
  [5, "R$ 0,05"],
  [123456789, "R$ 1.234.567,89"],
  [-9990, "-R$ 99,90"],
])("%d cents are formatted as '%s'", (centavos, text) => {
  expect(formatReais(centavos)).toBe(text);
});

test("whole amounts can be shown without cents", () => {
  expect(formatReaisShort(PRECO_AVISTA_APP.total)).toBe("R$ 1.898");
  expect(formatReaisShort(PRECO_FREE.total)).toBe("R$ 0");
  expect(formatReaisShort(PRECO_AVISTA_LIVE.total)).toBe("R$ 1.898,10");
});

test("money is formatted like Intl, except for the space", () => {
  const intl = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (centavos) => {
      expect(formatReais(centavos)).toBe(intl.format(centavos / 100).replace(/\s/u, " "));
    }),
  );
});

test("instalments, totals, savings and discount are consistent", () => {
  const { parcelas, parcela, total } = PRECO_PARCELADO;
  expect([parcelas, MESES_ACESSO]).toEqual([12, 12]);
  expect(parcelas * parcela).toBe(total);
  expect(PRECO_AVISTA_APP.total + PRECO_AVISTA_APP.economia).toBe(total);
  expect(PRECO_AVISTA_LIVE.total + PRECO_AVISTA_LIVE.economia).toBe(total);
  expect((total * PRECO_AVISTA_LIVE.descontoPercentual) / 100).toBe(PRECO_AVISTA_LIVE.economia);
});

test.each([
  ["app", "free", 0],
  ["app", "parcelado", 199800],
  ["app", "avista", 189800],
  ["live", "free", 0],
  ["live", "parcelado", 199800],
  ["live", "avista", 189810],
] as const)("%s, %s: %d cents", (origem, plano, total) => {
  expect(totalOf(origem, plano)).toBe(total);
});

test.each(ORIGENS_COMPRA.flatMap((origem) => FORMAS.map((forma) => [origem, forma] as const)))(
  "[COBRANCA-02] a new link of an order of the %s begun with %s has the prices of the catalogue, another method first",
  (origem, forma) => {
    const opcoes = opcoesDePagamento(origem, forma);
    expect(opcoes.map((opcao) => opcao.forma).toSorted()).toEqual(FORMAS.toSorted());
    expect(opcoes.at(-1)?.forma).toBe(forma);
    for (const { forma: offered, valor_centavos, parcelas } of opcoes) {
      const [plano, times] = offered === "cartao" ? (["parcelado", 12] as const) : (["avista", 1] as const);
      expect([offered, valor_centavos, parcelas]).toEqual([offered, totalOf(origem, plano), times]);
    }
  },
);

test("every choice of the live form maps to a known produto", () => {
  expect(PRODUTOS.map((produto) => leadProdutoOf({ produto: produto.id, tipoEdenapp: "pago" }))).toEqual([
    "edenapp",
    "imersao",
    "mentoria",
    "despertar",
    "edificacao",
    "plenitude",
  ]);
  expect(leadProdutoOf({ produto: "edenapp", tipoEdenapp: "free" })).toBe("edenappfree");
  expect(LEAD_PRODUTOS).toHaveLength(8);
});

test.each([
  ["edenapp", "EdenApp"],
  ["edenappfree", "EdenApp FREE"],
  ["imersao", "Imersão"],
  ["edificacao", "Edificação"],
  ["outro", "o produto"],
  [undefined, "o produto"],
])("the name of %s is '%s'", (produto, nome) => {
  expect(nomeProdutoOf(produto)).toBe(nome);
});
