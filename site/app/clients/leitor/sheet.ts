import { attributeOf, readXml } from "./xml.ts";

interface Workbook {
  /** Texts that cells name by their number. */
  textos: readonly string[];
  /** Numbers of the cell styles that show a number as a day. */
  datas: ReadonlySet<string>;
  /** Days are counted from 1904, as old systems of Apple do. */
  is1904: boolean;
}

/** The size of a sheet in Excel. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** The cells of a sheet as texts, without empty rows at its end. */
export function readSheet(xml: string, workbook: Workbook): string[][] {
  const rows: string[][] = [];
  const content = collectTexto();
  const textOf = cellReader(workbook);
  let row: string[] = [];
  let attributes = "";
  let column = -1;
  readXml(xml, {
    open(name, found) {
      content.open(name);
      if (name === "c") {
        attributes = found;
        column = columnOf(found) ?? column + 1;
      }
      if (name !== "row") return;
      const place = Number(attributeOf(found, "r") ?? rows.length + 1);
      if (!(place <= MAX_ROWS)) throw new Error("no row");
      while (rows.length < place) rows.push([]);
      row = rows[place - 1] as string[];
      column = -1;
    },
    text: content.text,
    close(name) {
      content.close(name);
      if (name !== "c") return;
      const text = textOf(attributes, content.take());
      if (text === "") return;
      while (row.length < column) row.push("");
      row[column] = text;
    },
  });
  while (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

/** An error of a formula stays as it is and is no number. Numbers with decimals are "=1.234", which nobody reads as thousands; days are "2027-01-31". */
function cellReader({ textos, datas, is1904 }: Workbook): (attributes: string, content: string) => string {
  const days = new Map<number, string>();
  const dayOf = (content: string) => {
    const serial = Math.floor(Number(content));
    if (!(serial >= 0 && serial <= LAST_DAY)) return content;
    let day = days.get(serial);
    if (day === undefined) {
      day = new Date((serial - UNIX_DAY + (is1904 ? DAYS_TO_1904 : 0)) * DAY_MS).toISOString().slice(0, 10);
      days.set(serial, day);
    }
    return day;
  };
  return (attributes, content) => {
    const type = attributeOf(attributes, "t") ?? "n";
    if (type === "s") return content === "" ? "" : (textos[Number(content)] ?? "").trim();
    if (type === "d") return content.slice(0, 10);
    if (type !== "n") return content.trim();
    if (content !== "" && datas.has(attributeOf(attributes, "s") ?? "")) return dayOf(content);
    if (!/[.e]/i.test(content)) return content;
    if (Number.isInteger(Number(content)) && Math.abs(Number(content)) < 1e15) return String(Number(content));
    // What a formula leaves of zero, "-2.8E-17", is written as a number that nobody would type.
    return Math.abs(Number(content)) < 1e-6 ? "0" : `=${Number(content)}`;
  };
}

const DAY_MS = 86_400_000;
/** 1 January 1970 and the last day of 9999, as Excel counts from 1900; how much later Apple began. */
const UNIX_DAY = 25_569;
const LAST_DAY = 2_958_465;
const DAYS_TO_1904 = 1462;

/** "AB12" is the column 27, counted from 0. */
function columnOf(attributes: string): number | undefined {
  const place = attributeOf(attributes, "r");
  if (place === undefined) return undefined;
  let column = 0;
  for (let index = 0; index < place.length; index++) {
    const letter = place.charCodeAt(index) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column < 1 || column > MAX_COLUMNS) throw new Error("no column");
  return column - 1;
}

/** What the parts "t" and "v" say, in runs of several fonts too, but not how a text is pronounced. */
export function collectTexto() {
  let texto = "";
  let isOn = false;
  let isSpoken = false;
  return {
    open(name: string) {
      if (name === "rPh") isSpoken = true;
      isOn = !isSpoken && (name === "t" || name === "v");
    },
    text(text: string) {
      if (isOn) texto += text;
    },
    close(name: string) {
      if (name === "rPh") isSpoken = false;
      isOn = false;
    },
    /** The text until now. Control characters are written "_x000D_". */
    take(): string {
      const taken = texto;
      texto = "";
      if (!taken.includes("_x")) return taken;
      return taken.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    },
  };
}
