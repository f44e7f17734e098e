import { empresa } from "~/content/empresa.ts";
import { livro } from "~/content/livro/livro.ts";
import type { Part } from "./book-parts.ts";
import type { Sheet } from "./book-sheet.ts";
import { blockHtml, escapeHtml, inlineHtml } from "./html.ts";
import { branch, sun } from "./ornament.ts";

const GOLD =
  '<stop offset="0" stop-color="#f6dfa0"/><stop offset=".28" stop-color="#d8ab52"/><stop offset=".5" stop-color="#f3d792"/><stop offset=".76" stop-color="#c08f39"/><stop offset="1" stop-color="#ecca80"/>';

/** The stamped cover of the rendered book, in its 2:3 ratio. The whole document uses its gradients. */
export function coverSheet(): Sheet {
  const subtitle = escapeHtml(livro.subtitulo).split(" ");
  return () => `<section class="pagina capa"><h1><svg viewBox="0 0 800 1200" role="img" aria-label="${livro.titulo}">
<defs><linearGradient id="ouro-capa" gradientUnits="userSpaceOnUse" x1="80" y1="60" x2="720" y2="1140">${GOLD}</linearGradient><linearGradient id="ouro" gradientUnits="userSpaceOnUse" x1="20" y1="10" x2="180" y2="200">${GOLD}</linearGradient></defs>
<g class="traco">${wreath()}${sun(400, 290, 54)}<path d="M300 1150H56a12 12 0 0 1-12-12V56a12 12 0 0 1 12-12H744a12 12 0 0 1 12 12V1138a12 12 0 0 1-12 12H500"/></g>
<g class="letras"><text x="400" y="580" class="grande">Chamado</text><text x="400" y="662" class="miuda">para a</text><text x="400" y="766" class="grande">Plenitude</text>
<text x="400" y="836" class="linha">${subtitle.slice(0, 3).join(" ")}</text><text x="400" y="868" class="linha">${subtitle.slice(3).join(" ")}</text><text x="400" y="1092" class="casa">${escapeHtml(empresa.nome)}</text><text x="400" y="1157" class="edicao">${escapeHtml(livro.edicao)}</text></g></svg></h1></section>`;
}

function wreath(): string {
  return [-1, 1]
    .map((side) => {
      const x = (distance: number) => 400 + side * distance;
      return (
        branch([x(6), 1016], [x(318), 1016], [x(298), 566], 9, 72) +
        branch([x(298), 476], [x(284), 196], [x(70), 146], 8, 64)
      );
    })
    .join("");
}

/** Title, how to use the book, and the imprint. */
export function titleSheet(): Sheet {
  const { rua, bairro, cidade, estado, cep } = empresa.endereco;
  return () => `<section class="pagina rosto"><div class="corpo" data-page="2">
<p class="selo">${escapeHtml(livro.edicao)}</p><p class="titulo">Chamado <em>para a</em> Plenitude</p><p class="subtitulo">${escapeHtml(livro.subtitulo)}</p>
<h2>Como usar este livro</h2>${blockHtml({ kind: "list", items: livro.comoUsar })}
<div class="colofao">${livro.avisos.map((aviso) => `<p>${inlineHtml(aviso)}</p>`).join("")}
<p>© ${livro.data.slice(0, 4)} ${escapeHtml(empresa.razaoSocial)} CNPJ ${empresa.cnpj}. ${escapeHtml(`${rua}, ${bairro}, ${cidade}, ${estado}`)}, <span class="junto">${cep}</span>. <a href="mailto:${empresa.emailSuporte}">${empresa.emailSuporte}</a></p>
<p>Composto em Fraunces e Atkinson Hyperlegible Next.</p></div></div></section>`;
}

export function contentsSheet(parts: (Part & { page: number })[]): Sheet {
  const rows = parts.map(
    ({ id, number, title, theme, page }) =>
      `<li><a class="entrada" href="#${id}"><span class="numero">${number ?? ""}</span><span class="nome">${inlineHtml(title)}${theme ? `<small>${escapeHtml(theme)}</small>` : ""}</span><span class="folio">${page}</span></a></li>`,
  );
  return () =>
    `<section class="pagina sumario"><div class="corpo" data-page="3"><h2>Sumário</h2><ol>${rows.join("")}</ol></div></section>`;
}
