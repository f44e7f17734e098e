/** Elements whose content nobody reads. */
const HIDDEN: ReadonlySet<string> = new Set([
  "head",
  "style",
  "script",
  "title",
  "template",
  "svg",
  "object",
  "noscript",
]);
/** Elements that start a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  "address article blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
    " ",
  ),
);
const MAX_HTML = 2_000_000;

interface Open {
  lines: string[];
  line: string;
  hidden: string | null;
  quotes: number;
  /** The link being read. */
  link: { href: string; words: string } | null;
}

/**
 * The words of an HTML message: no element, style, script or picture. A link shows where it really leads, and a quoted block
 * is marked as in plain text. It reads each character once, so its time is in proportion to the length.
 */
export function htmlToText(html: string): string {
  const source = html.slice(0, MAX_HTML);
  const open: Open = { lines: [], line: "", hidden: null, quotes: 0, link: null };
  for (let place = 0; place < source.length; ) {
    const tag = source.indexOf("<", place);
    if (tag !== place) addText(open, source.slice(place, tag === -1 ? undefined : tag));
    if (tag === -1) break;
    place = readTag(open, source, tag);
  }
  return [...open.lines, open.line]
    .map((line) => line.replace(/ {2,}/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function addText(open: Open, raw: string): void {
  if (open.hidden) return;
  const words = decodeEntities(raw).replace(/[ \t\r\n\f]+/g, " ");
  const text = open.line === "" ? words.trimStart() : words;
  if (text === "") return;
  if (open.link) open.link.words += text;
  open.line += open.line === "" ? `${"> ".repeat(open.quotes)}${text}` : text;
}

/** Reads one tag or comment and returns the place behind it. */
function readTag(open: Open, source: string, start: number): number {
  if (source.startsWith("<!--", start)) {
    const end = source.indexOf("-->", start + 4);
    return end === -1 ? source.length : end + 3;
  }
  const name = /^<\/?([a-z][a-z0-9:-]{0,30})/i.exec(source.slice(start, start + 40))?.[1]?.toLowerCase();
  if (!name && !/^<[/!?]/.test(source.slice(start, start + 2))) {
    addText(open, "<");
    return start + 1;
  }
  const end = tagEnd(source, start);
  if (name) applyTag(open, name, source.slice(start, end));
  return end;
}

/** A sign ">" inside a quoted value does not end the tag. */
function tagEnd(source: string, start: number): number {
  let quote = "";
  for (let place = start + 1; place < source.length; place += 1) {
    const letter = source.charAt(place);
    if (quote !== "") quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return place + 1;
  }
  return source.length;
}

function applyTag(open: Open, name: string, tag: string): void {
  const closes = tag.startsWith("</");
  if (open.hidden) {
    if (closes && name === open.hidden) open.hidden = null;
    return;
  }
  if (HIDDEN.has(name)) {
    open.hidden = closes || tag.endsWith("/>") ? null : name;
    return;
  }
  if (name === "br" || BLOCKS.has(name)) addBreak(open, name === "br");
  if (name === "p" && closes) addBreak(open, true);
  if (name === "blockquote") open.quotes = Math.min(8, Math.max(0, open.quotes + (closes ? -1 : 1)));
  if (name === "li" && !closes) addText(open, "- ");
  if (name === "td" && closes) addText(open, " ");
  if (name === "a") applyLink(open, closes ? null : hrefOf(tag));
}

function addBreak(open: Open, always: boolean): void {
  if (open.line === "" && !always) return;
  open.lines.push(open.line);
  open.line = "";
}

function applyLink(open: Open, href: string | null): void {
  const { link } = open;
  open.link = null;
  if (link) {
    const words = link.words.trim();
    if (!sameTarget(words, link.href)) addText(open, words === "" ? link.href : ` (${link.href})`);
  }
  if (href) open.link = { href, words: "" };
}

const hrefOf = (tag: string): string | null => {
  const found = /\shref\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i.exec(tag);
  const href = decodeEntities(found?.slice(1).find((value) => value !== undefined) ?? "").trim();
  return /^(?:https?|mailto|tel):/i.test(href) ? href : null;
};

const sameTarget = (words: string, href: string) => plainTarget(words) === plainTarget(href);
const plainTarget = (target: string) =>
  target
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, "")
    .replace(/\/$/, "");

const NAMED: Readonly<Record<string, string>> = {
  ...{
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    bull: "•",
    middot: "·",
  },
  ...{
    laquo: "«",
    raquo: "»",
    ldquo: "“",
    rdquo: "”",
    lsquo: "‘",
    rsquo: "’",
    copy: "©",
    reg: "®",
    deg: "°",
    ordf: "ª",
  },
  ...{ ordm: "º", euro: "€", aacute: "á", agrave: "à", acirc: "â", atilde: "ã", eacute: "é", ecirc: "ê", iacute: "í" },
  ...{
    oacute: "ó",
    ocirc: "ô",
    otilde: "õ",
    uacute: "ú",
    uuml: "ü",
    ccedil: "ç",
    ntilde: "ñ",
    Aacute: "Á",
    Agrave: "À",
  },
  ...{
    Acirc: "Â",
    Atilde: "Ã",
    Eacute: "É",
    Ecirc: "Ê",
    Iacute: "Í",
    Oacute: "Ó",
    Ocirc: "Ô",
    Otilde: "Õ",
    Uacute: "Ú",
  },
  ...{ Uuml: "Ü", Ccedil: "Ç", Ntilde: "Ñ" },
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isLetter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : "";
  });
