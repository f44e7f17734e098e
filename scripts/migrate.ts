import { createHash } from "node:crypto";
import { runMigrations } from "graphile-worker";
import { connectDatabase } from "./backup/connect-database.ts";
import { loadTables } from "./data/load-table.ts";
import { changedMigrations, runSupabase } from "./stack/migrate.ts";
import { applyRoutines } from "./stack/routines.ts";

/**
 * Brings a deployed database to this release: the queue's schema, the migrations, functions, triggers and policies, the files of data/, and the digest of
 * nginx's secret if EDEN_PROXY_SECRET is set. The digest before it stays valid, so nginx may be reloaded afterwards. Refuses a
 * database whose migrations are not those of this release.
 * DATABASE_URL=… npm run ops -- migrate
 */
const databaseUrl = process.env.DATABASE_URL ?? "";
/** Commands wait in a browser for seven days. */
const KEEP_DAYS = 8;
const secret = process.env.EDEN_PROXY_SECRET;
const sql = connectDatabase(databaseUrl);
try {
  const edited = await changedMigrations(sql);
  if (edited.length > 0) {
    throw new Error(
      `Nothing was changed: the database applied another version of ${edited.join(", ")}. ` +
        "Take the release that it belongs to; what an applied migration defines is changed by a new one.",
    );
  }
  await runMigrations({ connectionString: databaseUrl });
  await applyRoutines(sql, { base: true, keepDays: KEEP_DAYS });
  process.stdout.write(await runSupabase(["db", "push", `--db-url=${databaseUrl}`, "--yes"]));
  const changed = await applyRoutines(sql, { base: false, keepDays: KEEP_DAYS });
  console.log(`${changed.length} functions, triggers and policies changed.`);
  await loadTables(sql);
  if (secret) await setProxyDigest(createHash("sha256").update(secret).digest());
} finally {
  await sql.end();
}
console.log("The database is at this release.");

async function setProxyDigest(digest: Buffer): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`insert into privado.chaves (nome, valor)
      select 'proxy_anterior', valor from privado.chaves where nome = 'proxy' and valor <> ${digest}
      on conflict (nome) do update set valor = excluded.valor, criado_em = now()`;
    await transaction`insert into privado.chaves as antes (nome, valor) values ('proxy', ${digest})
      on conflict (nome) do update set valor = excluded.valor, criado_em = now() where antes.valor <> excluded.valor`;
  });
}
