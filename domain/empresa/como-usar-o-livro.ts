/** How to read the book: printed in it, shown where it is downloaded and in the e-mail that brings it. */
export const comoUsarOLivro = [
  {
    titulo: "Um capítulo por semana",
    texto: "Leia com a caneta na mão e faça o exercício antes de virar a página.",
  },
  {
    titulo: "Imprima as folhas de exercício",
    texto: "Elas servem de novo no mês que vem, e o que mudou fica à vista.",
  },
  { titulo: "Comece pelos números", texto: "Estão no capítulo 1, “A terra”; sem eles, o resto fica no escuro." },
];
