import type { Capitulo, Emblema } from "~/content/livro/capitulo.ts";
import { livro } from "~/content/livro/livro.ts";
import type { NivelDoJardim } from "~/content/livro/niveis.ts";
import { bookBlockHtml } from "./book-block.ts";
import { type Sheet, textSheet } from "./book-sheet.ts";
import { escapeHtml, inlineHtml } from "./html.ts";
import { branch, leaf, sun } from "./ornament.ts";

/** A part of the book that the table of contents lists. */
export interface Part {
  id: string;
  title: string;
  theme?: string;
  number?: number;
  sheets: Sheet[];
}

export function introductionSheets(): Part {
  const { titulo, paginas } = livro.introducao;
  const heading = `<h2 id="introducao" class="solto">${inlineHtml(titulo)}</h2>`;
  const sheets = paginas.map((blocks, index) =>
    textSheet({
      body: (index === 0 ? heading : "") + blocks.map(bookBlockHtml).join(""),
      name: index === 0 ? "texto capitular" : "texto",
      running: "Introdução",
    }),
  );
  return { id: "introducao", title: titulo, theme: "Por que começar pelo porquê", sheets };
}

export function nivelSheets(): Part {
  const { titulo, abertura, itens } = livro.niveis;
  const half = itens.length / 2;
  const sheet = (from: number, heading: string) =>
    textSheet({
      body: `${heading}<ol class="niveis">${itens
        .slice(from, from + half)
        .map((nivel, index) => nivelHtml(nivel, from + index + 1))
        .join("")}</ol>`,
      name: from === 0 ? "jardim" : "jardim alto",
      running: "Seis níveis, um jardim",
    });
  const heading = `<h2 id="niveis" class="solto">${inlineHtml(titulo)}</h2><p>${escapeHtml(abertura)}</p>`;
  return {
    id: "niveis",
    title: titulo,
    theme: "Onde a sua farmácia está hoje",
    sheets: [sheet(0, heading), sheet(half, "")],
  };
}

function nivelHtml({ nome, planta, frase, sinal, cuidado }: NivelDoJardim, number: number): string {
  return `<li class="nivel"><div class="vaso"><img src="/images/vaso-${number}-450.webp" data-backdrop="#f8f1e4" alt=""></div>
<div><p class="etapa">${escapeHtml(planta)}</p><h3>${escapeHtml(nome)}</h3><p class="frase">${escapeHtml(frase)}</p>
<p><b>Sinal:</b> ${escapeHtml(sinal)}</p><p><b>Cuidado:</b> ${escapeHtml(cuidado)}</p><p class="estou"><i></i>Estou aqui</p></div></li>`;
}

export function chapterSheets(capitulo: Capitulo, index: number): Part {
  const { id, jardim, tema, abertura, paginas } = capitulo;
  const sheets = paginas.map((blocks, page) =>
    textSheet({
      opening: page === 0 ? bandHtml(capitulo, index + 1) : "",
      body: (page === 0 ? `<p class="abertura">${escapeHtml(abertura)}</p>` : "") + blocks.map(bookBlockHtml).join(""),
      name: page === 0 ? "abre" : "texto",
      running: `${index + 1}. ${jardim}`,
    }),
  );
  return { id, title: jardim, theme: tema, number: index + 1, sheets };
}

function bandHtml({ id, jardim, tema, emblema }: Capitulo, number: number): string {
  return `<header class="faixa"><svg viewBox="0 0 200 200" aria-hidden="true"><g class="traco fino"><path d="M22 200V104A78 78 0 0 1 178 104V200"/>${emblems[emblema]}</g></svg>
<p>Capítulo ${number}</p><h2 id="${id}">${escapeHtml(jardim)}</h2><p class="tema">${escapeHtml(tema)}</p></header>`;
}

