import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectDatabase } from "./backup/connect-database.ts";
import { writeBackup } from "./backup/write-backup.ts";

/**
 * Writes every row of the database into one encrypted file in the folder, for scripts/restore.ts, and deletes the backups
 * there that are older than 30 days. BACKUP_RECIPIENTS are public keys of age, separated by spaces.
 * DATABASE_URL=… BACKUP_RECIPIENTS=… npm run ops -- backup <folder> [--deletions-only]
 */
const KEPT_DAYS = 30;
const NAME = /^eden-(\d{4}-\d\d-\d\d)T\d{6}Z\.sql\.gz\.age$/;

const { values, positionals } = parseArgs({
  options: { "deletions-only": { type: "boolean" } },
  allowPositionals: true,
});
const [folder] = positionals;
const { DATABASE_URL: databaseUrl, BACKUP_RECIPIENTS: recipients } = process.env;
if (!folder || !databaseUrl || !recipients) {
  throw new Error("DATABASE_URL=… BACKUP_RECIPIENTS=age1… npm run ops -- backup <folder> [--deletions-only]");
}

mkdirSync(folder, { recursive: true, mode: 0o700 });
const now = new Date();
const time = now.toISOString().replace(/:|\.\d+/g, "");
const file = join(folder, values["deletions-only"] ? `deletions-${time}.sql.gz.age` : `eden-${time}.sql.gz.age`);
const sql = connectDatabase(databaseUrl);
try {
  const options = { recipients: recipients.trim().split(/\s+/), deletionsOnly: values["deletions-only"] };
  const { tables, bytes } = await writeBackup(sql, file, options);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  // Read by the service for `eden_backup_timestamp_seconds`.
  if (!options.deletionsOnly) await sql`insert into privado.copias (linhas, bytes) values (${rows}, ${bytes})`;
  console.log(`${rows} rows of ${tables.length} tables, ${bytes} bytes, are in`);
  console.log(file);
} finally {
  await sql.end();
}
const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000).toISOString().slice(0, 10);
for (const name of readdirSync(folder)) {
  const [, day = ""] = NAME.exec(name) ?? [];
  if (day && day < oldest) rmSync(join(folder, name));
}
