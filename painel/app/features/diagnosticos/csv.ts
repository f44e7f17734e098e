/**
 * Reads a CSV file (RFC 4180) record by record: fields between quotes may hold separators, line breaks and doubled quotes.
 * Empty lines are skipped. `linha` is the line of the file on which the record starts, as a text editor counts it.
 */
export function* readCsv(text: string, separator = separatorOf(text)): Generator<CsvRecord> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const record = readRecord(text, at, separator);
    if (record.campos.some((campo) => campo.trim() !== "")) yield { linha: line, campos: record.campos };
    line += countBreaks(text, at, record.end);
    at = record.end;
  }
}

export interface CsvRecord {
  linha: number;
  campos: string[];
}

function readRecord(text: string, start: number, separator: string): { campos: string[]; end: number } {
  const campos: string[] = [];
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? readQuoted(text, at, separator) : readPlain(text, at, separator);
    campos.push(field.value);
    at = field.end;
    if (text[at] !== separator) break;
    at += 1;
  }
  return { campos, end: text.startsWith("\r\n", at) ? at + 2 : at + 1 };
}

function readPlain(text: string, start: number, separator: string): { value: string; end: number } {
  const end = endOfField(text, start, separator);
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number, separator: string): { value: string; end: number } {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  // A quote that is never closed is part of the text: it must not swallow the rest of the file.
  if (close < 0) return readPlain(text, start, separator);
  const end = endOfField(text, close + 1, separator);
  const value = text.slice(start + 1, close).replaceAll('""', '"');
  return { value: value + text.slice(close + 1, end), end };
}

function endOfField(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return at;
}

function countBreaks(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) breaks += 1;
  }
  return breaks;
}

/** The one that the first line has most of, outside quotes. Brazilian spreadsheets write `;`. */
function separatorOf(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, "") ?? "";
  const counts = [";", ",", "\t"].map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** UTF-8, with or without BOM, UTF-16 with BOM, or else Windows-1252, which older spreadsheets write. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
