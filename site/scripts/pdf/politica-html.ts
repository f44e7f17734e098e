import { readFileSync } from "node:fs";
import { empresa } from "~/content/empresa.ts";
import { politica } from "~/content/politica.ts";
import type { Secao } from "../../app/content/markup.ts";
import { blockHtml, documentHtml, escapeHtml, inlineHtml } from "./html.ts";
import { stylesheet } from "./stylesheet.ts";

/** The privacy policy as a printable document, from the same text as the page. */
export function politicaHtml(): string {
  return documentHtml({
    title: `${inlineText(politica.titulo)} - ${empresa.nome}`,
    author: empresa.nome,
    css: stylesheet("politica"),
    body: `${headerHtml()}${contentsHtml()}<main class="secoes">${politica.secoes.map(sectionHtml).join("")}</main>`,
  });
}

const inlineText = (text: string) => text.replaceAll("*", "");

function headerHtml(): string {
  const logo = readFileSync(new URL("../../app/images/marks/eden-grupo.svg", import.meta.url), "utf8");
  const { versao } = politica;
  return `<header>${logo.replace("<svg", `<svg role="img" aria-label="${escapeHtml(empresa.nome)}"`)}
<h1>${inlineHtml(politica.titulo)}</h1>
<p class="lead">${escapeHtml(politica.lead)}</p>
<p class="versao">Versão ${versao.id}, em vigor desde ${versao.vigencia}</p>
<div class="resumo"><h2>Em resumo</h2>${blockHtml({ kind: "list", items: politica.resumo })}</div></header>`;
}

function contentsHtml(): string {
  const items = politica.secoes.map(({ id, titulo }) => `<li><a href="#${id}">${escapeHtml(titulo)}</a></li>`);
  return `<nav class="sumario"><h2>Neste documento</h2><ol>${items.join("")}</ol></nav>`;
}

function sectionHtml({ id, titulo, blocks }: Secao, position: number): string {
  const body = blocks.map((block) => blockHtml(block, empresa.origem)).join("");
  return `<section><h2 id="${id}"><span>${position + 1}.</span> ${escapeHtml(titulo)}</h2>${body}</section>`;
}
