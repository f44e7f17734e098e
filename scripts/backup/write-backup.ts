import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { appliedMigrations, type StoredTable, storedTables } from "./stored-tables.ts";

export type Manifest = {
  takenAt: string;
  /** Only a release with exactly these migrations can restore the backup. */
  migrations: string[];
  tables: (StoredTable & { rows: number })[];
};

/** Tables that a restored older backup needs in their newest state: deletion requests, and the keys of the hashes. */
const DELETIONS = ["privado.chaves", "privado.pedidos_titulares"];

type BackupOptions = { deletionsOnly?: boolean | undefined };

/**
 * Writes all rows as of one moment, one CSV file per table, with the server's COPY, so no client program of a matching
 * version is needed. Writes the manifest last: a backup without one is incomplete.
 */
export async function writeBackup(sql: Sql, folder: string, { deletionsOnly }: BackupOptions = {}): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return sql.begin("isolation level repeatable read read only", async (transaction) => {
    await fixFormats(transaction);
    const stored = await storedTables(transaction);
    const chosen = stored.filter(({ name }) => !deletionsOnly || DELETIONS.includes(name));
    const tables: Manifest["tables"] = [];
    for (const table of chosen) {
      const copy = `copy ${table.name} (${table.columns}) to stdout (format csv, header)`;
      const file = createWriteStream(join(folder, fileOf(table)), { flags: "wx", mode: 0o600 });
      await copyOut(transaction, copy, file);
      const [counted] = await transaction.unsafe(`select count(*)::int as rows from ${table.name}`);
      tables.push({ ...table, rows: counted?.rows });
    }
    const manifest = { takenAt: new Date().toISOString(), migrations: await appliedMigrations(transaction), tables };
    writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest;
  });
}

/** Streams the result of `copy` and leaves the connection ready for the next query. */
export async function copyOut(db: TransactionSql, copy: string, to: Writable): Promise<void> {
  const rows = await db.unsafe(copy).readable();
  // postgres.js pauses its socket when the stream is full and resumes it only when more is read. If the last rows
  // filled the stream, nothing is read any more and the connection would stay paused: resume it at the end.
  rows.once("end", () => rows._read(0));
  await pipeline(rows, to);
}

export function fileOf({ name }: Pick<StoredTable, "name">): string {
  return `${name.replaceAll('"', "")}.csv`;
}

/** Fixes the formats, so the settings of the two servers do not matter. */
export async function fixFormats(transaction: TransactionSql): Promise<void> {
  await transaction.unsafe(`set local datestyle = 'ISO, DMY'; set local intervalstyle = 'postgres';
    set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`);
}
