import { basename } from "node:path";
import type pg from "pg";
import { logLine } from "../log.ts";
import { CargaRefused, stageRows } from "./farmacias-table.ts";
import {
  COLUMNS,
  type Empresa,
  type Estabelecimento,
  type FileKind,
  hasLayout,
  mayBePharmacy,
  type OpcaoSimples,
  parseRow,
  type Registro,
  raizOf,
  toEmpresa,
  toEstabelecimento,
  toOpcaoSimples,
  toRegistro,
} from "./layout.ts";
import { zipLines } from "./zip-lines.ts";

const BATCH = 500;
/** Pharmacies that cannot be read, of those found, above which the layout has changed. */
const UNREADABLE = 0.01;

/** A pharmacy to count, and to keep if it is not closed for long. */
interface Pharmacy {
  registro: Registro;
  kept: Estabelecimento | null;
}

/**
 * Reads the files into the staging tables: the establishments first, because their roots say which companies to keep. Only
 * rows of pharmacies are parsed, and memory holds one batch and the roots. Returns the number of rows read.
 */
export async function readRegister(client: pg.ClientBase, paths: string[], month: string): Promise<number> {
  const of = (kind: FileKind) => paths.filter((path) => basename(path).startsWith(kind));
  const roots = new Set<string>();
  let [found, unreadable] = [0, 0];
  let lidas = await readFiles<Pharmacy>(of("Estabelecimentos"), "Estabelecimentos", {
    pick(line) {
      if (!mayBePharmacy(line)) return;
      const fields = parseRow(line);
      const registro = toRegistro(fields);
      if (registro === null) return;
      found += 1;
      const kept = toEstabelecimento(fields, month);
      if (kept) roots.add(kept.cnpj.slice(0, 8));
      if (registro && kept !== undefined) return { registro, kept };
      unreadable += 1;
      return undefined;
    },
    async keep(rows) {
      await stageRows(
        client,
        "registro",
        rows.map(({ registro }) => registro),
      );
      await stageRows(
        client,
        "estabelecimentos",
        rows.flatMap(({ kept }) => kept ?? []),
      );
    },
  });
  if (unreadable > found * UNREADABLE) throw new CargaRefused(`${unreadable} de ${found} farmácias ilegíveis`);
  lidas += await readFiles<Empresa>(of("Empresas"), "Empresas", {
    pick: (line) => (roots.has(raizOf(line)) ? toEmpresa(parseRow(line)) : undefined),
    keep: (rows) => stageRows(client, "empresas", rows),
  });
  lidas += await readFiles<OpcaoSimples>(of("Simples"), "Simples", {
    pick: (line) => (roots.has(raizOf(line)) ? toOpcaoSimples(parseRow(line)) : undefined),
    keep: (rows) => stageRows(client, "simples", rows),
  });
  return lidas;
}

interface Reading<Row> {
  /** The row to keep of a line, if any. */
  pick(line: string): Row | undefined;
  keep(rows: Row[]): Promise<void>;
}

async function readFiles<Row>(paths: string[], kind: FileKind, reading: Reading<Row>): Promise<number> {
  let total = 0;
  for (const path of paths) total += await readFile(path, kind, reading);
  return total;
}

async function readFile<Row>(path: string, kind: FileKind, { pick, keep }: Reading<Row>): Promise<number> {
  let [count, batch]: [number, Row[]] = [0, []];
  for await (const lines of zipLines(path)) {
    if (count === 0) refuseDrift(kind, path, lines[0] ?? "");
    count += lines.length;
    for (const line of lines) {
      const row = pick(line);
      if (row) batch.push(row);
    }
    if (batch.length < BATCH) continue;
    await keep(batch);
    batch = [];
  }
  await keep(batch);
  if (count === 0) throw new CargaRefused(`${basename(path)} está vazio`);
  logLine("info", { receita: "read", file: basename(path), rows: count });
  return count;
}

function refuseDrift(kind: FileKind, path: string, line: string): void {
  if (hasLayout(kind, line)) return;
  const found = parseRow(line).length;
  throw new CargaRefused(
    `${basename(path)} começa com ${found} colunas em outro formato, e não com as ${COLUMNS[kind]} do leiaute`,
  );
}
