import { unzipSync } from "fflate/browser";
import { LeituraError } from "./mensagens.ts";
import { collectTexto, readSheet } from "./sheet.ts";
import { attributeOf, readXml } from "./xml.ts";

/** The first sheet of a workbook. */
export function rowsOfXlsx(bytes: Uint8Array): string[][] {
  try {
    const part = unpack(bytes);
    const { sheet, is1904 } = readWorkbook(part("xl/workbook.xml"));
    const paths = readRelations(part("xl/_rels/workbook.xml.rels"));
    return readSheet(part(paths[sheet] ?? ""), {
      textos: paths.sharedStrings ? readTextos(part(paths.sharedStrings)) : [],
      datas: paths.styles ? readDatas(part(paths.styles)) : new Set(),
      is1904,
    });
  } catch {
    throw new LeituraError("excel-ilegivel");
  }
}

/** What a phone can hold of a workbook, unpacked: a small file may grow a thousandfold. */
const MAX_UNPACKED = 400_000_000;

function unpack(bytes: Uint8Array): (path: string) => string {
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.xml(\.rels)?$/.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > MAX_UNPACKED) throw new Error("too large");
    return true;
  };
  const parts = unzipSync(bytes, { filter });
  return (path) => {
    const part = parts[path];
    if (!part) throw new Error(`no ${path}`);
    return new TextDecoder().decode(part);
  };
}

/** The relation of the first sheet, and the year from which days are counted. */
function readWorkbook(xml: string): { sheet: string; is1904: boolean } {
  let sheet = "";
  let is1904 = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = /^(1|true)$/.test(attributeOf(attributes, "date1904") ?? "");
      // Its prefix is what the file made of the namespace of relations.
      if (name === "sheet") sheet ||= /\s[\w.-]+:id=["']([^"']+)/.exec(attributes)?.[1] ?? "";
    },
  });
  return { sheet, is1904 };
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
