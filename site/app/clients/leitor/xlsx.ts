import { unzipSync } from "fflate/browser";
import { type Folha, LeituraError } from "./mensagens.ts";
import { collectTexto, readSheet } from "./sheet.ts";
import { attributeOf, readXml } from "./xml.ts";

/** The sheets of a workbook, hidden ones only where there is no other. */
export function folhasOfXlsx(bytes: Uint8Array): Folha[] {
  try {
    const part = unpack(bytes);
    if (!part.has("xl/workbook.xml")) throw new LeituraError(part.has("content.xml") ? "libreoffice" : "compactado");
    const { sheets, is1904 } = readWorkbook(part.read("xl/workbook.xml"));
    const paths = readRelations(part.read("xl/_rels/workbook.xml.rels"));
    const workbook = {
      textos: paths.sharedStrings ? readTextos(part.read(paths.sharedStrings)) : [],
      datas: paths.styles ? readDatas(part.read(paths.styles)) : new Set<string>(),
      is1904,
    };
    const tables = sheets.filter(({ relation }) => part.has(paths[relation] ?? ""));
    const seen = tables.filter(({ isHidden }) => !isHidden);
    const folhas = (seen.length > 0 ? seen : tables).slice(0, MOST_SHEETS).map(({ nome, relation }) => {
      return { nome, rows: readSheet(part.read(paths[relation] ?? ""), workbook), separador: null };
    });
    if (folhas.length === 0) throw new Error("no sheet");
    return folhas;
  } catch (error) {
    throw error instanceof LeituraError ? error : new LeituraError("excel-ilegivel");
  }
}

const MOST_SHEETS = 20;

/** What a phone can hold of a workbook, unpacked: a small file may grow a thousandfold. */
const MAX_UNPACKED = 400_000_000;

function unpack(bytes: Uint8Array) {
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.xml(\.rels)?$/.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > MAX_UNPACKED) throw new Error("too large");
    return true;
  };
  const parts = unzipSync(bytes, { filter });
  return {
    has: (path: string) => Object.hasOwn(parts, path),
    read(path: string): string {
      const part = parts[path];
      if (!part) throw new Error(`no ${path}`);
      return new TextDecoder().decode(part);
    },
  };
}

interface SheetName {
  nome: string;
  relation: string;
  isHidden: boolean;
}

/** The sheets in their order, and the year from which days are counted. */
function readWorkbook(xml: string): { sheets: SheetName[]; is1904: boolean } {
  const sheets: SheetName[] = [];
  let is1904 = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = /^(1|true)$/.test(attributeOf(attributes, "date1904") ?? "");
      if (name !== "sheet") return;
      // Its prefix is what the file made of the namespace of relations.
      const relation = /\s[\w.-]+:id=["']([^"']+)/.exec(attributes)?.[1] ?? "";
      const isHidden = /hidden/i.test(attributeOf(attributes, "state") ?? "");
      sheets.push({ nome: attributeOf(attributes, "name") ?? "", relation, isHidden });
    },
  });
  return { sheets, is1904 };
}

/** Paths of the parts: of a sheet by its relation, of what there is once by its kind. */
function readRelations(xml: string): Record<string, string> {
  const paths: Record<string, string> = {};
  readXml(xml, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const [id = "", type = "", target = ""] = ["Id", "Type", "Target"].map((each) => attributeOf(attributes, each));
      const kind = type.slice(type.lastIndexOf("/") + 1);
      paths[kind === "worksheet" ? id : kind] = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    },
  });
  return paths;
}

function readTextos(xml: string): string[] {
  const textos: string[] = [];
  const content = collectTexto();
  readXml(xml, {
    open: content.open,
    text: content.text,
    close(name) {
      content.close(name);
      if (name === "si") textos.push(content.take());
    },
  });
  return textos;
}

/** Numbers of the cell styles that show a number as a day. */
function readDatas(xml: string): Set<string> {
  const formats = new Set<number>();
  const datas = new Set<string>();
  let style = -1;
  readXml(xml, {
    open(name, attributes) {
      if (name === "cellXfs") style = 0;
      const id = Number(attributeOf(attributes, "numFmtId"));
      if (name === "numFmt" && isDateFormat(attributeOf(attributes, "formatCode") ?? "")) formats.add(id);
      if (name !== "xf" || style < 0) return;
      if (isBuiltIn(id) || formats.has(id)) datas.add(String(style));
      style += 1;
    },
    close(name) {
      if (name === "cellXfs") style = -1;
    },
  });
  return datas;
}

/** Formats of days and times that a workbook has without naming them. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** "dd/mm/yyyy;@", "[$-416]d mmm yyyy": letters of days and no digit but fractions of a second, outside quotes and brackets. */
function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, "").replace(/(s)[.,]0+/gi, "$1");
  return bare.split(";").some((section) => /[ymdhs]/i.test(section) && !/[0#?]/.test(section));
}
