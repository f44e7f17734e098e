import type { Capitulo } from "./capitulo.ts";

export const financas: Capitulo = {
  id: "financas",
  jardim: "A terra",
  tema: "Finanças: DRE, caixa e ponto de equilíbrio",
  abertura: "Planta nenhuma cresce em terra que ninguém conhece.",
  emblema: "terra",
  paginas: [
    [
      {
        kind: "paragraph",
        text: "Vender bem e não ver o dinheiro é queixa comum, e tem explicação. São três perguntas, e cada uma pede o seu instrumento:",
      },
      {
        kind: "list",
        items: [
          "**A farmácia dá lucro?** Responde a DRE.",
          "**O dinheiro chega a tempo?** Responde o fluxo de caixa.",
          "**Quanto preciso vender para não perder?** Responde o ponto de equilíbrio.",
        ],
      },
      { kind: "heading", text: "DRE: o filme do mês" },
      {
        kind: "paragraph",
        text: "A Demonstração do Resultado soma o que foi vendido no mês e desconta, em ordem, o que custou vender. Vale a data da venda e da despesa, não a do pagamento. Comece com uma folha só e peça ao contador as mesmas linhas, para comparar.",
      },
      {
        kind: "formula",
        result: "Custo da mercadoria vendida",
        terms: "estoque inicial + compras − estoque final",
      },
    ],
    [
      {
        kind: "exercise",
        title: "A sua DRE em uma folha",
        text: "A coluna do meio é um exemplo inventado, com a receita líquida em R$ 100 mil para a conta ficar fácil.",
      },
      {
        kind: "worksheet",
        widths: [38, 17, 10, 25, 10],
        figures: true,
        columns: ["Linha", "Exemplo, R$", "%", "Sua farmácia, R$", "%"],
        rows: [
          ["Vendas do mês", "106.000", "", "", ""],
          ["− Impostos sobre a venda e devoluções", "6.000", "", "", ""],
          ["**= Receita líquida**", "**100.000**", "**100**", "", "**100**"],
          ["− Custo da mercadoria vendida", "68.000", "68", "", ""],
          ["**= Lucro bruto**", "**32.000**", "**32**", "", ""],
          ["− Despesas variáveis: cartão, comissão, embalagem", "5.000", "5", "", ""],
          ["**= Margem de contribuição**", "**27.000**", "**27**", "", ""],
          ["− Despesas fixas: aluguel, folha, pró-labore, energia, sistema", "21.600", "21,6", "", ""],
          ["**= Resultado do mês**", "**5.400**", "**5,4**", "", ""],
        ],
      },
      {
        kind: "note",
        text: "**O seu salário é despesa.** O pró-labore entra nas fixas, antes do resultado. Sem ele, a farmácia parece mais lucrativa do que é.",
      },
      {
        kind: "paragraph",
        text: "Leia de cima para baixo: a primeira linha que piorou em relação ao mês passado é por onde você começa.",
      },
    ],
    [
      { kind: "heading", text: "Fluxo de caixa: o boleto não espera o lucro" },
      {
        kind: "paragraph",
        text: "O fluxo anota o dinheiro no dia em que ele se move: o cartão parcelado entra depois; a distribuidora vence antes. Faça assim, toda segunda-feira:",
      },
      {
        kind: "steps",
        items: [
          "Some o saldo de hoje em todas as contas e no cofre.",
          "Lance as entradas por semana: balcão, PIX, cartão na data do repasse, convênios.",
          "Lance as saídas: distribuidoras, folha, impostos, aluguel, parcelas.",
          "Calcule o saldo de cada semana e procure a primeira negativa.",
        ],
      },
      {
        kind: "paragraph",
        text: "Semana negativa vista com um mês de antecedência é negociação. Vista na véspera, é juro.",
      },
      { kind: "heading", text: "Ponto de equilíbrio: a linha do chão" },
      {
        kind: "formula",
        result: "Ponto de equilíbrio",
        terms: "despesas fixas ÷ margem de contribuição (%)",
        example: "No exemplo: 21.600 ÷ 0,27 = R$ 80.000 por mês. Com 26 dias de loja aberta, R$ 3.077 por dia.",
      },
      {
        kind: "paragraph",
        text: "Acima dessa linha, cada R$ 100 vendidos deixam R$ 27. Abaixo dela, faltam. Por isso há dois caminhos para respirar: baixar as fixas ou melhorar a margem. Vender mais com margem ruim só afasta a linha.",
      },
      {
        kind: "note",
        text: "**Inclua a sua casa na conta.** Se a retirada que você anotou na introdução passa do pró-labore de hoje, some a diferença às fixas e refaça a divisão: essa é a venda que sustenta a loja *e* a família.",
      },
    ],
    [
      { kind: "exercise", title: "As suas próximas quatro semanas" },
      {
        kind: "worksheet",
        widths: [36, 16, 16, 16, 16],
        columns: ["Em R$", "Semana 1", "Semana 2", "Semana 3", "Semana 4"],
        rows: [
          ["Saldo inicial", "", "", "", ""],
          ["+ Balcão e PIX", "", "", "", ""],
          ["+ Cartões e convênios", "", "", "", ""],
          ["− Distribuidoras", "", "", "", ""],
          ["− Folha e encargos", "", "", "", ""],
          ["− Impostos e aluguel", "", "", "", ""],
          ["**= Saldo final**", "", "", "", ""],
        ],
      },
      { kind: "fields", labels: ["Meu ponto de equilíbrio por mês, em R$", "Por dia de loja aberta, em R$"] },
      {
        kind: "checklist",
        title: "A terra está pronta quando",
        items: [
          "a conta da farmácia é separada da conta da casa;",
          "o pró-labore tem valor e dia fixos;",
          "a DRE fecha até o dia 10;",
          "o fluxo de caixa é atualizado toda segunda;",
          "o ponto de equilíbrio do dia está à vista.",
        ],
      },
    ],
  ],
};
