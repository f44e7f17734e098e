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

const fontFace = (family: string, file: string, weights = "100 900", style = "normal") =>
  `@font-face{font-family:${family};font-style:${style};font-weight:${weights};src:url(${file})}`;

const STYLES = `
${fontFace("Titulo", "/fraunces/fraunces-600.woff2", "600")}
${fontFace("Titulo", "/fraunces/fraunces-400-marca.woff2", "400")}
${fontFace("Titulo", "/fraunces/fraunces-italic-500.woff2", "500", "italic")}
${fontFace("Texto", "/atkinson/atkinson-hyperlegible-next-latin-wght-normal.woff2")}
body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;font-family:Texto}
img{position:absolute;width:650px;right:12px;bottom:0;height:590px;object-fit:contain;object-position:right 70%}
.logo{position:absolute;left:72px;top:64px;font:600 40px/1 Titulo;color:#0E3B2E;letter-spacing:-.03em}
.logo span{font-weight:400;margin-left:.24em}
.logo svg{position:absolute;left:.27em;top:-.19em;width:.37em;height:.31em;fill:#1B6B4A}
h1{position:absolute;left:72px;top:176px;width:540px;margin:0;font:600 74px/1.05 Titulo;letter-spacing:-.028em;color:#0E3B2E;text-wrap:balance}
em{font-weight:500;color:#1B6B4A}
p{position:absolute;left:72px;bottom:60px;width:430px;margin:0;font-size:29px;line-height:1.35;color:#3F4E47;text-wrap:balance}
`;

export function cardHtml({ title, accent, line, picture, ground }: Card): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${STYLES}body{background:${ground}}</style>
<img src="/images/${picture}" alt="">
<div class="logo"><svg viewBox="0 0 18 15"><path d="M1 14C.5 6.5 5 .8 17.5.5 17 9.5 11 14.6 1 14Z"/></svg>Eden<span>Grupo</span></div>
<h1>${title} <em>${accent}</em></h1><p>${line}</p>`;
}
