/** A part of the message: a paragraph, a list of facts or a call to action. */
export type Block = string | { facts: [label: string, value: string][] } | { link: { words: string; href: string } };

interface Letter {
  greeting: string;
  blocks: Block[];
  closing: string;
}

/** Renders the message as plain text and as simple HTML in the brand colours. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter) };
}

function asText({ greeting, blocks, closing }: Letter): string {
  return [greeting, ...blocks.map(blockAsText), closing].join("\n\n");
}

function blockAsText(block: Block): string {
  if (typeof block === "string") return block;
  if ("link" in block) return `${block.link.words}:\n${block.link.href}`;
  return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
}

function asHtml({ greeting, blocks, closing }: Letter): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#F8F1E4;color:#14211B;font:17px/1.55 Verdana,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:600 24px/1 Georgia,serif;color:#0E3B2E">Éden Grupo</p>
<div style="background:#FFFDF8;border-radius:24px;padding:28px">${[greeting, ...blocks, closing].map(blockAsHtml).join("\n")}</div>
</div></body></html>`;
}

function blockAsHtml(block: Block): string {
  if (typeof block === "string") return `<p style="margin:0 0 16px">${escapeHtml(block).replaceAll("\n", "<br>")}</p>`;
  if ("link" in block) {
    return `<p style="margin:8px 0 24px"><a href="${escapeHtml(block.link.href)}" style="display:inline-block;background:#0E3B2E;color:#FFFDF8;text-decoration:none;font-weight:bold;border-radius:999px;padding:14px 26px">${escapeHtml(block.link.words)}</a></p>`;
  }
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${block.facts.map(row).join("")}</table>`;
}

const row = ([label, value]: [string, string]) =>
  `<tr><td style="padding:4px 16px 4px 0;color:#51615A;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0"><b>${escapeHtml(value).replaceAll("\n", "<br>")}</b></td></tr>`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Prevents a line break after the currency sign. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "").replaceAll("R$ ", () => "R$&nbsp;");