export function closingSheets(): Part {
  const { titulo, paragrafos, caminhos } = livro.encerramento;
  const paths = caminhos.map(
    ({ label, text, href }) => `<p>${escapeHtml(label)}<a href="${href}">${escapeHtml(text)}</a></p>`,
  );
  const sheet: Sheet = (page) => `<section class="pagina fim"><div class="corpo" data-page="${page}">
<h2 id="encerramento">${inlineHtml(titulo)}</h2>${paragrafos.map((texto) => `<p>${escapeHtml(texto)}</p>`).join("")}<div class="caminhos">${paths.join("")}</div>
<p class="chao"><img src="/images/vaso-6-450.webp" data-backdrop="#0e3b2e" alt=""></p></div></section>`;
  return { id: "encerramento", title: titulo, theme: "E o próximo passo", sheets: [sheet] };
}

const UP = -Math.PI / 2;
const sprout = (x: number, y: number, height: number) =>
  `<path d="M${x} ${y}V${y - height}"/>${leaf(x, y - height, UP - 0.85, height * 0.8, true)}${leaf(x, y - height, UP + 0.85, height * 0.8, false)}`;

const drop = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y - size}C${x + size * 0.25} ${y - size * 0.5} ${x + size * 0.62} ${y - size * 0.1} ${x + size * 0.62} ${y + size * 0.28}A${size * 0.62} ${size * 0.62} 0 0 1 ${x - size * 0.62} ${y + size * 0.28}C${x - size * 0.62} ${y - size * 0.1} ${x - size * 0.25} ${y - size * 0.5} ${x} ${y - size}Z"/>`;

const cuppedHand = (attributes: string) =>
  `<path${attributes} d="M76 192C76 172 48 162 42 128C39 108 42 92 48 92C55 92 55 110 61 124C67 137 84 141 90 154C94 164 94 176 94 192"/>`;

function canopy(x: number, y: number): string {
  const rings = [
    { count: 9, radius: 20, length: 24 },
    { count: 14, radius: 38, length: 25 },
  ];
  return rings
    .flatMap(({ count, radius, length }) =>
      Array.from({ length: count }, (_, index) => {
        const angle = UP + (index * 2 * Math.PI) / count;
        return leaf(x + radius * Math.cos(angle), y + radius * Math.sin(angle), angle, length, index % 2 === 0);
      }),
    )
    .join("");
}

/** One drawing per chapter, inside an arch of 200 by 200. */
export const emblems: Record<Emblema, string> = {
  terra: `${sprout(100, 122, 52)}<path d="M42 122H158M56 138H144M72 154H128M88 170H112"/><path d="M100 122C100 132 92 132 90 146M100 122C100 134 108 134 111 148" stroke-dasharray="1 6"/>`,
  agua: `${drop(100, 84, 46)}<path d="M84 96A17 17 0 0 0 97 110"/><path d="M72 146H128M54 160H146M82 174H118"/>`,
  poda: `${branch([62, 176], [82, 110], [132, 66], 4, 40)}<path d="M104 178L150 128M150 178L104 128"/><circle cx="98" cy="184" r="8"/><circle cx="156" cy="184" r="8"/>`,
  maos: `${sprout(100, 134, 46)}${cuppedHand("")}${cuppedHand(' transform="matrix(-1 0 0 1 200 0)"')}<path d="M74 134H126"/>`,
  sombra: `${canopy(100, 88)}<path d="M95 126C97 146 95 160 88 178M105 126C104 146 105 160 113 178"/><path d="M50 178H150"/>`,
  vento: `<path d="M40 92H122A18 18 0 1 0 104 74M40 112H146A17 17 0 1 1 129 129M40 132H96A15 15 0 1 1 81 147"/>${leaf(128, 92, -0.35, 34, true)}${leaf(112, 152, 0.4, 30, false)}${leaf(52, 70, -0.5, 24, true)}`,
  estacoes: `<circle cx="100" cy="118" r="60"/><path d="M100 58V178M40 118H160"/>${sun(73, 91, 8, 12)}${leaf(112, 106, -0.78, 34, true)}${drop(76, 146, 13)}${branch([116, 166], [128, 150], [144, 132], 1, 17)}`,
};
