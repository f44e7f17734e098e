import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { object, parse, pipe, regex, safeParse, string } from "valibot";
import { type Praca, pracaSchema } from "../../domain/pracas/praca.ts";

/** What the service answers about its file, or an operator about one of theirs. */
const announcedSchema = object({
  mes: pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** Of the file, or relative to the answer. */
  url: string(),
  /** Of the file as it is sent. */
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
});

interface Announced {
  mes: string;
  sha256: string;
}

/** The file that the service offers, `GET /api/pracas/ultimo`. */
export async function downloadPracas(address: string): Promise<Announced & { bytes: Buffer }> {
  const announced = parse(announcedSchema, await (await get(address)).json());
  const response = await get(new URL(announced.url, address).href);
  return { ...announced, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

export const readFile = (path: string, announced: Announced) => ({ ...announced, bytes: readFileSync(path) });

/** The documents of a file, one a line. Refuses one that is not what was announced, or not of all towns. */
export function checkPracas(
  file: Announced & { bytes: Buffer },
  municipios: number,
): { ndjson: string; towns: number } {
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  if (sha256 !== file.sha256) throw new Error(`SHA-256 of the file is ${sha256}, not ${file.sha256}`);
  const ndjson = textOf(file.bytes);
  const pracas = ndjson.split("\n").filter(Boolean).map(readLine);
  const other = pracas.find(({ mes }) => mes !== file.mes);
  if (other) throw new Error(`${other.nome}, ${other.uf} is of ${other.mes}, not of ${file.mes}`);
  const towns = new Set(pracas.map(({ uf, slug }) => `${uf}/${slug}`)).size;
  if (towns !== municipios || pracas.length !== municipios) {
    throw new Error(`${pracas.length} lines of ${towns} towns, not ${municipios}`);
  }
  return { ndjson, towns };
}

/** The service compresses its file. JSON begins with a brace, which Brotli's first byte never is for a text this long. */
const textOf = (bytes: Buffer) => (bytes[0] === 0x7b ? bytes : brotliDecompressSync(bytes)).toString("utf8");

function readLine(line: string, at: number): Praca {
  const { success, output, issues } = safeParse(pracaSchema, JSON.parse(line));
  if (success) return output;
  throw new Error(`line ${at + 1}: ${issues[0].message}`);
}
