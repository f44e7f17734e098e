import { execFileSync } from "node:child_process";
import { runMigrations } from "graphile-worker";
import postgres from "postgres";

/** Creates a database with the migrations of this commit, on the server of `databaseUrl`. Returns its URL. */
export async function databaseOfCommit(commit: string, databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  url.pathname = `/eden_${commit}`;
  const owner = postgres(databaseUrl, { max: 1 });
  await owner.unsafe(`create database eden_${commit}`);
  await owner.end();
  await runMigrations({ connectionString: url.href });
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  const files = git("ls-tree", "--name-only", commit, "supabase/migrations/").trim().split("\n");
  // Supabase's command line client has these extensions in the search path as well.
  await sql.unsafe("set search_path = public, extensions");
  for (const file of ["supabase/roles.sql", ...files]) await sql.unsafe(git("show", `${commit}:${file}`)).simple();
  await sql.end();
  return url.href;
}

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 26 });
