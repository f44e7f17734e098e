/** Long texts that are both a page and a PDF: blocks of plain strings with inline markup. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "table"; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A titled part of such a text. */
export interface Secao {
  /** The heading's anchor on the page. */
  id: string;
  titulo: string;
  blocks: readonly Block[];
}

export type Inline =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

const MARKUP = /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|`(?<code>.+?)`|\[(?<label>.+?)\]\((?<href>.+?)\)/g;

/** Splits a string at its markup: **strong**, *emphasis*, `code` and [label](address). */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > end) parts.push({ kind: "text", text: source.slice(end, match.index) });
    parts.push(markedPart(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ kind: "text", text: source.slice(end) });
  return parts;
}

function markedPart({ strong, emphasis, code, label, href }: Record<string, string | undefined>): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (emphasis !== undefined) return { kind: "emphasis", text: emphasis };
  if (code !== undefined) return { kind: "code", text: code };
  return { kind: "link", text: label ?? "", href: href ?? "" };
}
