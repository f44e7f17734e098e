import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { PRECO_FREE } from "@eden/domain/catalogo/precos";
import { QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { livroPdf } from "@eden/domain/empresa/livro-pdf";
import type { PictureFile } from "@eden/ui/core/picture.tsx";
import { livro as book } from "~/content/livro/livro.ts";
import type { CardName } from "~/head/page-meta.ts";
import { amostraDiagnostico } from "~/images/amostra-diagnostico.ts";
import { batePrecoFachada } from "~/images/bate-preco-fachada.ts";
import { celularApp } from "~/images/celular-app.ts";
import { contato } from "~/images/contato.ts";
import { doladoFachada } from "~/images/dolado-fachada.ts";
import { edenappVideo } from "~/images/edenapp-video.ts";
import { jardimLoja } from "~/images/jardim-loja.ts";
import { livro } from "~/images/livro.ts";
import { lojaEden } from "~/images/loja-eden.ts";
import { mesaPainel } from "~/images/mesa-painel.ts";
import { obrigado } from "~/images/obrigado.ts";
import { obrigadoLive } from "~/images/obrigado-live.ts";
import { pilarEducacao } from "~/images/pilar-educacao.ts";
import { pilarGestao } from "~/images/pilar-gestao.ts";
import { valoraFachada } from "~/images/valora-fachada.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { readPdf } from "../pdf/pdf-file.ts";

/** Where the picture is on a card of 1200 × 630, and how it is cut. */
interface Place {
  /**
   * `cena` melts into the ground, `jardim` too, with its plants grown; `objeto` stands on it, `folha` is a sheet of paper.
   */
  frame: "cena" | "jardim" | "objeto" | "folha";
  of: PictureFile;
  width: number;
  left: number;
  top: number;
}

/** The image of a shared link: text on the left, a picture of the page on the right. Or, `largo`, above the pictures, which stand on a lawn. */
export interface Card {
  title: string;
  /** The italic word after the title. */
  accent: string;
  /** The one fact, set larger. */
  fact?: string;
  line: string;
  pictures: Place[];
  /** Instead of what the pictures say of themselves. */
  seen?: string;
  ground: string;
  largo?: true;
  /** Of the JPEG, where the usual one makes too large a file. */
  quality?: number;
}

const pagesOfBook = readPdf(readFileSync(join(import.meta.dirname, "../../public", livroPdf.path))).pages;

const CREME = "#F8F1E4";
const ORVALHO = "#E6F3EA";

const cena = (of: PictureFile, width: number, left: number, top: number): Place[] => [
  { frame: "cena", of, width, left, top },
];

/** An object whose lower edge is on the floor. */
const onFloor = (of: PictureFile, width: number, left: number): Place => ({
  frame: "objeto",
  of,
  width,
  left,
  top: Math.round(548 - (width * of.height) / of.width),
});

export const cards: Record<CardName, Card> = {
  home: {
    title: "Crescimento com",
    accent: "Propósito",
    line: "Aulas, consultoria, ferramentas e marcas para a farmácia independente",
    pictures: cena(lojaEden, 800, 460, 86),
    ground: CREME,
  },
  educacao: {
    title: "Aprenda hoje, aplique",
    accent: "amanhã",
    line: "Aplicativo, imersão e mentoria para donos de farmácia",
    pictures: cena(pilarEducacao, 700, 500, 96),
    ground: "#F8E3B2",
  },
  edentech: {
    title: "Tecnologia que fala a língua do",
    accent: "balcão",
    line: "Ferramentas de gestão e análise para a farmácia",
    pictures: cena(mesaPainel, 690, 510, 100),
    ground: CREME,
  },
  marcas: {
    title: "Três fachadas. Uma&nbsp;delas&nbsp;tem&nbsp;o",
    accent: "seu jeito",
    line: "Valora Farma, DoLado Farma e Farmácias BatePreço",
    pictures: [
      { frame: "objeto", of: valoraFachada, left: 6, top: 338, width: 420 },
      { frame: "objeto", of: doladoFachada, left: 390, top: 338, width: 420 },
      { frame: "objeto", of: batePrecoFachada, left: 774, top: 338, width: 420 },
    ],
    ground: "#FFFDF8",
    largo: true,
    quality: 78,
  },
  gestao: {
    title: "Gestão com quem anda ao seu",
    accent: "lado",
    line: "Consultoria Orientativa e Consultoria Transformadora",
    pictures: cena(pilarGestao, 740, 480, 90),
    ground: ORVALHO,
  },
  edenapp: {
    title: "A escola da farmácia no seu",
    accent: "bolso",
    fact: formatReaisShort(PRECO_FREE.total),
    line: "para começar. Mais de 30 aulas no celular",
    pictures: cena(edenappVideo, 1150, 500, 60),
    ground: ORVALHO,
  },
  planos: {
    title: "Escolha o ritmo do seu",
    accent: "crescimento",
    line: "Seis planos, de Despertar a Excelência",
    pictures: [onFloor(vaso4, 176, 560), onFloor(vaso5, 206, 700), onFloor(vaso6, 322, 852)],
    seen: "Três vasos, da muda à árvore com frutos dourados.",
    ground: CREME,
  },
  ferramentas: {
    title: "Quanto vender por dia para o mês se",
    accent: "pagar",
    fact: "R$ 4.380",
    line: "por dia aberto, nesta farmácia inventada. E a sua?",
    pictures: [onFloor(vaso4, 300, 720)],
    seen: "Um vaso com uma planta crescida.",
    ground: ORVALHO,
  },
  contato: {
    title: "Vamos",
    accent: "conversar?",
    line: "Conte como está a sua farmácia hoje",
    pictures: cena(contato, 630, 528, -62),
    ground: CREME,
  },
  livro: {
    title: "Chamado para a",
    accent: "Plenitude",
    fact: "PDF gratuito,",
    line: `${pagesOfBook}&nbsp;páginas e ${book.capitulos.length}&nbsp;capítulos`,
    pictures: cena(livro, 830, 430, 70),
    ground: CREME,
  },
  "diagnostico-gestao": {
    title: "Onde a sua farmácia",
    accent: "está",
    fact: `${QUANTIDADE_PERGUNTAS} perguntas,`,
    line: "um passo por área, em uma folha A4",
    pictures: [{ frame: "folha", of: amostraDiagnostico, width: 520, left: 660, top: 66 }],
    ground: "#CFE9B8",
  },
  jardim: {
    title: "O jardim da sua",
    accent: "farmácia",
    fact: "7 perguntas,",
    line: "uma por área da gestão. Veja o que cresce",
    pictures: [{ frame: "jardim", of: jardimLoja, width: 690, left: 526, top: 26 }],
    seen: "Farmácia em miniatura com sete plantas, no telhado e na calçada, algumas em flor.",
    quality: 74,
    ground: ORVALHO,
  },
  "formulario-live": {
    title: "Escolha o que combina com",
    accent: "você",
    fact: "Dois passos:",
    line: "seus&nbsp;dados e o&nbsp;produto",
    pictures: cena(obrigadoLive, 720, 500, 80),
    ground: CREME,
  },
  "registro-edenapp": {
    title: "Crie a sua conta no",
    accent: "EdenApp",
    fact: formatReaisShort(PRECO_FREE.total),
    line: "para começar. As aulas ficam no seu celular",
    pictures: cena(celularApp, 870, 424, 46),
    ground: CREME,
  },
  acompanhar: {
    title: "Acompanhe o seu",
    accent: "pedido",
    line: "O link é só seu e mostra onde está o que você enviou",
    pictures: cena(obrigado, 720, 500, 60),
    ground: CREME,
  },
  "raio-x": {
    title: "Como está o mercado na sua",
    accent: "cidade",
    line: "Farmácias, redes, quem abriu e quem encerrou. Dados públicos, de graça",
    pictures: cena(lojaEden, 760, 480, 100),
    ground: CREME,
  },
};
