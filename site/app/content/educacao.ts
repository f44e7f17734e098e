/** The three learning formats, each with its key figure. `id` is also the anchor of its block. */
export const caminhosDaEducacao = [
  { id: "app", antes: "mais de", numero: "30", unidade: "aulas", nome: "App", frase: "No celular, quando der" },
  { id: "imersao", numero: "2", unidade: "dias", nome: "Imersão", frase: "Fora da loja, com foco" },
  { id: "mentoria", numero: "10", unidade: "meses", nome: "Mentoria", frase: "Orientação mês a mês" },
] as const;

export interface Conteudo {
  titulo: string;
  frase: string;
}

/** The imersao's seven contents: taught in the room, or worked out on paper. */
export const conteudosDaImersao: readonly { grupo: string; itens: readonly Conteudo[] }[] = [
  {
    grupo: "Na sala",
    itens: [
      { titulo: "Palestras temáticas", frase: "Um assunto de cada vez, do começo ao fim." },
      { titulo: "Demonstrações práticas", frase: "Ver como se faz antes de fazer." },
      { titulo: "Networking", frase: "Conversa com quem vive a mesma rotina." },
    ],
  },
  {
    grupo: "No papel",
    itens: [
      { titulo: "Plano pessoal de 30 dias", frase: "O que começar já na volta para a loja." },
      { titulo: "Mapa da jornada do cliente", frase: "Da calçada até a próxima visita." },
      { titulo: "Scorecard da equipe", frase: "O que se espera de cada um, às claras." },
      { titulo: "Checklists de desempenho", frase: "A rotina conferida ponto a ponto." },
    ],
  },
];
