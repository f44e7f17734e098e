import { ferramentasDoDono, raioX } from "./rodape.ts";

/** What a visitor can see before signing up: real pieces of the product. */
export const amostras = {
  livro: {
    titulo: "Uma página do livro",
    frase: "A DRE, o resultado do mês, em uma folha para preencher.",
    acao: "Abrir a página 9",
  },
  diagnostico: {
    titulo: "O diagnóstico no papel",
    frase: "O resultado impresso em A4, com respostas de exemplo.",
    acao: "Abrir a folha A4",
  },
  video: {
    titulo: "O EdenApp por dentro",
    frase: "O aplicativo em vídeo, antes de criar a conta.",
    acao: "Assistir ao vídeo",
    link: "/edenapp#video",
  },
} as const;

export const gratis = [
  { ...raioX, frase: "Quantas farmácias disputam a sua cidade." },
  { ...ferramentasDoDono, frase: "Contas grátis para decidir." },
] as const;
