/** Chromium writes PDFs with uncompressed objects, so the few properties we need can be read from the bytes. */
export function readPdf(pdf: Buffer) {
  const text = pdf.toString("latin1");
  return {
    isPdf: text.startsWith("%PDF-") && text.trimEnd().endsWith("%%EOF"),
    pages: text.match(/\/Type \/Page\b/g)?.length ?? 0,
    language: /\/Lang \(([^)]*)\)/.exec(text)?.[1],
    isTagged: /\/MarkInfo <<\/Type \/MarkInfo\s+\/Marked true>>/.test(text),
    hasOutline: text.includes("/Type /Outlines"),
    title: decodeText(/\/Title (<[0-9A-Fa-f]+>|\((?:\\.|[^\\)])*\))/.exec(text)?.[1] ?? ""),
  };
}

function decodeText(value: string): string {
  if (value.startsWith("(")) return value.slice(1, -1).replace(/\\(.)/g, "$1");
  const bytes = Buffer.from(value.slice(5, -1), "hex");
  return bytes.swap16().toString("utf16le");
}

/** Writes the document's date instead of the print time: the same source gives the same file. */
export function stampPdf(pdf: Buffer, date: string): Buffer {
  const stamp = `D:${date.replaceAll("-", "")}000000+00'00'`;
  const text = pdf.toString("latin1").replace(/D:\d{14}\+00'00'/g, stamp);
  return Buffer.from(text, "latin1");
}
