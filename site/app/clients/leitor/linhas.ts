import { MAX_LINHAS, separatorOf } from "@eden/domain/ferramentas/relatorio";
import Papa from "papaparse";
import { LeituraError, type Motivo } from "./mensagens.ts";

/** First bytes of what owners choose by mistake. */
const KNOWN: [Motivo, number[]][] = [
  ["foto-ou-pdf", [0x25, 0x50, 0x44, 0x46]],
  ["foto-ou-pdf", [0x89, 0x50, 0x4e, 0x47]],
  ["foto-ou-pdf", [0xff, 0xd8, 0xff]],
];
/** Of an old .xls, and of an .xlsx that is encrypted. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

/** The lines of a report in cells, from a file or from a pasted table. */
export async function readLinhas(conteudo: Blob | string): Promise<string[][]> {
  const rows =
    typeof conteudo === "string" ? rowsOf(conteudo) : await rowsOfBytes(new Uint8Array(await conteudo.arrayBuffer()));
  if (rows.length > MAX_LINHAS) throw new LeituraError("grande-demais");
  return rows;
}

async function rowsOfBytes(bytes: Uint8Array): Promise<string[][]> {
  const starts = (start: number[]) => start.every((byte, index) => bytes[index] === byte);
  const known = KNOWN.find(([, start]) => starts(start));
  if (known) throw new LeituraError(known[0]);
  if (starts(OLE)) throw new LeituraError(isEncrypted(bytes) ? "com-senha" : "excel-antigo");
  if (starts(ZIP)) return (await loadXlsx()).rowsOfXlsx(bytes);
  return rowsOf(decodeTexto(bytes));
}

/** By the name of the part that holds the workbook. */
const isEncrypted = (bytes: Uint8Array) => new TextDecoder("utf-16le").decode(bytes).includes("EncryptedPackage");

async function loadXlsx() {
  try {
    return await import("./xlsx.ts");
  } catch {
    throw new LeituraError("sem-leitor");
  }
}

export function rowsOf(texto: string, separator = separatorOf(texto)): string[][] {
  if (texto.trim() === "") throw new LeituraError("vazio");
  // Some systems save a web page under the name of a spreadsheet.
  if (/^\s*<(!doctype|html|table|\?xml|meta)/i.test(texto)) throw new LeituraError("pagina");
  // One kind of line end: Papa Parse would take the first it sees for all of them.
  return Papa.parse<string[]>(texto.replace(/\r\n?/g, "\n"), { delimiter: separator, newline: "\n" }).data;
}

/** UTF-8 if it is valid, else Windows-1252, which most desktop systems write. UTF-16 by its mark, or by the zeros in it. */
export function decodeTexto(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
