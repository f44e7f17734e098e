import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startDaemon } from "./stack/daemon.ts";
import { freePort } from "./stack/free-port.ts";
import { migrate, runSupabase } from "./stack/migrate.ts";
import { postgresAccount } from "./stack/postgres-binaries.ts";

const DEBIAN = "/usr/lib/postgresql";

/**
 * Type-checks every PL/pgSQL function. The check needs an extension that the embedded PostgreSQL lacks, so it uses a
 * system one: Debian's postgresql-15 and postgresql-15-plpgsql-check. It also tests the migrations on version 15.
 */
const folder = mkdtempSync(join(tmpdir(), "eden-lint-"));
const account = postgresAccount();
if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
const bin = systemBinaries();
const port = await freePort();
execFileSync(join(bin, "initdb"), ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"], account);
const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"];
const server = await startDaemon(join(bin, "postgres"), ["-D", folder, "-p", String(port), ...settings], {
  ...account,
  readyWhen: (output) => output.includes("ready to accept connections"),
  readyWithinMs: 30_000,
});
try {
  const base = `postgres://postgres@127.0.0.1:${port}`;
  const sql = postgres(`${base}/postgres`, { onnotice: () => undefined });
  await sql.unsafe("create database eden");
  await sql.end();
  await migrate(`${base}/eden`);
  await addMissingFunctions(`${base}/eden`);
  const schemas = "--schema=public,privado,painel";
  // Warnings do not fail: the check wrongly warns of a jsonb initialised with a plain '[]'.
  console.log(await runSupabase(["db", "lint", `--db-url=${base}/eden`, schemas, "--fail-on=error"]));
  console.log("no error in public, privado and painel");
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Version 16 added it. */
async function addMissingFunctions(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { onnotice: () => undefined });
  await sql.unsafe("create function pg_catalog.pg_input_is_valid(text, text) returns boolean return false");
  await sql.end();
}

function systemBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const found = versions.find((version) => existsSync(join(DEBIAN, version, "lib", "plpgsql_check.so")));
  if (!found) throw new Error("Install a system PostgreSQL with plpgsql_check, e.g. postgresql-15-plpgsql-check.");
  return join(DEBIAN, found, "bin");
}
