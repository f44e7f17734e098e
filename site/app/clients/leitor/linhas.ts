import { MAX_LINHAS } from "@eden/domain/ferramentas/relatorio";
import { separatorOf } from "@eden/domain/ferramentas/separador";
import Papa from "papaparse";
import { decodeTexto } from "./decode-texto.ts";
import { type Folha, LeituraError, type Motivo } from "./mensagens.ts";

/** First bytes of what owners choose by mistake. */
const KNOWN: [Motivo, number[]][] = [
  ["foto-ou-pdf", [0x25, 0x50, 0x44, 0x46]],
  ["foto-ou-pdf", [0x89, 0x50, 0x4e, 0x47]],
  ["foto-ou-pdf", [0xff, 0xd8, 0xff]],
  ["compactado", [0x52, 0x61, 0x72, 0x21]],
  ["compactado", [0x37, 0x7a, 0xbc, 0xaf]],
  ["compactado", [0x1f, 0x8b]],
];
/** Of an old .xls, and of an .xlsx that is encrypted. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

/** The sheets of a report in cells, from a file or from a pasted table. */
export async function readFolhas(conteudo: Blob | string): Promise<Folha[]> {
  const folhas = await (typeof conteudo === "string"
    ? folhasOf(conteudo)
    : folhasOfBytes(new Uint8Array(await conteudo.arrayBuffer())));
  if (folhas.some(({ rows }) => rows.length > MAX_LINHAS)) throw new LeituraError("grande-demais");
  return folhas;
}

async function folhasOfBytes(bytes: Uint8Array): Promise<Folha[]> {
  const starts = (start: number[]) => start.every((byte, index) => bytes[index] === byte);
  const known = KNOWN.find(([, start]) => starts(start));
  if (known) throw new LeituraError(known[0]);
  if (starts(OLE)) throw new LeituraError(isEncrypted(bytes) ? "com-senha" : "excel-antigo");
  if (starts(ZIP)) return (await load(() => import("./xlsx.ts"))).folhasOfXlsx(bytes);
  return folhasOf(decodeTexto(bytes));
}

/** By the name of the part that holds the workbook. */
const isEncrypted = (bytes: Uint8Array) => new TextDecoder("utf-16le").decode(bytes).includes("EncryptedPackage");

/** The readers of spreadsheets load after that of texts. */
async function load<Part>(part: () => Promise<Part>): Promise<Part> {
  try {
    return await part();
  } catch {
    throw new LeituraError("sem-leitor");
  }
}

/** A text is one sheet; some systems save a web page under the name of a spreadsheet. */
export async function folhasOf(texto: string): Promise<Folha[]> {
  if (texto.replaceAll("\0", "").trim() === "") throw new LeituraError("vazio");
  if (/^[\s\uFEFF]*<(!doctype|!--|html|head|body|table|\?xml|meta|style|div|(\w+:)?workbook)\b/i.test(texto))
    return markupOf(texto);
  const separador = separatorOf(texto);
  return [{ nome: "", rows: rowsOf(texto, separador), separador }];
}

async function markupOf(texto: string): Promise<Folha[]> {
  const { sheetsOfMarkup } = await load(() => import("./markup.ts"));
  const folhas = readMarkup(() => sheetsOfMarkup(texto));
  if (folhas.length === 0) throw new LeituraError("pagina");
  return folhas;
}

/** What is no table is no page with one. */
function readMarkup(read: () => Folha[]): Folha[] {
  try {
    return read();
  } catch {
    return [];
  }
}

export function rowsOf(texto: string, separator = separatorOf(texto)): string[][] {
  // One kind of line end: Papa Parse would take the first it sees for all of them.
  const lines = texto.replace(/\r\n?/g, "\n");
  const options = { delimiter: separator, newline: "\n" } as const;
  const { data, errors } = Papa.parse<string[]>(lines, options);
  if (!errors.some(({ type }) => type === "Quotes")) return data;
  // A quote that is part of a name would take the lines that follow it into its cell.
  const plain = Papa.parse<string[]>(lines, { ...options, quoteChar: "\0" }).data;
  return plain.map((row) => row.map((cell) => cell.replace(/^"(.*)"$/, "$1").replaceAll('""', '"')));
}
