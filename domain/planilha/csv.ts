/**
 * One line of a CSV file that Excel in Portuguese opens by a double click: `;` between the cells, every cell between quotes,
 * CRLF at the end. The file starts with `CSV_START`.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quote(cell ?? "")).join(";")}\r\n`;
}

/** The byte order mark: without it Excel reads the file as Windows-1252 and breaks the accents. */
export const CSV_START = "\uFEFF";

/**
 * What a spreadsheet may run as a formula: `=`, `+`, `-` and `@`, also full-width, as the first character that is not
 * blank, invisible or a quote; and every text that starts with a tab or a carriage return.
 */
const FORMULA = /^(?:[\t\r]|[\p{White_Space}\p{Cc}\p{Cf}"'`´‘’“”]*[=+\-@＝＋－＠﹢﹣﹦﹫−])/u;

function quote(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
