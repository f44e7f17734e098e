/** What an XML text says, in its order. Names come without their prefix: exporters of .NET write "x:row". */
export interface Events {
  open(name: string, attributes: string): void;
  text?(text: string): void;
  close?(name: string): void;
}

const GREATER = 62;
const SLASH = 47;
const COLON = 58;
const QUOTE = 34;
const APOSTROPHE = 39;

/** Reads what spreadsheets contain of XML: no DTD. The attributes of a tag are one text, of which `attributeOf` reads one. */
export function readXml(source: string, { open, text, close }: Events): void {
  const xml = plainXml(source);
  let at = xml.indexOf("<");
  while (at >= 0) {
    const isEnd = xml.charCodeAt(at + 1) === SLASH;
    const { start, name, end } = tagAt(xml, isEnd ? at + 2 : at + 1);
    if (isEnd) close?.(xml.slice(start, name));
    else {
      open(xml.slice(start, name), xml.slice(name, end));
      if (xml.charCodeAt(end - 1) === SLASH) close?.(xml.slice(start, name));
    }
    at = xml.indexOf("<", end);
    if (text && at > end + 1) text(decodeEntities(xml.slice(end + 1, at)));
  }
}

/** Where its name begins, after a prefix, and ends, and where its ">" is: a value may contain one, too. */
function tagAt(xml: string, from: number): { start: number; name: number; end: number } {
  let start = from;
  let name = 0;
  let quote = 0;
  for (let place = from; place < xml.length; place++) {
    const code = xml.charCodeAt(place);
    if (quote > 0) {
      if (code === quote) quote = 0;
    } else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === GREATER) return { start, name: name || place, end: place };
    else if (name === 0 && code === COLON) start = place + 1;
    else if (name === 0 && (code <= 32 || code === SLASH)) name = place;
  }
  throw new Error("no XML");
}

/** Comments left out, and CDATA written as other text. In one pass: one that never ends is left as it is. */
function plainXml(xml: string): string {
  let plain = "";
  let at = 0;
  for (let start = xml.indexOf("<!"); start >= 0; start = xml.indexOf("<!", at)) {
    const [open, close] = xml.startsWith("<![CDATA[", start) ? ["<![CDATA[", "]]>"] : ["<!--", "-->"];
    const isOther = !xml.startsWith(open, start);
    const end = isOther ? start + 2 : xml.indexOf(close, start + open.length);
    if (end < 0) break;
    plain += xml.slice(at, isOther ? end : start);
    if (close === "]]>")
      plain += xml
        .slice(start + open.length, end)
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;");
    at = isOther ? end : end + close.length;
  }
  return plain + xml.slice(at);
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}=`) + name.length + 3;
  if (start < name.length + 3) return undefined;
  return decodeEntities(attributes.slice(start, attributes.indexOf(attributes[start - 1] as string, start)));
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
