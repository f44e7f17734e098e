/**
 * The rules of the full stylesheet that one page can use. A rule is dropped only if each of its selectors contains a
 * class that occurs neither in the page nor in its scripts. Everything other than a plain class rule is kept.
 */
export function pageCss(css: string, words: Set<string>): string {
  let kept = "";
  for (const { prelude, body, text } of blocksOf(css)) {
    if (body === undefined) kept += text;
    else if (/^@(layer|media|supports|container)\b/.test(prelude)) {
      const inside = pageCss(body, words);
      if (inside) kept += `${prelude}{${inside}}`;
    } else if (prelude.startsWith("@") || usable(prelude, words)) kept += text;
  }
  return kept;
}

/** Everything that could be a class: attribute values and string literals. A class may itself contain single quotes. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    const plain = text.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");
    for (const word of plain.split(/[\s"`]+/)) {
      words.add(word);
      if (word.includes("'")) for (const part of word.split("'")) words.add(part);
    }
  }
  return words;
}

interface Block {
  prelude: string;
  /** Without a body it is a statement that ends in a semicolon. */
  body?: string;
  text: string;
}

function* blocksOf(css: string): Generator<Block> {
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const char = css[at];
    if (char === "\\") at++;
    else if (char === '"' || char === "'") at = endOfString(css, at);
    else if (char === "/" && css[at + 1] === "*") at = css.indexOf("*/", at) + 1;
    else if (char === "{" && depth++ === 0) open = at;
    else if ((char === "}" && --depth === 0) || (char === ";" && depth === 0)) {
      const text = css.slice(start, at + 1);
      yield char === "}"
        ? { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at), text }
        : { prelude: text, text };
      start = at + 1;
    }
  }
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

const CLASS = /\.((?:\\.|[\w-]|\p{L})+)/gu;

function usable(selectors: string, words: Set<string>): boolean {
  return splitAtCommas(selectors).some((selector) => {
    // The arguments of a pseudo-class are alternatives or exclusions: only the classes outside it must occur.
    const plain = withoutParentheses(selector);
    return [...plain.matchAll(CLASS)].every(([, name = ""]) => words.has(unescaped(name)));
  });
}

function splitAtCommas(selectors: string): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < selectors.length; at++) {
    const char = selectors[at] ?? "";
    if (char === "\\") {
      parts.push(`${parts.pop()}${char}${selectors[++at] ?? ""}`);
      continue;
    }
    if (char === "(" || char === "[") depth++;
    if (char === ")" || char === "]") depth--;
    if (char === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${char}`);
  }
  return parts;
}

function withoutParentheses(selector: string): string {
  let plain = "";
  let depth = 0;
  for (let at = 0; at < selector.length; at++) {
    const char = selector[at] ?? "";
    if (char === "\\") {
      if (depth === 0) plain += char + (selector[at + 1] ?? "");
      at++;
      continue;
    }
    if (char === "(" || char === "[") depth++;
    if (depth === 0) plain += char;
    if (char === ")" || char === "]") depth--;
  }
  return plain;
}

/** `\31 00` is "100", `\:` is ":". */
function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, hex, char) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : char,
  );
}
