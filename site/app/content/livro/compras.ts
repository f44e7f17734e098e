import type { Capitulo } from "./capitulo.ts";

export const compras: Capitulo = {
  id: "compras-e-estoque",
  jardim: "A água",
  tema: "Compras e estoque: curva ABC e ruptura",
  abertura: "Água de menos seca a folha; água demais apodrece a raiz.",
  emblema: "agua",
  paginas: [
    [
      {
        kind: "paragraph",
        text: "Estoque é dinheiro parado com data de validade. Comprar bem é ter o que o cliente pede, na quantidade que gira, em prazo que o caixa aguenta. O desconto vem depois.",
      },
      { kind: "heading", text: "Curva ABC: nem tudo merece a mesma rega" },
      {
        kind: "paragraph",
        text: "Ordene os itens pela venda em reais de 90 dias e vá somando:",
      },
      {
        kind: "table",
        caption: "Classes da curva ABC",
        columns: ["Classe", "O que é", "Como cuidar"],
        rows: [
          ["A", "até 80% da venda", "conferir todo dia; não pode faltar"],
          ["B", "os 15% seguintes", "repor toda semana"],
          ["C", "os 5% finais", "comprar pouco; rever por trimestre"],
        ],
      },
      {
        kind: "formula",
        result: "Ruptura da curva A",
        terms: "itens A zerados ÷ total de itens A",
        example: "12 zerados em 200: 6%. No diagnóstico do Éden Grupo, acima de 5% é alerta.",
      },
    ],
    [
      {
        kind: "formula",
        result: "Cobertura em dias",
        terms: "estoque a custo ÷ custo vendido por dia",
        example: "102.000 ÷ (68.000 ÷ 30) = 45 dias. Se o boleto vence em 28, você banca 17 dias do próprio bolso.",
      },
      { kind: "exercise", title: "Os itens que não podem faltar" },
      {
        kind: "worksheet",
        widths: [46, 18, 18, 18],
        columns: ["Item da curva A", "Vende por dia", "Tenho hoje", "Mínimo"],
        rows: [
          ["", "", "", ""],
          ["", "", "", ""],
          ["", "", "", ""],
          ["", "", "", ""],
          ["", "", "", ""],
          ["", "", "", ""],
        ],
      },
      {
        kind: "checklist",
        title: "A rega da semana",
        items: [
          "contei a ruptura da curva A;",
          "comprei pela sugestão de venda, não pela oferta do dia;",
          "conferi nota, caixa, lote e validade ao receber;",
          "listei o que vence em 90 dias e decidi o destino de cada item;",
          "o saldo dos controlados bate com o SNGPC;",
          "anotei o que o cliente pediu e eu não tinha.",
        ],
      },
    ],
  ],
};
