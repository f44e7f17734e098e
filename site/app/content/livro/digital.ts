import type { Capitulo } from "./capitulo.ts";

export const digital: Capitulo = {
  id: "digital",
  jardim: "O vento",
  tema: "Digital: ser achado, responder e entregar",
  abertura: "O vento leva a semente longe, se houver semente.",
  emblema: "vento",
  paginas: [
    [
      { kind: "paragraph", text: "Digital é o balcão no celular do cliente. A ordem importa:" },
      {
        kind: "steps",
        items: [
          "**Ser achado.** Perfil no mapa com horário, telefone e fotos de verdade.",
          "**Responder.** WhatsApp com saudação, horário e uma pessoa responsável por turno.",
          "**Entregar.** Área, taxa e prazo que você cumpre em dia de chuva.",
          "**Ser lembrado.** Duas postagens por semana, com a sua gente e o seu bairro.",
        ],
      },
      {
        kind: "formula",
        result: "Sobra da entrega",
        terms: "margem do pedido + taxa cobrada − custo da entrega",
        example: "Pedido de R$ 60 com margem de 30%: 18 + 5 − 8 = R$ 15.",
      },
      {
        kind: "note",
        text: "Remédio de tarja não se anuncia ao público. O que pode ser vendido a distância, e com que receita, confirme com o farmacêutico responsável e com a vigilância sanitária.",
      },
    ],
    [
      {
        kind: "exercise",
        title: "Quatro mensagens prontas",
        text: "Escreva uma vez, com a voz da sua loja, e deixe salvas no aparelho.",
      },
      { kind: "lines", label: "Saudação", count: 1 },
      { kind: "lines", label: "Fora do horário", count: 1 },
      { kind: "lines", label: "Não tenho hoje, mas…", count: 1 },
      { kind: "lines", label: "O seu pedido saiu", count: 1 },
      {
        kind: "worksheet",
        widths: [34, 11, 11, 11, 11, 11, 11],
        columns: ["Uma semana medida", "Seg", "Ter", "Qua", "Qui", "Sex", "Sáb"],
        rows: [
          ["Conversas", "", "", "", "", "", ""],
          ["Viraram venda", "", "", "", "", "", ""],
          ["Entregas no prazo", "", "", "", "", "", ""],
        ],
      },
      {
        kind: "checklist",
        title: "O vento ajuda quando",
        items: [
          "o horário no mapa é o da porta;",
          "ninguém espera mais de dez minutos por resposta;",
          "sei quantas conversas viram venda;",
          "a taxa de entrega foi calculada, não copiada.",
        ],
      },
    ],
  ],
};
