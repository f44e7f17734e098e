import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { prazos, toInterval } from "../../domain/privacidade/prazos.ts";
import { appliedMigrations, storedTables } from "./stored-tables.ts";
import { fileOf, fixFormats, type Manifest } from "./write-backup.ts";

/**
 * Copies the backup's rows into a migrated, unused database, so permissions come only from the migrations. Runs in one
 * transaction: after a failure the database is still empty.
 */
export async function restoreBackup(sql: Sql, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  await sql.begin(async (transaction) => {
    await refuseOtherSchema(transaction, manifest);
    await refuseUsedDatabase(transaction);
    await fixFormats(transaction);
    const names = (await storedTables(transaction)).map(({ name }) => name);
    // Disable triggers: the backup already contains the jobs, counts and scores of each row.
    for (const name of names) await transaction.unsafe(`alter table ${name} disable trigger user`);
    await transaction.unsafe(`truncate ${names}`);
    for (const table of manifest.tables) await copyIn(transaction, folder, table);
    for (const name of names) await transaction.unsafe(`alter table ${name} enable trigger user`);
    // Release the locks of workers that no longer exist.
    await transaction`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`;
    await transaction`update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where locked_at is not null`;
  });
  return manifest;
}

/**
 * Deletes what was deleted after the backup was taken, and what has passed its retention period since. `folder`
 * contains the data subjects' requests from the lost database; without it only those in the backup are repeated.
 */
export async function forgetAgain(sql: Sql, folder?: string): Promise<Record<string, number>> {
  return sql.begin(async (transaction) => {
    if (folder) {
      await fixFormats(transaction);
      // Restore the keys too: the proof of a request is hashed with one.
      await transaction`truncate privado.pedidos_titulares, privado.chaves`;
      for (const table of readManifest(folder).tables) await copyIn(transaction, folder, table);
    }
    const [repeated] = await transaction`select privado.repetir_eliminacoes() as deleted`;
    const { leadSemContrato, respostasDoDiagnostico, registrosDePagamento, pedidosDeTitulares } = prazos;
    const [expired] = await transaction`select privado.aplicar_prazos(${toInterval(leadSemContrato)},
      ${toInterval(respostasDoDiagnostico)}, ${toInterval(registrosDePagamento)},
      ${toInterval(pedidosDeTitulares)}) as deleted`;
    const total: Record<string, number> = { ...repeated?.deleted };
    for (const [table, rows] of Object.entries<number>(expired?.deleted)) total[table] = (total[table] ?? 0) + rows;
    return total;
  });
}

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  } catch {
    throw new Error(`${folder} has no manifest.json: it is no whole backup.`);
  }
}

async function copyIn(db: TransactionSql, folder: string, table: Manifest["tables"][number]): Promise<void> {
  const copy = `copy ${table.name} (${table.columns}) from stdin (format csv, header match)`;
  await pipeline(createReadStream(join(folder, fileOf(table))), await db.unsafe(copy).writable());
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
  if (String(applied) === String(manifest.migrations)) return;
  throw new Error(
    `The backup ends with migration ${manifest.migrations.at(-1)} and this release with ${applied.at(-1)}. ` +
      "Check out the release of the backup, restore into an empty database, then update.",
  );
}

async function refuseUsedDatabase(db: TransactionSql): Promise<void> {
  const [used] = await db`select from public.leadlive union all select from public.contato
    union all select from public.inscricoes union all select from public.cadastros_app
    union all select from public.pedidos union all select from privado.pedidos_titulares limit 1`;
  if (used) throw new Error("The database already has rows of people. Restore into an empty one.");
}
