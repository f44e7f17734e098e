import { type Block, type Inline, parseInline } from "../../app/content/markup.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Also keeps on one line what is read as one word: an amount, "e-mail", an article of the law ("art. 7º, V"). */
export function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll("R$ ", "R$\u00a0")
    .replaceAll("e-mail", "e-\u2060mail")
    .replace(/\barts?\. \d+º?(?:, [IVX]+)?/g, (article) => article.replaceAll(" ", "\u00a0"));
}

/** A string of the content with its markup, as HTML. */
export function inlineHtml(text: string, origin = ""): string {
  return parseInline(text)
    .map((part) => partHtml(part, origin))
    .join("");
}

function partHtml(part: Inline, origin: string): string {
  const text = escapeHtml(part.text);
  if (part.kind === "strong") return `<strong>${text}</strong>`;
  if (part.kind === "emphasis") return `<em>${text}</em>`;
  if (part.kind === "code") return `<code>${text.replaceAll("_", "_<wbr>")}</code>`;
  // In print a path of the site needs its origin.
  if (part.kind === "link") return `<a href="${escapeHtml(part.href.replace(/^\//, `${origin}/`))}">${text}</a>`;
  return text;
}

/** The block types that all documents support. */
export function blockHtml(block: Block, origin = ""): string {
  if (block.kind === "paragraph") return `<p>${inlineHtml(block.text, origin)}</p>`;
  if (block.kind === "list") {
    return `<ul>${block.items.map((item) => `<li>${inlineHtml(item, origin)}</li>`).join("")}</ul>`;
  }
  const head = block.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join("");
  return `<table class="quadro" aria-label="${escapeHtml(block.caption)}"><thead><tr>${head}</tr></thead><tbody>${block.rows
    .map((row) => rowHtml(row, origin))
    .join("")}</tbody></table>`;
}

function rowHtml([head = "", ...cells]: readonly string[], origin: string): string {
  const rest = cells.map((cell) => `<td>${inlineHtml(cell, origin)}</td>`).join("");
  return `<tr><th scope="row">${inlineHtml(head, origin)}</th>${rest}</tr>`;
}

interface PrintedDocument {
  title: string;
  author: string;
  css: string;
  body: string;
}

export function documentHtml({ title, author, css, body }: PrintedDocument): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="author" content="${escapeHtml(author)}"><style>${css}</style></head><body>${body}</body></html>`;
}
