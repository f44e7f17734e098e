import type { Folha } from "./mensagens.ts";
import { readXml } from "./xml.ts";

const CELLS = new Set(["td", "th", "cell"]);
/** A cell over more columns or rows than these is no report's. */
const MOST_SPAN = 100;
const MOST_COLUMNS = 500;

/** Tables of a web page, or sheets in XML of 2003: what systems save under the name of a spreadsheet. Empty without one. */
export function sheetsOfMarkup(source: string): Folha[] {
  const sheets = [createSheet("")];
  readXml(decodeLetters(withoutScripts(source)), {
    open(tag, attributes) {
      const name = tag.toLowerCase();
      const sheet = sheets.at(-1) as Sheet;
      if (name === "worksheet") sheets.push(createSheet(textOf(attributes, "Name") ?? ""));
      else if (name === "tr" || name === "row") sheet.startRow();
      else if (CELLS.has(name)) sheet.startCell(attributes);
      else if (name === "data" && textOf(attributes, "Type") === "Number") sheet.isNumber();
      else if (name === "br" || name === "p" || name === "div") sheet.text(" ");
    },
    text: (text) => sheets.at(-1)?.text(text),
    close(tag) {
      if (CELLS.has(tag.toLowerCase())) sheets.at(-1)?.endCell();
    },
  });
  return sheets.map((sheet) => sheet.end()).filter(({ rows }) => rows.filter((row) => row.length > 1).length > 1);
}

/** What a script says is no markup. */
function withoutScripts(source: string): string {
  const [first = "", ...scripts] = source.split(/<script\b/i);
  return first + scripts.map((script) => script.slice(Math.max(0, script.search(/<\/script/i)))).join("");
}

const MARKS: Record<string, string> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  cedil: "\u0327",
  uml: "\u0308",
};
const SIGNS: Record<string, string> = { nbsp: " ", ordm: "º", ordf: "ª", deg: "°" };

/** "S&Oacute;DICA" */
const decodeLetters = (source: string) =>
  source.replace(/&([a-z])(acute|grave|circ|tilde|cedil|uml);|&(nbsp|ordm|ordf|deg);/gi, (_, letter, mark, sign) =>
    sign ? (SIGNS[sign.toLowerCase()] ?? "") : `${letter}${MARKS[mark.toLowerCase()]}`.normalize("NFC"),
  );

/** In XML of 2003 attributes have a prefix, in pages capitals or no quotes. */
const textOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^"'\\s>/]+))`, "i")
    .exec(attributes)
    ?.slice(1)
    .find((text) => text !== undefined);

const spanOf = (attributes: string, html: string, xml: string) => {
  if (!/span|merge/i.test(attributes)) return 1;
  const cells = Number(textOf(attributes, html) ?? Number(textOf(attributes, xml) ?? 0) + 1);
  return cells >= 1 && cells <= MOST_SPAN ? cells : 1;
};

type Sheet = ReturnType<typeof createSheet>;

function createSheet(nome: string) {
  const rows: string[][] = [];
  /** Rows that a cell above still covers, by column. */
  let covered: number[] = [];
  let row: string[] | null = null;
  let cell: { text: string; isNumber: boolean; wide: number; tall: number } | null = null;
  const skipCovered = () => {
    while (row && row.length < MOST_COLUMNS && (covered[row.length] ?? 0) > 0) {
      covered[row.length] = (covered[row.length] ?? 1) - 1;
      row.push("");
    }
  };
  const endCell = () => {
    if (!row || !cell) return;
    const text = cell.text.replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();
    const at = row.length;
    // A number that a spreadsheet wrote; like those of .xlsx files it says nothing of how texts write decimals.
    row.push(cell.isNumber && /[.e]/i.test(text) ? `=${text}` : text);
    for (let more = 1; more < cell.wide && row.length < MOST_COLUMNS; more++) row.push("");
    if (cell.tall > 1) for (let place = at; place < row.length; place++) covered[place] = cell.tall - 1;
    cell = null;
  };
  const endRow = () => {
    endCell();
    skipCovered();
    row = null;
  };
  return {
    startRow() {
      endRow();
      row = [];
      rows.push(row);
    },
    startCell(attributes: string) {
      if (!row) return;
      endCell();
      skipCovered();
      const index = Number(/ndex=/.test(attributes) ? textOf(attributes, "Index") : 0);
      if (index <= MOST_COLUMNS) while (row.length < index - 1) row.push("");
      const [wide, tall] = [spanOf(attributes, "colspan", "MergeAcross"), spanOf(attributes, "rowspan", "MergeDown")];
      cell = { text: "", isNumber: false, wide, tall };
    },
    isNumber() {
      if (cell) cell.isNumber = true;
    },
    text(text: string) {
      if (cell) cell.text += text;
    },
    endCell,
    end(): Folha {
      endRow();
      covered = [];
      return { nome, rows, separador: null };
    },
  };
}
