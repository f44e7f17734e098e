import type { Capitulo } from "./capitulo.ts";

export const planejamento: Capitulo = {
  id: "planejamento",
  jardim: "As estações",
  tema: "Planejamento: do plano de 30 dias ao ano inteiro",
  abertura: "Quem conhece as estações não planta no escuro.",
  emblema: "estacoes",
  paginas: [
    [
      {
        kind: "paragraph",
        text: "Escolha **um** problema e leve-o até o fim. O ciclo tem nome, PDCA, e quatro passos:",
      },
      {
        kind: "steps",
        items: [
          "**Planejar.** Um número, a causa provável, uma ação.",
          "**Fazer.** Duas semanas, em um turno ou categoria.",
          "**Conferir.** Comparar com o antes, sem desculpa.",
          "**Ajustar.** Vira rotina, ou se tenta outra causa.",
        ],
      },
      { kind: "heading", text: "O calendário do dono" },
      {
        kind: "table",
        caption: "Calendário de gestão",
        columns: ["Quando", "O que olhar"],
        rows: [
          ["Todo dia, 10 min", "venda, ticket médio, ruptura da curva A"],
          ["Toda semana, 1 h", "caixa, pedido, preços de comparação, reunião"],
          ["Todo mês, meio dia", "DRE, metas, validade, conversas individuais"],
          ["Todo trimestre", "curva ABC, mix, régua de preço, NPS"],
          ["Todo ano", "plano, orçamento, alvará sanitário, AFE da Anvisa, regularidade no CRF, bombeiros, LGPD"],
        ],
      },
    ],
    [
      {
        kind: "exercise",
        title: "Os seus primeiros 30 dias",
        text: "Releia o seu porquê, na introdução. Depois dê dono e data a cada semana.",
      },
      {
        kind: "worksheet",
        widths: [14, 50, 22, 14],
        columns: ["Semana", "O que faço", "Quem", "Até"],
        rows: [
          ["1", "Separo as contas e fecho a DRE do mês passado", "", ""],
          ["2", "Faço a curva ABC e conto a ruptura", "", ""],
          ["3", "Monto a régua de preço e começo a reunião de 15 minutos", "", ""],
          ["4", "Ligo os lembretes de recompra e revejo o mês", "", ""],
        ],
      },
      { kind: "fields", labels: ["O número que quero mudar", "Hoje ele está em", "Em 30 dias quero"] },
      { kind: "lines", label: "O que pode atrapalhar, e o que farei se acontecer", count: 2 },
      { kind: "lines", label: "O que vou parar de fazer para ter tempo", count: 2 },
      { kind: "lines", label: "Com quem divido este plano", count: 1 },
    ],
  ],
};
