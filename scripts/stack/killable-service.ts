import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Fakes, startFakes } from "../fakes/fakes.ts";
import type { Daemon } from "./daemon.ts";
import { freePort } from "./free-port.ts";
import { type StackKeys, stackKeys } from "./keys.ts";
import { createDatabase } from "./migrate.ts";
import { startPostgres } from "./postgres.ts";
import { startServiceProcess } from "./service-process.ts";
import { copyTemplate } from "./template.ts";

export type KillableService = Fakes & {
  keys: StackKeys;
  databaseUrl: string;
  apiUrl: string;
  /** Sends SIGTERM, as a supervisor does. Returns the exit code, or null if it was killed after ten seconds. */
  endService(): Promise<number | null>;
  /** Kills the service, as a power cut would, and starts it again. */
  killService(): Promise<void>;
  /**
   * SIGKILL simulates a power cut, SIGQUIT an immediate shutdown. Returns whether the service process survived; if not,
   * it is started again, as a supervisor would.
   */
  killDatabase(signal?: "SIGKILL" | "SIGQUIT"): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Runs the service as a process, as in production, with a database with production settings: every commit is on disk.
 */
export async function startKillableService({ smtpUrl }: { smtpUrl: string }): Promise<KillableService> {
  const folder = mkdtempSync(join(tmpdir(), "eden-crash-"));
  await copyTemplate(folder);
  const keys = stackKeys(join(folder, "keys.json"));
  const dataDir = join(folder, "postgres");
  const settings = { dataDir, password: keys.databasePassword, port: await freePort() };
  let database = await startPostgres(settings);
  const databaseUrl = await createDatabase(database.adminUrl, keys.databasePassword);
  const port = await freePort();
  const fakes = await startFakes({ service: port });
  const siteUrl = "https://site.exemplo.com.br";
  const startService = () => startServiceProcess({ databaseUrl, port, smtpUrl, siteUrl, fakes });
  let service = await startService();
  return {
    ...fakes,
    keys,
    databaseUrl,
    apiUrl: `http://127.0.0.1:${port}/api`,
    async endService() {
      await service.stop("SIGTERM");
      return service.exited;
    },
    async killService() {
      await service.stop("SIGKILL");
      service = await startService();
    },
    async killDatabase(signal = "SIGKILL") {
      process.kill(Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]), signal);
      await database.stop();
      database = await startPostgres(settings);
      const survived = await isRunning(service);
      if (!survived) service = await startService();
      return survived;
    },
    async stop() {
      await service.stop("SIGTERM");
      await fakes.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isRunning({ exited }: Daemon): Promise<boolean> {
  return Promise.race([exited.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, 3000, true))]);
}
