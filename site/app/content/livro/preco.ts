import type { Capitulo } from "./capitulo.ts";

export const preco: Capitulo = {
  id: "preco-e-mix",
  jardim: "A poda",
  tema: "Preço e mix: onde a força da planta vai",
  abertura: "Podar é escolher qual galho vai dar fruto.",
  emblema: "poda",
  paginas: [
    [
      {
        kind: "paragraph",
        text: "Um desconto igual para tudo é poda feita de olhos fechados. Separe os itens em três grupos:",
      },
      {
        kind: "list",
        items: [
          "**De comparação.** O cliente confere na rua e no celular. Preço firme, acompanhado toda semana.",
          "**De rotina.** Necessidade do dia. Preço justo e estável.",
          "**De cuidado.** Orientação e conveniência pesam mais que centavos. É onde a margem respira.",
        ],
      },
      {
        kind: "formula",
        result: "Preço",
        terms: "custo ÷ (1 − margem desejada)",
        example:
          "Custo de R$ 14,00 e margem de 30%: R$ 20,00. Somar 30% ao custo dá R$ 18,20, e a margem cai para 23%.",
      },
      {
        kind: "note",
        text: "Medicamento tem teto: o **PMC**, preço máximo ao consumidor da lista da CMED. Confira a cada reajuste.",
      },
      { kind: "heading", text: "Mix: toda prateleira paga aluguel" },
      {
        kind: "paragraph",
        text: "Antes de uma linha nova, três perguntas: quem vai pedir, o que ela completa na cesta e o que sai para ela entrar.",
      },
    ],
    [
      { kind: "heading", text: "Quanto custa um desconto" },
      {
        kind: "paragraph",
        text: "Um item custa R$ 14 e sai por R$ 20: sobram R$ 6. Com 10% de desconto, sai por R$ 18 e sobram R$ 4. Para ganhar o mesmo, é preciso vender **50% mais unidades**. Antes de anunciar, pergunte se isso cabe na semana.",
      },
      {
        kind: "exercise",
        title: "A sua régua de preço",
        text: "Seis itens de comparação, dois vizinhos, uma decisão por linha.",
      },
      {
        kind: "worksheet",
        widths: [30, 12, 13, 13, 13, 19],
        columns: ["Item", "Custo", "Meu preço", "Vizinho 1", "Vizinho 2", "Decisão"],
        rows: [
          ["", "", "", "", "", ""],
          ["", "", "", "", "", ""],
          ["", "", "", "", "", ""],
          ["", "", "", "", "", ""],
          ["", "", "", "", "", ""],
          ["", "", "", "", "", ""],
        ],
      },
      { kind: "lines", label: "Três itens que saem da prateleira, e o que entra no lugar", count: 2 },
      {
        kind: "checklist",
        title: "A poda do mês",
        items: [
          "cada categoria tem uma margem-alvo por escrito;",
          "revi os itens sem venda há 90 dias;",
          "etiqueta e sistema mostram o mesmo preço.",
        ],
      },
    ],
  ],
};
