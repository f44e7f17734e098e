import type { Capitulo } from "./capitulo.ts";

export const cliente: Capitulo = {
  id: "cliente",
  jardim: "A sombra",
  tema: "Cliente: cadastro, recompra e escuta",
  abertura: "A gente volta para a árvore onde foi bem acolhida.",
  emblema: "sombra",
  paginas: [
    [
      { kind: "heading", text: "Cadastro é confiança" },
      {
        kind: "paragraph",
        text: "Peça só o que vai usar: nome, telefone e permissão para lembrar. Diga para quê, e respeite quem não quer. O que a pessoa compra revela a saúde dela: é dado sensível para a LGPD e não se comenta nem se compartilha.",
      },
      { kind: "heading", text: "Recompra tem data" },
      {
        kind: "paragraph",
        text: "Uma caixa de 30 comprimidos aberta hoje acaba em 30 dias. Lembrar no dia 25, com permissão, é cuidado; no dia 40, é tarde.",
      },
      {
        kind: "formula",
        result: "NPS",
        terms: "% de notas 9 e 10 − % de notas 0 a 6",
        example:
          "“De 0 a 10, quanto você indicaria a nossa farmácia?” Em 40 respostas, 26 altas e 6 baixas: 65 − 15 = 50.",
      },
      {
        kind: "note",
        text: "**Comece por vinte clientes** de tratamento contínuo. Peça a permissão no balcão e cuide bem deles por um mês antes de ampliar a lista.",
      },
    ],
    [
      {
        kind: "exercise",
        title: "O mapa da visita",
        text: "Entre pela porta como se fosse a primeira vez. O que se vê, se ouve, se espera?",
      },
      {
        kind: "worksheet",
        widths: [28, 36, 36],
        columns: ["Momento", "Como é hoje", "O que vamos mudar"],
        rows: [
          ["Chega", "", ""],
          ["É atendido", "", ""],
          ["Tira a dúvida", "", ""],
          ["Paga", "", ""],
          ["Leva para casa", "", ""],
          ["Volta", "", ""],
        ],
      },
      {
        kind: "fields",
        labels: ["Clientes com cadastro e permissão", "Lembretes enviados nesta semana", "NPS do mês"],
      },
      {
        kind: "checklist",
        title: "A sombra é boa quando",
        items: [
          "sei o nome de quem vem todo mês;",
          "todo tratamento contínuo tem data de lembrete;",
          "nota baixa recebe ligação no mesmo dia;",
          "quem pediu para sair da lista saiu.",
        ],
      },
    ],
  ],
};
