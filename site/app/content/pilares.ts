export type PilarId = "educacao" | "tech" | "marcas" | "gestao";

export interface Pilar {
  id: PilarId;
  titulo: string;
  frase: string;
  link: string;
}

export const pilares: readonly Pilar[] = [
  {
    id: "educacao",
    titulo: "Educação",
    frase: "App, imersão e mentoria para o dono e a equipe.",
    link: "/educacao",
  },
  { id: "tech", titulo: "Tech", frase: "A EVA responde, o painel mostra, você decide.", link: "/edentech" },
  { id: "marcas", titulo: "Marcas", frase: "Três marcas prontas para a sua fachada.", link: "/marcas" },
  { id: "gestao", titulo: "Gestão", frase: "Consultoria que orienta ou que acompanha a execução.", link: "/gestao" },
];
