import { join } from "node:path";
import { connectDatabase } from "./backup/connect-database.ts";
import { devPorts } from "./dev/dev-ports.ts";
import { stackKeys } from "./stack/keys.ts";
import { applyRoutines } from "./stack/routines.ts";

/**
 * Makes functions, views, triggers and policies of a database those of this release: of `npm run dev` while it runs, or of
 * DATABASE_URL, after going back to an older release. Tables stay. `--all` also replaces what has the text of the last run, if
 * somebody changed it by hand.
 */
const sql = connectDatabase(process.env.DATABASE_URL ?? devDatabase());
const keepDays = process.env.DATABASE_URL ? 8 : 0;
try {
  if (process.argv.includes("--all")) await sql`update supabase_migrations.routines set digest = null`;
  const changed = await applyRoutines(sql, { base: true, keepDays });
  changed.push(...(await applyRoutines(sql, { base: false, keepDays })));
  console.log(changed.length === 0 ? "Nothing changed." : changed.join("\n"));
} finally {
  await sql.end();
}

function devDatabase(): string {
  const { databasePassword } = stackKeys(join(import.meta.dirname, "../.local/dev/keys.json"));
  return `postgres://postgres:${databasePassword}@127.0.0.1:${devPorts(process.env.EDEN_DEV_PORT_BASE).postgres}/eden`;
}
