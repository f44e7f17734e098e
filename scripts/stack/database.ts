import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StackKeys, stackKeys } from "./keys.ts";
import { createDatabase, migrate } from "./migrate.ts";
import { startPostgres } from "./postgres.ts";
import { copyTemplate } from "./template.ts";
import { testCluster } from "./test-cluster.ts";

export type Database = {
  /** The role that owns the tables; the service and the migrations use it. */
  databaseUrl: string;
  keys: StackKeys;
  stop(): Promise<void>;
};

type DatabaseOptions = { port?: number | undefined; onOutput?: ((chunk: string) => void) | undefined };

/** Kept between runs and migrated at every start. */
export async function startDatabase(dataDir: string, options: DatabaseOptions = {}): Promise<Database> {
  const keys = stackKeys(join(dataDir, "keys.json"));
  const password = keys.databasePassword;
  const server = await startPostgres({ ...options, dataDir: join(dataDir, "postgres"), password });
  try {
    const databaseUrl = await createDatabase(server.adminUrl, password);
    await migrate(databaseUrl);
    return { databaseUrl, keys, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Private to the caller and deleted by `stop()`. `durable` writes every commit to disk, as production does, for tests
 * of durability. Without it, and without a port, tests share one server.
 */
export async function startTemporaryDatabase({
  durable = false,
  ...options
}: DatabaseOptions & { durable?: boolean } = {}): Promise<Database> {
  const cluster = durable || options.port ? undefined : testCluster();
  if (cluster) {
    const databaseUrl = await cluster.createDatabase();
    return { databaseUrl, keys: cluster.keys, stop: () => cluster.dropDatabase(databaseUrl) };
  }
  const folder = mkdtempSync(join(tmpdir(), "eden-"));
  await copyTemplate(folder);
  const keys = stackKeys(join(folder, "keys.json"));
  const password = keys.databasePassword;
  const server = await startPostgres({ ...options, dataDir: join(folder, "postgres"), password, temporary: !durable });
  return {
    databaseUrl: await createDatabase(server.adminUrl, password),
    keys,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
