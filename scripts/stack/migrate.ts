import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runMigrations } from "graphile-worker";
import postgres, { type Sql } from "postgres";
import { loadTables } from "../data/load-table.ts";
import { applyRoutines } from "./routines.ts";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SUPABASE = fileURLToPath(new URL("../../node_modules/supabase/dist/supabase.js", import.meta.url));
const MIGRATIONS = join(ROOT, "supabase/migrations");
const UNKNOWN = "Remote migration versions not found in local migrations directory";

/**
 * Applies the queue's schema, roles, what tables are made of, migrations, functions and, by default, the seed and the files of data/; a backup has the
 * rows of both. Skips what is already applied.
 */
export async function migrate(databaseUrl: string, { seed = true } = {}): Promise<void> {
  await runMigrations({ connectionString: databaseUrl });
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql.file(join(ROOT, "supabase/roles.sql"));
    await applyRoutines(sql, { base: true });
    // A branch may contain a migration older than the last one applied here.
    await runSupabase(["db", "push", `--db-url=${databaseUrl}`, "--include-all", "--yes"]);
    await applyRoutines(sql, { base: false });
    if (!seed) return;
    await sql.file(join(ROOT, "supabase/seed.sql"));
    await loadTables(sql);
  } catch (error) {
    throw new Error(pushFailure(error instanceof Error ? error.message : String(error)));
  } finally {
    await sql.end();
  }
}

/** Files of migrations that this database applied with other contents. The CLI compares their versions only. */
export async function changedMigrations(sql: Sql): Promise<string[]> {
  const [found] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as any`;
  if (!found?.any) return [];
  const applied = await sql<{ version: string; text: string }[]>`select version, array_to_string(statements, '') as text
    from supabase_migrations.schema_migrations`;
  return readdirSync(MIGRATIONS).filter((file) => {
    const row = applied.find(({ version }) => file.startsWith(`${version}_`));
    return row && bare(row.text) !== bare(readFileSync(join(MIGRATIONS, file), "utf8"));
  });
}

/** The CLI stores statements without their semicolons and the space between them. */
const bare = (text: string) => text.replace(/[\s;]+/g, "");

/** Explains why the Supabase CLI could not migrate a local database. The CLI's own advice is for a hosted one. */
export function pushFailure(output: string): string {
  if (!output.includes(UNKNOWN)) return `supabase db push failed\n${output}`;
  const versions = output.match(/\b\d{14}\b/g) ?? [];
  return (
    `The local database has migrations that supabase/migrations lacks (${versions.join(", ")}): go back to the branch ` +
    "that has them, or start again from an empty database with npm run db -- reset."
  );
}

/** Runs the Supabase CLI on this project's folder; returns its output. */
export async function runSupabase(args: string[]): Promise<string> {
  const env = { PGSSLMODE: "disable", ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" };
  try {
    const { stdout } = await run(process.execPath, [SUPABASE, ...args], {
      cwd: ROOT,
      env,
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`supabase ${args.slice(0, 2).join(" ")} failed\n${stdout}\n${stderr}`);
  }
}

/** As on a hosted project, the role `postgres` owns the database and is not a superuser. */
export async function createDatabase(adminUrl: string, password: string): Promise<string> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    const [role] = await admin`select from pg_roles where rolname = 'postgres'`;
    if (!role) await admin.unsafe(`create role postgres login createrole createdb bypassrls password '${password}'`);
    const [database] = await admin`select from pg_database where datname = 'eden'`;
    if (!database) await admin.unsafe("create database eden owner postgres");
  } finally {
    await admin.end();
  }
  const url = new URL(adminUrl);
  url.username = "postgres";
  url.pathname = "/eden";
  return url.href;
}
