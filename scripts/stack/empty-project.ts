import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { createDatabase } from "./migrate.ts";
import { startPostgres } from "./postgres.ts";

export type EmptyProject = { databaseUrl: string; stop(): Promise<void> };

const ROLES = "anon, authenticated, service_role";

/**
 * Simulates a new hosted project: no tables, and default privileges that grant all roles everything created in
 * `public`.
 */
export async function startEmptyProject(): Promise<EmptyProject> {
  const folder = mkdtempSync(join(tmpdir(), "eden-empty-"));
  chmodSync(folder, 0o755);
  const password = randomBytes(24).toString("base64url");
  const server = await startPostgres({ dataDir: join(folder, "postgres"), password, temporary: true });
  const databaseUrl = await createDatabase(server.adminUrl, password);
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    create role anon nologin noinherit; create role authenticated nologin noinherit;
    create role authenticator nologin noinherit;`);
  const admin = postgres(server.adminUrl, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create role service_role nologin noinherit bypassrls; grant ${ROLES} to postgres with set true`);
  await admin.end();
  for (const objects of ["tables", "sequences", "functions"]) {
    await sql.unsafe(`alter default privileges in schema public grant all on ${objects} to ${ROLES}`);
  }
  await sql.end();
  return {
    databaseUrl,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
