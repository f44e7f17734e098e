/** The image of a shared link: one per public page, text on the left, the page's picture on the right. */
export interface Card {
  /** File name in public/og. */
  name: string;
  title: string;
  /** The italic word after the title. */
  accent: string;
  line: string;
  /** File in app/images/files. */
  picture: string;
  ground: string;
}

const CREME = "#F8F1E4";

export const cards: Card[] = [
  {
    name: "home",
    title: "Crescimento com",
    accent: "Propósito",
    line: "Educação, gestão, tecnologia e marcas para farmácias independentes",
    picture: "loja-eden-1600.webp",
    ground: CREME,
  },
  {
    name: "educacao",
    title: "Aprenda hoje, aplique",
    accent: "amanhã",
    line: "Aplicativo, imersão e mentoria para donos de farmácia",
    picture: "pilar-educacao-800.webp",
    ground: "#F8E3B2",
  },
  {
    name: "edentech",
    title: "Tecnologia que fala a língua do",
    accent: "balcão",
    line: "Ferramentas de gestão e análise para a farmácia",
    picture: "mesa-painel-800.webp",
    ground: CREME,
  },
  {
    name: "marcas",
    title: "Três fachadas. Uma tem o",
    accent: "seu jeito",
    line: "Valora Farma, DoLado Farma e Farmácias BatePreço",
    picture: "pilar-marcas-800.webp",
    ground: "#FFFDF8",
  },
  {
    name: "gestao",
    title: "Gestão com quem anda ao seu",
    accent: "lado",
    line: "Consultoria Orientativa e Consultoria Transformadora",
    picture: "pilar-gestao-800.webp",
    ground: "#E6F3EA",
  },
  {
    name: "edenapp",
    title: "A escola da farmácia no seu",
    accent: "bolso",
    line: "Mais de 30 aulas para aprender no intervalo",
    picture: "edenapp-hero-800.webp",
    ground: CREME,
  },
  {
    name: "planos",
    title: "Escolha o ritmo do seu",
    accent: "crescimento",
    line: "Seis planos, de Despertar a Excelência",
    picture: "jornada-1600.webp",
    ground: CREME,
  },
  {
    name: "contato",
    title: "Vamos",
    accent: "conversar?",
    line: "Conte como está a sua farmácia hoje",
    picture: "contato-800.webp",
    ground: CREME,
  },
];
