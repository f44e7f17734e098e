import type { Capitulo } from "~/content/livro/capitulo.ts";
import { livro } from "~/content/livro/livro.ts";
import type { NivelDoJardim } from "~/content/livro/niveis.ts";
import { bookBlockHtml } from "./book-block.ts";
import { type Sheet, textSheet } from "./book-sheet.ts";
import { emblems } from "./emblems.ts";
import { escapeHtml, inlineHtml } from "./html.ts";

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
      body: `${heading}<ol class="niveis" start="${from + 1}">${itens
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
<div><p class="etapa">Nível ${number} · ${escapeHtml(planta)}</p><h3>${escapeHtml(nome)}</h3><p class="frase">${escapeHtml(frase)}</p>
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
