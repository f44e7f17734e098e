import { join } from "node:path";
import type pg from "pg";
import type { ReceitaFile, ReceitaShare } from "../gateways/receita-share.ts";
import { logLine } from "../log.ts";
import { downloadMonth, removeDownloads } from "./download-month.ts";
import {
  CargaRefused,
  createStaging,
  failCarga,
  loadedMonth,
  lockCargas,
  noteShare,
  openCarga,
  requireMunicipios,
  swapFarmacias,
} from "./farmacias-table.ts";
import { readRegister } from "./read-register.ts";

export type LoadResult =
  | { status: "loaded"; month: string; rows: number }
  | { status: "current"; month: string }
  | { status: "incomplete"; month: string }
  | { status: "empty" }
  | { status: "busy" }
  | { status: "refused"; month: string; reason: string };

/** Where the files of a month are: in a local folder, which is left as it is, or at the share. */
export type Source =
  | { folder: string; month: string }
  | { share: ReceitaShare; workFolder: string; retryMs: number; month?: string | undefined };

interface Options {
  pool: pg.Pool;
  source: Source;
  anySize?: boolean | undefined;
  /** The register is invented. */
  amostra?: boolean | undefined;
}

const PARTS = 10;
/** A month is complete with exactly these. */
export const FILES = [
  ...["Estabelecimentos", "Empresas"].flatMap((kind) =>
    Array.from({ length: PARTS }, (_, part) => `${kind}${part}.zip`),
  ),
  "Simples.zip",
];
/** A connection without traffic may be cut while files are downloaded. */
const HEARTBEAT_MS = 30_000;

/**
 * Loads one month of the public register into privado.farmacias and privado.pracas: the newest, unless it is loaded already, or the one asked
 * for. Can be ended at any point and run again: files are resumed, and the tables change in one transaction at the end.
 */
export async function loadFarmacias({ pool, source, ...accepted }: Options): Promise<LoadResult> {
  const client = await pool.connect();
  // A lost connection shows in the next query.
  client.on("error", () => undefined);
  const heartbeat = setInterval(() => client.query("select 1").catch(() => undefined), HEARTBEAT_MS);
  try {
    if (!(await lockCargas(client))) return { status: "busy" };
    const chosen = await chooseMonth(client, source).catch(async (error) => {
      await noteShare(pool, error);
      throw error;
    });
    if ("share" in source) await noteShare(client);
    if (chosen.status !== "chosen") return chosen;
    const { month, files } = chosen;
    const carga = await openCarga(client, `${month}-01`);
    try {
      return { status: "loaded", month, rows: await load(client, carga, { source, month, files, ...accepted }) };
    } catch (error) {
      await failCarga(pool, carga, error as Error);
      if (!(error instanceof CargaRefused)) throw error;
      if ("share" in source) await removeDownloads(source.workFolder);
      return { status: "refused", month, reason: error.message };
    }
  } finally {
    clearInterval(heartbeat);
    // The temporary tables end with the connection. So does the lock, but only later: another load may follow at once.
    await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
    client.release(true);
  }
}

type Chosen = { status: "chosen"; month: string; files: ReceitaFile[] };

async function chooseMonth(client: pg.ClientBase, source: Source): Promise<Chosen | LoadResult> {
  if ("folder" in source) return { status: "chosen", month: source.month, files: [] };
  const month = source.month ?? (await source.share.listMonths())[0];
  if (!month) return { status: "empty" };
  if (!source.month && (await loadedMonth(client)) === month) return { status: "current", month };
  const files = (await source.share.listFiles(month)).filter(({ name }) => FILES.includes(name));
  return files.length === FILES.length ? { status: "chosen", month, files } : { status: "incomplete", month };
}

interface Load {
  source: Source;
  month: string;
  files: ReceitaFile[];
  anySize?: boolean | undefined;
  amostra?: boolean | undefined;
}

async function load(client: pg.ClientBase, carga: string, chosen: Load): Promise<number> {
  const { source, month, files, anySize = false, amostra = false } = chosen;
  await requireMunicipios(client);
  const folder = "share" in source ? await downloadMonth({ ...source, month, files }) : source.folder;
  await createStaging(client);
  const paths = FILES.map((name) => join(folder, name));
  const mes = `${month}-01`;
  const lidas = await readRegister(client, paths, mes);
  const rows = await swapFarmacias(client, { carga, lidas, mes, anySize, amostra });
  logLine("info", { receita: "loaded", month, rows, read: lidas });
  if ("share" in source) await removeDownloads(source.workFolder);
  return rows;
}
