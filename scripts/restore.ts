import { parseArgs } from "node:util";
import { compareAccess } from "./backup/compare-access.ts";
import { connectDatabase } from "./backup/connect-database.ts";
import { forgetAgain, restoreBackup } from "./backup/restore-backup.ts";
import { migrate } from "./stack/migrate.ts";

/**
 * Restores a backup into an empty database: migrations for schema and permissions, rows, later deletions, comparison of
 * the permissions. `--identity` is the file with the private key.
 * DATABASE_URL=… npm run ops -- restore <backup> --identity <key> [--deletions <backup>]
 * After a point-in-time recovery, which restores schema and rows: npm run ops -- restore --identity <key> --deletions <backup>
 */
const { values, positionals } = parseArgs({
  options: { deletions: { type: "string" }, identity: { type: "string" } },
  allowPositionals: true,
});
const [file] = positionals;
const { identity, deletions } = values;
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl || !identity || !(file || deletions)) {
  throw new Error("DATABASE_URL=… npm run ops -- restore [<backup>] --identity <key> [--deletions <backup>]");
}

if (file) await migrate(databaseUrl, { seed: false });
const sql = connectDatabase(databaseUrl);
try {
  if (file) {
    const { takenAt, tables } = await restoreBackup(sql, { file, identity });
    for (const { name, rows } of tables) console.log(`${name}: ${rows}`);
    console.log(`restored as of ${takenAt}`);
  }
  console.log("deleted again:", await forgetAgain(sql, deletions ? { file: deletions, identity } : undefined));
  const differences = await compareAccess(sql);
  console.log(differences.length === 0 ? "rights: as on the list" : differences.join("\n"));
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await sql.end();
}
