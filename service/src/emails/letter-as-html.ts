import type { Block, Fact, FooterLine, Letter, Link, Step } from "./letter.ts";

/** Mail clients read neither custom properties nor, in replies, style sheets: colours are repeated in every element. */
const CREME = "#F8F1E4";
const PAPEL = "#FFFDF8";
const ORVALHO = "#E6F3EA";
const LINHA = "#E4DCCB";
const TINTA = "#14211B";
const PEDRA = "#51615A";
const MATA = "#0E3B2E";
const FOLHA = "#1B6B4A";
const IPE = "#F5B82E";
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Below 420 px labels are above their values and the button is as wide as the card. */
const NARROW = `@media (max-width:420px){.e-card{padding:24px 20px 20px!important}.e-fact td{display:block!important;width:auto!important;padding:0!important}.e-fact td+td{padding:0 0 12px!important}.e-button,.e-button a{display:block!important;text-align:center!important}}`;

/**
 * Tables and inline styles: Outlook for Windows lays out with Word, which has no max-width, and Gmail drops the style
 * sheet in some accounts. Without the sheet the message is still readable at 320 px.
 */
export function letterAsHtml(letter: Letter): string {
  const { title, picture, footer } = letter;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(title || letter.greeting)}</title><style>${NARROW}</style></head>
<body style="margin:0;padding:0;background:${CREME};color:${TINTA};font:16px/1.6 ${SANS};-webkit-text-size-adjust:100%">
${preview(letter)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${CREME}"><tr><td align="center" style="padding:28px 12px 36px">
<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td style="padding:0 8px 18px">${wordmark(letter)}</td></tr>
${picture ? `<tr><td style="font-size:0;line-height:0"><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="560" height="220" style="display:block;width:100%;height:auto;border:0;border-radius:24px 24px 0 0;background:${ORVALHO};color:${MATA};font:15px/1.4 ${SANS}"></td></tr>\n` : ""}<tr><td class="e-card" bgcolor="${PAPEL}" style="padding:32px 36px 28px;border-radius:${picture ? "0 0 24px 24px" : "24px"}">
${card(letter)}
</td></tr>
<tr><td style="padding:22px 8px 0;color:${PEDRA};font-size:13px;line-height:1.6">${lines(footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/** What the list of messages shows after the subject: the first paragraph. */
function preview({ blocks }: Letter): string {
  const words = blocks.find((block) => typeof block === "string");
  if (!words) return "";
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words)}</div>\n`;
}

function wordmark({ wordmark: mark }: Letter): string {
  const style = (font: string) => `color:${MATA};font:bold ${font} ${SERIF};text-decoration:none;white-space:nowrap`;
  if (!mark) return `<span style="${style("24px/1.2")}">Éden Grupo</span>`;
  return `<a href="${escapeHtml(mark.href)}" style="${style("19px/44px")}"><img src="${escapeHtml(mark.src)}" alt="Éden Grupo" width="168" height="44" style="display:block;border:0;${style("19px/44px")}"></a>`;
}

function card({ greeting, title, blocks, closing, help }: Letter): string {
  const parts = [
    greeting && (title ? `<p style="margin:0 0 6px;color:${PEDRA}">${escapeHtml(greeting)}</p>` : paragraph(greeting)),
    title &&
      `<h1 style="margin:0 0 18px;color:${MATA};font:bold 29px/1.18 ${SERIF};letter-spacing:-.01em;text-wrap:balance">${multiline(title)}</h1>`,
    ...blocks.map(blockAsHtml),
    closing && paragraph(closing),
    help.length > 0 &&
      `<div style="margin:24px 0 0;padding:18px 0 0;border-top:1px solid ${LINHA};color:${PEDRA};font-size:15px">${lines(help)}</div>`,
  ];
  return parts.filter(Boolean).join("\n");
}

function blockAsHtml(block: Block): string {
  if (typeof block === "string") return paragraph(block);
  if ("heading" in block) return heading(block.heading);
  if ("button" in block) return button(block.button);
  if ("links" in block) return `<p style="margin:0 0 12px">${block.links.map(wideAnchor).join(" ")}</p>`;
  if ("steps" in block) return steps(block);
  const rows = block.facts.map((item) => fact(item, block.sentences ? "span" : "b"));
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${rows.join("")}</table>`;
}

const heading = (words: string) =>
  `<h2 style="margin:0;padding:16px 0 14px;color:${MATA};font:bold 20px/1.3 ${SERIF};text-wrap:balance">${escapeHtml(words)}</h2>`;

const paragraph = (words: string) => `<p style="margin:0 0 16px">${multiline(words)}</p>`;

function button({ words, href }: Link): string {
  const link = `<a href="${escapeHtml(href)}" style="display:inline-block;padding:15px 28px;border-radius:999px;background:${IPE};color:${TINTA};font-weight:bold;line-height:1.3;text-decoration:none">${escapeHtml(words)}</a>`;
  return `<table role="presentation" class="e-button" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tbody class="e-button"><tr class="e-button"><td class="e-button" bgcolor="${IPE}" style="border-radius:999px">${link}</td></tr></tbody></table>`;
}

function steps({ titulo, steps: items }: { titulo: string; steps: Step[] }): string {
  const rows = items.map(
    ([name, words], index) =>
      `<tr><td width="32" valign="top" style="padding:0 14px 14px 0"><div style="width:32px;height:32px;border-radius:16px;background:${ORVALHO};color:${FOLHA};font:bold 16px/32px ${SERIF};text-align:center">${index + 1}</div></td><td valign="top" style="padding:3px 0 14px"><b>${escapeHtml(name)}</b><br><span style="color:${PEDRA}">${multiline(words)}</span></td></tr>`,
  );
  return `${heading(titulo)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 6px">${rows.join("")}</table>`;
}

function fact([label, value]: Fact, tag: "b" | "span"): string {
  const shown = typeof value === "string" ? `<${tag}>${multiline(value)}</${tag}>` : anchor(value);
  return `<tr class="e-fact"><td width="34%" valign="top" style="padding:4px 12px 4px 0;color:${PEDRA}">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0;word-break:break-word;overflow-wrap:anywhere">${shown}</td></tr>`;
}

const lines = (all: FooterLine[]) => all.map(lineAsHtml).join("<br>");

/** A link that is a line of its own is high enough for a finger. */
function lineAsHtml(line: FooterLine): string {
  const words = line.map(part).join("");
  return line.length === 1 && typeof line[0] !== "string"
    ? `<span style="display:inline-block;padding:6px 0">${words}</span>`
    : words;
}

const part = (words: string | Link) => (typeof words === "string" ? multiline(words) : anchor(words));

const anchor = ({ words, href }: Link) =>
  `<a href="${escapeHtml(href)}" style="color:${FOLHA};font-weight:bold">${multiline(words)}</a>`;

/** High enough for a finger. */
const wideAnchor = (link: Link) => `<span style="display:inline-block;padding:10px 20px 10px 0">${anchor(link)}</span>`;

/** Kept on one line. */
const WHOLE = /e-mail|\(\d{2}\) [\d-]+|CEP [\d-]+|CNPJ [\dA-Z./-]+|Plano \d/g;

/** A long e-mail address breaks before its domain first, then before a dot of it. */
const multiline = (text: string) =>
  escapeHtml(text)
    .replace(WHOLE, '<span style="white-space:nowrap">$&</span>')
    .replace(/@[\w.-]+/g, (domain) => `<wbr>${domain.replaceAll(".", "<wbr>.")}`)
    .replaceAll("\n", "<br>");

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Prevents a line break after the currency sign. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "").replaceAll("R$ ", () => "R$&nbsp;");
