import { parseArgs } from "node:util";
import { connectDatabase } from "./backup/connect-database.ts";
import { writeBackup } from "./backup/write-backup.ts";

/**
 * Writes every row of the database into a new folder, for scripts/restore.ts. The folder contains personal data:
 * encrypt it.
 * DATABASE_URL=… npm run backup -- <folder> [--deletions-only]
 */
const { values, positionals } = parseArgs({
  options: { "deletions-only": { type: "boolean" } },
  allowPositionals: true,
});
const [folder] = positionals;
const databaseUrl = process.env.DATABASE_URL;
if (!folder || !databaseUrl) throw new Error("DATABASE_URL=… npm run backup -- <folder> [--deletions-only]");

const sql = connectDatabase(databaseUrl);
try {
  const { tables } = await writeBackup(sql, folder, { deletionsOnly: values["deletions-only"] });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables are in ${folder}`);
} finally {
  await sql.end();
}
