/** How to read the book: printed in it, and shown where it is downloaded. */
export const comoUsar = [
  {
    titulo: "Um capítulo por semana",
    texto: "Leia com a caneta na mão e faça o exercício antes de virar a página.",
  },
  {
    titulo: "Imprima as folhas de exercício",
    texto: "Elas servem de novo no mês que vem, e o que mudou fica à vista.",
  },
  { titulo: "Comece pela terra", texto: "Sem os números do capítulo 1, os outros ficam no escuro." },
];
