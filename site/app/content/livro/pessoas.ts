import type { Capitulo } from "./capitulo.ts";

export const pessoas: Capitulo = {
  id: "pessoas",
  jardim: "As mãos",
  tema: "Pessoas: metas, treino e escala",
  abertura: "Quem cuida do jardim precisa saber o que fazer na segunda-feira.",
  emblema: "maos",
  paginas: [
    [
      {
        kind: "paragraph",
        text: "Gente boa sem combinado vira gente cansada. Três combinados resolvem quase tudo: **quem faz o quê**, **como sabemos que foi bem feito** e **quando conversamos sobre isso**.",
      },
      { kind: "heading", text: "A reunião de 15 minutos" },
      {
        kind: "steps",
        items: [
          "**3 min.** Os números de ontem: venda, ticket médio, ruptura.",
          "**5 min.** Um tema de atendimento, com exemplo do balcão.",
          "**5 min.** O que travou, e quem destrava.",
          "**2 min.** O combinado de hoje, em uma frase.",
        ],
      },
      {
        kind: "paragraph",
        text: "Meta boa cabe no quadro: *“R$ 3.500 por dia nesta semana, com ticket médio de R$ 48.”* Todos sabem, à tarde, se estão perto.",
      },
      { kind: "heading", text: "Treino que cabe na semana" },
      {
        kind: "paragraph",
        text: "Um tema por vez, no próprio balcão: acolher, ler a receita, explicar o uso, oferecer o que completa. Quem aprendeu ensina o próximo.",
      },
    ],
    [
      { kind: "exercise", title: "Quem cuida de quê" },
      {
        kind: "worksheet",
        widths: [36, 26, 16, 22],
        columns: ["Rotina", "Responsável", "Quando", "Substituto"],
        rows: [
          ["Fechamento do caixa", "", "", ""],
          ["Pedido de compra", "", "", ""],
          ["Recebimento e validade", "", "", ""],
          ["Preços e etiquetas", "", "", ""],
          ["WhatsApp e entregas", "", "", ""],
          ["Lembretes de recompra", "", "", ""],
        ],
      },
      {
        kind: "paragraph",
        text: "**Escala.** Tire do sistema os cupons por hora e ponha mais mãos onde há mais fila. A lei pede farmacêutico presente durante todo o horário de funcionamento (Lei 13.021/2014): a escala começa por ele.",
      },
      {
        kind: "lines",
        label:
          "Na conversa individual deste mês, vou perguntar: o que vai bem, o que atrapalha e o que você quer aprender? Anoto aqui.",
        count: 2,
      },
      {
        kind: "checklist",
        title: "As mãos estão firmes quando",
        items: [
          "cada rotina tem um nome e um substituto;",
          "a meta da semana está no quadro;",
          "houve um treino curto nos últimos sete dias;",
          "cada pessoa teve a sua conversa no mês.",
        ],
      },
    ],
  ],
};
