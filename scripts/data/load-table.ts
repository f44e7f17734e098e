import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql } from "postgres";

const DATA = join(import.meta.dirname, "../../data");

/** Tables that have the rows of a file in data/; its header names their columns. */
export const DATA_TABLES = {
  "privado.municipios": "municipios.csv",
  "privado.populacoes": "populacoes.csv",
} as const;
export type DataTable = keyof typeof DATA_TABLES;

/**
 * Makes the table equal to its file, in one transaction, and writes only what differs: a second run changes nothing.
 * Returns the number of rows in the file and of those that were written or deleted.
 */
export async function loadTable(sql: Sql, table: DataTable): Promise<{ rows: number; changed: number }> {
  const content = readFileSync(join(DATA, DATA_TABLES[table]), "utf8");
  const columns = content.slice(0, content.indexOf("\n")).split(",");
  const named = (of: string) => columns.map((column) => `${of}.${column}`).join(", ");
  return sql.begin(async (transaction) => {
    const keys = await transaction<{ name: string }[]>`select quote_ident(attname) as name from pg_index
      join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indrelid = ${table}::regclass and indisprimary`;
    const key = keys.map(({ name }) => name).join(", ");
    await transaction.unsafe(`create temporary table novas on commit drop as select ${columns} from ${table} limit 0`);
    const copy = await transaction.unsafe("copy novas from stdin with (format csv, header match)").writable();
    await pipeline(Readable.from([content]), copy);
    const gone = await transaction.unsafe(`delete from ${table} where (${key}) not in (select ${key} from novas)`);
    const written = await transaction.unsafe(`insert into ${table} as antes (${columns}) select ${columns} from novas
      on conflict (${key}) do update set (${columns}) = row (${named("excluded")})
      where (${named("antes")}) is distinct from (${named("excluded")})`);
    const [counted] = await transaction<{ rows: number }[]>`select count(*)::int as rows from novas`;
    return { rows: counted?.rows ?? 0, changed: gone.count + written.count };
  });
}

/** Fills every table that has a file. */
export async function loadTables(sql: Sql) {
  const loaded = [];
  for (const table of Object.keys(DATA_TABLES) as DataTable[]) loaded.push({ table, ...(await loadTable(sql, table)) });
  return loaded;
}
