import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectDatabase } from "./backup/connect-database.ts";
import { writeBackup } from "./backup/write-backup.ts";

/**
 * Writes every row of the database into one encrypted file in the folder, for scripts/restore.ts, and deletes the backups
 * there that are older than 30 days. BACKUP_RECIPIENTS are public keys of age, separated by spaces. `--copied` records that
 * the newest backup of the folder is in the other storage: only then BackupMissing is satisfied.
 * DATABASE_URL=… BACKUP_RECIPIENTS=… npm run ops -- backup <folder> [--deletions-only | --copied]
 */
const KEPT_DAYS = 30;
/** A killed backup leaves a `.part`. */
const NAME = /^(?:eden|deletions)-(\d{4}-\d\d-\d\d)T\d{6}Z\.sql\.gz\.age(?:\.part)?$/;

const { values, positionals } = parseArgs({
  options: { "deletions-only": { type: "boolean" }, copied: { type: "boolean" } },
  allowPositionals: true,
});
const [folder = ""] = positionals;
const { DATABASE_URL: databaseUrl, BACKUP_RECIPIENTS: recipients = "" } = process.env;
if (!folder || !databaseUrl || !(recipients || values.copied)) {
  throw new Error(
    "DATABASE_URL=… BACKUP_RECIPIENTS=age1… npm run ops -- backup <folder> [--deletions-only | --copied]",
  );
}

const sql = connectDatabase(databaseUrl);
try {
  await (values.copied ? recordCopy() : backUp());
} finally {
  await sql.end();
}

async function backUp(): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  const time = now.toISOString().replace(/:|\.\d+/g, "");
  const deletionsOnly = values["deletions-only"];
  const file = join(folder, `${deletionsOnly ? "deletions" : "eden"}-${time}.sql.gz.age`);
  const options = { recipients: recipients.trim().split(/\s+/), deletionsOnly };
  const { tables, bytes } = await writeBackup(sql, file, options);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables, ${bytes} bytes, are in`);
  console.log(file);
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const name of readdirSync(folder)) {
    const [, day = ""] = NAME.exec(name) ?? [];
    if (day && day < oldest) rmSync(join(folder, name));
  }
}

/** Read by the service for `eden_backup_timestamp_seconds`. */
async function recordCopy(): Promise<void> {
  const newest = readdirSync(folder)
    .filter((name) => /^eden-.+\.age$/.test(name))
    .sort()
    .at(-1);
  if (!newest) throw new Error(`${folder} has no backup.`);
  const { mtime, size } = statSync(join(folder, newest));
  await sql`insert into privado.copias (feita_em, bytes) values (${mtime}, ${size}) on conflict do nothing`;
}
