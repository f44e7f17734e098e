import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type pg from "pg";

export interface PracasFile {
  /** AAAA-MM */
  mes: string;
  name: string;
  sha256: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Half a megabyte instead of eight, in about a second; the highest quality takes ten. */
const QUALITY = 9;
const compress = promisify(brotliCompress);

/**
 * The documents of all towns, one JSON a line, of the newest load. Made at the first request after a load and kept in
 * memory: no copy can be older than the database, whichever machine ran the load.
 */
export function createPracasFile(pool: pg.Pool): () => Promise<PracasFile | undefined> {
  let made: { carga: string; file: Promise<PracasFile> } | undefined;
  return async () => {
    const { rows } = await pool.query<{
      carga: string;
      mes: string;
    }>(`select c.id as carga, to_char(c.mes, 'YYYY-MM') as mes
      from privado.farmacias_cargas as c where c.estado = 'trocada' order by c.id desc limit 1`);
    const [newest] = rows;
    if (!newest) return undefined;
    if (made?.carga !== newest.carga) {
      const file = writePracasFile(pool, newest.mes);
      made = { carga: newest.carga, file };
      file.catch(() => {
        made = undefined;
      });
    }
    return made.file;
  };
}

async function writePracasFile(pool: pg.Pool, mes: string): Promise<PracasFile> {
  const { rows } = await pool.query<{ dados: string }>("select dados::text from privado.pracas order by uf, slug");
  const text = rows.map(({ dados }) => `${dados}\n`).join("");
  const bytes = new Uint8Array(await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  return { mes, name: `pracas-${mes}.ndjson.br`, sha256: createHash("sha256").update(bytes).digest("hex"), bytes };
}
