import type { Block, FooterLine, Letter, Link } from "./letter.ts";
import { letterAsHtml } from "./letter-as-html.ts";

/** Renders the message as plain text and as HTML for mail clients, with the same content. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  return { text: letterAsText(letter), html: letterAsHtml(letter) };
}

/** The plain-text part: everything that the HTML says, with every URL written out. */
export function letterAsText({ greeting, title, blocks, closing, help, footer }: Letter): string {
  const parts = [
    greeting,
    title,
    ...blocks.map(blockAsText),
    closing,
    linesAsText(help),
    `-- \n${linesAsText(footer)}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function blockAsText(block: Block): string {
  if (typeof block === "string") return block;
  if ("heading" in block) return `${block.heading}:`;
  if ("button" in block) return namedUrl(block.button);
  if ("links" in block) return block.links.map(namedUrl).join("\n");
  if ("steps" in block) {
    const steps = block.steps.map(([titulo, texto], index) => `${index + 1}. ${titulo}. ${texto}`);
    return [`${block.titulo}:`, ...steps].join("\n");
  }
  return block.facts.map(([label, value]) => `${label}: ${inText(value)}`).join("\n");
}

/** On a line of its own, so that no mail client adds a punctuation mark to the URL. */
const namedUrl = ({ words, href }: Link) => `${words}:\n${href}`;

const linesAsText = (lines: FooterLine[]) => lines.map((line) => line.map(inText).join("")).join("\n");

/** The words of a telephone or e-mail link are its address already. */
function inText(part: string | Link): string {
  if (typeof part === "string") return part;
  return part.href.startsWith("http") ? `${part.words} (${part.href})` : part.words;
}
