import type { BookBlock } from "~/content/livro/capitulo.ts";
import { blockHtml, escapeHtml, inlineHtml } from "./html.ts";

type Of<K extends BookBlock["kind"]> = Extract<BookBlock, { kind: K }>;

export function bookBlockHtml(block: BookBlock): string {
  switch (block.kind) {
    case "heading":
      return `<h3>${inlineHtml(block.text)}</h3>`;
    case "steps":
      return `<ol class="passos">${items(block.items)}</ol>`;
    case "formula":
      return formulaHtml(block);
    case "note":
      return `<p class="nota">${inlineHtml(block.text)}</p>`;
    case "exercise":
      return `<div class="exercicio"><p class="rotulo">Exercício</p><h3>${escapeHtml(block.title)}</h3>${block.text ? `<p class="pedido">${inlineHtml(block.text)}</p>` : ""}</div>`;
    case "lines":
      return `<div class="linhas"><p>${inlineHtml(block.label)}</p>${"<i></i>".repeat(block.count)}</div>`;
    case "fields":
      return `<div class="campos">${block.labels.map((label) => `<p>${escapeHtml(label)}<i></i></p>`).join("")}</div>`;
    case "checklist":
      return `<div class="lista"><h3>${escapeHtml(block.title)}</h3><ul>${items(block.items)}</ul></div>`;
    case "worksheet":
      return worksheetHtml(block);
    default:
      return blockHtml(block);
  }
}

const items = (texts: readonly string[]) => texts.map((text) => `<li>${inlineHtml(text)}</li>`).join("");

function formulaHtml({ result, terms, example }: Of<"formula">): string {
  const note = example ? `<p class="exemplo">${inlineHtml(example)}</p>` : "";
  return `<div class="formula"><p class="conta"><b>${escapeHtml(result)}</b> = ${escapeHtml(terms)}</p>${note}</div>`;
}

function worksheetHtml({ columns, rows, widths, figures = false }: Of<"worksheet">): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inlineHtml(cell)}</td>`).join("")}</tr>`).join("");
  const cols = widths.map((width) => `<col style="width:${width}%">`).join("");
  const name = figures ? "folha contas" : "folha";
  return `<table class="${name}"><colgroup>${cols}</colgroup><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
