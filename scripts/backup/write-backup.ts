import { renameSync, rmSync, statSync } from "node:fs";
import type { Sql, TransactionSql } from "postgres";
import { encryptTo } from "./age.ts";
import { appliedMigrations, type StoredTable, storedTables } from "./stored-tables.ts";

export type Manifest = {
  takenAt: string;
  /** Only a release with exactly these migrations can restore the backup. */
  migrations: string[];
  tables: (StoredTable & { rows: number })[];
};

/** Tables that a restored older backup needs in their newest state: deletion requests, oppositions, and the keys of the hashes. */
export const DELETIONS = ["privado.chaves", "privado.oposicoes", "privado.pedidos_titulares"];

/** One write to the compressor takes as long for a row as for this many bytes. */
const BLOCK = 64 * 1024;

type BackupOptions = {
  /** Public keys of age: the owner of each of them can read the backup. */
  recipients: string[];
  deletionsOnly?: boolean | undefined;
};

/**
 * Writes all rows as of one moment into one encrypted file, with the server's COPY, so no client program of a matching
 * version is needed. Decrypted and unzipped it is a script for psql: the manifest as a comment, then a COPY per table. The
 * file gets its name when it is complete.
 */
export async function writeBackup(
  sql: Sql,
  file: string,
  options: BackupOptions,
): Promise<Manifest & { bytes: number }> {
  const unfinished = `${file}.part`;
  try {
    const manifest = await sql.begin("isolation level repeatable read read only", async (transaction) => {
      await fixFormats(transaction);
      const contents = await manifestOf(transaction, options);
      await encryptTo(unfinished, options.recipients, inBlocks(script(transaction, contents)));
      return contents;
    });
    renameSync(unfinished, file);
    return { ...manifest, bytes: statSync(file).size };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function manifestOf(db: TransactionSql, { deletionsOnly }: BackupOptions): Promise<Manifest> {
  const tables: Manifest["tables"] = [];
  for (const table of await storedTables(db)) {
    if (deletionsOnly && !DELETIONS.includes(table.name)) continue;
    const [counted] = await db.unsafe(`select count(*)::int as rows from ${table.name}`);
    tables.push({ ...table, rows: counted?.rows });
  }
  return { takenAt: new Date().toISOString(), migrations: await appliedMigrations(db), tables };
}

/** Read again by read-backup.ts. In the text format no row is a line with `\.` alone: a backslash is written as two. */
async function* script(db: TransactionSql, manifest: Manifest): AsyncGenerator<Buffer> {
  yield Buffer.from(`-- ${JSON.stringify(manifest)}\n`);
  for (const { name, columns } of manifest.tables) {
    yield Buffer.from(`COPY ${name} (${columns}) FROM stdin;\n`);
    yield* copyOut(db, `copy ${name} (${columns}) to stdout`);
    yield Buffer.from("\\.\n");
  }
}

/** The result of `copy`, row by row. The connection is ready for the next query afterwards. */
export async function* copyOut(db: TransactionSql, copy: string): AsyncGenerator<Buffer> {
  const rows = await db.unsafe(copy).readable();
  // postgres.js pauses its socket when the stream is full and resumes it only when more is read. If the last rows
  // filled the stream, nothing is read any more and the connection would stay paused: resume it at the end.
  rows.once("end", () => rows._read(0));
  for await (const row of rows) yield row as Buffer;
}

async function* inBlocks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let block: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    block.push(chunk);
    size += chunk.length;
    if (size < BLOCK) continue;
    yield Buffer.concat(block);
    block = [];
    size = 0;
  }
  yield Buffer.concat(block);
}

/** Fixes the formats, so the settings of the two servers do not matter. */
export async function fixFormats(transaction: TransactionSql): Promise<void> {
  await transaction.unsafe(`set local datestyle = 'ISO, DMY'; set local intervalstyle = 'postgres';
    set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`);
}
