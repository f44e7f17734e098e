import { livro } from "~/content/livro/livro.ts";
import { contentsSheet, coverSheet, titleSheet } from "./book-front.ts";
import { chapterSheets, closingSheets, introductionSheets, nivelSheets, type Part } from "./book-parts.ts";
import { documentHtml } from "./html.ts";
import { stylesheet } from "./stylesheet.ts";

/** Cover, title page and table of contents. */
const FRONT_PAGES = 3;

/** The e-book as a printable document: one element per page, so that page numbers are known before printing. */
export function livroHtml(): string {
  const parts = [introductionSheets(), nivelSheets(), ...livro.capitulos.map(chapterSheets), closingSheets()];
  const sheets = [coverSheet(), titleSheet(), contentsSheet(withPages(parts)), ...parts.flatMap((part) => part.sheets)];
  return documentHtml({
    title: `${livro.titulo} (${livro.edicao.toLowerCase()})`,
    author: livro.autor,
    css: stylesheet("livro", "livro-frente", "livro-niveis", "livro-capitulo", "livro-exercicio", "livro-fim"),
    body: sheets.map((sheet, index) => sheet(index + 1)).join(""),
  });
}

function withPages(parts: Part[]) {
  let next = FRONT_PAGES + 1;
  return parts.map((part) => {
    const page = next;
    next += part.sheets.length;
    return { ...part, page };
  });
}
