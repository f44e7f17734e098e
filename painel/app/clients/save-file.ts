import { CSV_START, csvLine } from "@eden/domain/planilha/csv";

/** Lets the browser save a file that was made or fetched here. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves lines as a CSV file that Excel in Portuguese opens. */
export function saveCsv(name: string, lines: readonly (readonly (string | null)[])[]): void {
  saveFile(new Blob([CSV_START, ...lines.map(csvLine)], { type: "text/csv" }), name);
}
