import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { type StackKeys, stackKeys } from "./keys.ts";
import { startPostgres } from "./postgres.ts";
import { copyTemplate } from "./template.ts";

/** The folder and address of the cluster, for the processes that run the test files. */
const FOLDER = "EDEN_TEST_CLUSTER";
const ADMIN = "EDEN_TEST_CLUSTER_URL";

/**
 * Global set-up of the tests that use a database: one PostgreSQL for all files. Each file gets its own database, a copy of
 * the migrated one, which takes a tenth of the time of starting a server.
 */
export default async function startTestCluster(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "eden-cluster-"));
  await copyTemplate(folder);
  const { databasePassword: password } = stackKeys(join(folder, "keys.json"));
  const server = await startPostgres({
    dataDir: join(folder, "postgres"),
    password,
    temporary: true,
    settings: ["autovacuum=off"],
  });
  process.env[FOLDER] = folder;
  process.env[ADMIN] = server.adminUrl;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export interface TestCluster {
  keys: StackKeys;
  /** Returns the URL of a new copy of the migrated database. */
  createDatabase(): Promise<string>;
  dropDatabase(databaseUrl: string): Promise<void>;
}

/** The cluster of the global set-up, if there is one. */
export function testCluster(): TestCluster | undefined {
  const adminUrl = process.env[ADMIN];
  const folder = process.env[FOLDER];
  if (!adminUrl || !folder) return undefined;
  const keys = stackKeys(join(folder, "keys.json"));
  return {
    keys,
    async createDatabase() {
      const name = `eden_${randomUUID().replaceAll("-", "")}`;
      // Copies of one template wait for each other; without the lock they would fail.
      await asAdmin(adminUrl, async (admin) => {
        await admin`select pg_advisory_lock(1)`;
        await admin.unsafe(`create database ${name} template eden owner postgres strategy file_copy`);
      });
      const url = new URL(adminUrl);
      Object.assign(url, { username: "postgres", password: keys.databasePassword, pathname: `/${name}` });
      return url.href;
    },
    dropDatabase: (databaseUrl) =>
      asAdmin(adminUrl, (admin) =>
        admin.unsafe(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`),
      ),
  };
}

async function asAdmin(adminUrl: string, work: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
