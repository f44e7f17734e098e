// Not /browser: it starts workers from blob: addresses, which the content security policy blocks.
import { readSheet } from "read-excel-file/universal";
import { LeituraError } from "./mensagens.ts";

/** The first sheet. Numbers get a decimal comma, so that 1.234 is not read as thousands. */
export async function rowsOfXlsx(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows = await readSheet(bytes.buffer as ArrayBuffer);
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new LeituraError("excel-ilegivel");
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "number" ? String(cell).replace(".", ",") : String(cell ?? "");
}
