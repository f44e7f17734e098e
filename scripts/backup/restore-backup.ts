import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { type BackupFile, readBackup } from "./read-backup.ts";
import { appliedMigrations, type StoredTable, storedTables } from "./stored-tables.ts";
import { DELETIONS, fixFormats, type Manifest } from "./write-backup.ts";

/**
 * Copies the backup's rows into a migrated, unused database, so permissions come only from the migrations. Runs in one
 * transaction: after a failure the database is still empty.
 */
export async function restoreBackup(sql: Sql, backup: BackupFile): Promise<Manifest> {
  return sql.begin(async (transaction) => {
    await refuseUsedDatabase(transaction);
    await fixFormats(transaction);
    const stored = await storedTables(transaction);
    const manifest = await readBackup(backup, {
      async manifest(found) {
        await refuseOtherSchema(transaction, found);
        refuseOtherTables(found, stored);
        // Disable triggers: the backup already contains the jobs, counts and scores of each row.
        for (const { name } of stored) await transaction.unsafe(`alter table ${name} disable trigger user`);
        // Cascades to unlogged tables that refer to them.
        await transaction.unsafe(`truncate ${stored.map(({ name }) => name)} cascade`);
      },
      table: (table, rows) => copyIn(transaction, table, rows),
    });
    for (const { name } of stored) await transaction.unsafe(`alter table ${name} enable trigger user`);
    // Release the locks of workers that no longer exist.
    await transaction`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`;
    await transaction`update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where locked_at is not null`;
    return manifest;
  });
}

/**
 * Deletes what was deleted after the backup was taken, and what has passed its retention period since. `deletions`
 * contains the data subjects' requests from the lost database; without it only those in the backup are repeated.
 */
export async function forgetAgain(sql: Sql, deletions?: BackupFile): Promise<Record<string, number>> {
  return sql.begin(async (transaction) => {
    if (deletions) {
      await fixFormats(transaction);
      const stored = await storedTables(transaction);
      await readBackup(deletions, {
        async manifest(found) {
          refuseOtherTables(
            found,
            stored.filter(({ name }) => DELETIONS.includes(name)),
          );
          // Restore the keys too: the proof of a request is hashed with one.
          await transaction.unsafe(`truncate ${DELETIONS}`);
        },
        table: (table, rows) => copyIn(transaction, table, rows),
      });
    }
    const [repeated] = await transaction`select privado.repetir_eliminacoes() as deleted`;
    const [expired] = await transaction`select privado.aplicar_prazos() as deleted`;
    const total: Record<string, number> = { ...repeated?.deleted };
    for (const [table, rows] of Object.entries<number>(expired?.deleted)) total[table] = (total[table] ?? 0) + rows;
    return total;
  });
}

async function copyIn(
  db: TransactionSql,
  table: Manifest["tables"][number],
  contents: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = await db.unsafe(`copy ${table.name} (${table.columns}) from stdin`).writable();
  await pipeline(Readable.from(contents, { objectMode: false }), copy);
  const [counted] = await db.unsafe(`select count(*)::int as rows from ${table.name}`);
  if (counted?.rows !== table.rows) {
    throw new Error(`${table.name}: ${counted?.rows} rows instead of the ${table.rows} of the manifest.`);
  }
  await advanceSequences(db, table);
}

/** COPY does not advance sequences: without this the next insert would reuse an existing number. */
async function advanceSequences(db: TransactionSql, { name, columns }: Manifest["tables"][number]): Promise<void> {
  for (const column of columns) {
    const [found] = await db`select pg_get_serial_sequence(${name}, ${column.replaceAll('"', "")}) as sequence`;
    if (!found?.sequence) continue;
    await db.unsafe(`select setval('${found.sequence}', coalesce(max(${column}), 1), max(${column}) is not null)
      from ${name}`);
  }
}

async function refuseOtherSchema(db: TransactionSql, manifest: Manifest): Promise<void> {
  const applied = await appliedMigrations(db);
  const [other] = [...new Set(applied).symmetricDifference(new Set(manifest.migrations))].toSorted();
  if (!other) return;
  throw new Error(
    `The backup ends with migration ${versionOf(manifest.migrations.at(-1))} and this release with ` +
      `${versionOf(applied.at(-1))}; the first that differs is ${versionOf(other)}. ` +
      "Check out the release of the backup, restore into an empty database, then update.",
  );
}

const versionOf = (migration = "none") => migration.split(" ")[0];

/** Also keeps a forged manifest from naming anything but our tables and columns in SQL. */
function refuseOtherTables({ tables }: Manifest, stored: StoredTable[]): void {
  const listed = (list: StoredTable[]) => list.map(({ name, columns }) => `${name} (${columns})`);
  const missing = listed(stored).filter((table) => !listed(tables).includes(table));
  if (missing.length > 0) throw new Error(`The backup lacks ${missing.join(", ")}.`);
  const unknown = listed(tables).filter((table) => !listed(stored).includes(table));
  if (unknown.length > 0) throw new Error(`The database lacks ${unknown.join(", ")}.`);
}

async function refuseUsedDatabase(db: TransactionSql): Promise<void> {
  const [used] = await db`select from public.leadlive union all select from public.contato
    union all select from public.inscricoes union all select from public.cadastros_app
    union all select from public.pedidos union all select from privado.pedidos_titulares limit 1`;
  if (used) throw new Error("The database already has rows of people. Restore into an empty one.");
}
