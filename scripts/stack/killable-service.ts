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
  pid(): number;
  /** Sends SIGTERM, as a supervisor does. Returns the exit code, or null if it was killed after ten seconds. */
  endService(): Promise<number | null>;
  /** Kills the service, as a power cut would, and starts it again. */
  killService(): Promise<void>;
  /**
   * SIGKILL simulates a power cut, SIGQUIT an immediate shutdown. Returns whether the service process survived; if not,
   * it is started again, as a supervisor would.
   */
  killDatabase(signal?: "SIGKILL" | "SIGQUIT"): Promise<boolean>;
  /** Starts the database again if it has ended by itself; returns whether it had. */
  reviveDatabase(): Promise<boolean>;
  stop(): Promise<void>;
};

type KillableOptions = {
  smtpUrl: string;
  /** Parent of its temporary folder. */
  parent?: string | undefined;
  /** Of the gateway that signs the team in; with it the panel is served by the service itself. */
  gatewayPort?: number | undefined;
  /** More of the environment of the service, and of the database. */
  env?: { service?: Record<string, string>; database?: Record<string, string> } | undefined;
  /** Receives the port of the database and returns the one that the service connects to. */
  between?: ((port: number) => Promise<number>) | undefined;
};

/**
 * Runs the service as a process, as in production, with a database with production settings: every commit is on disk.
 */
export async function startKillableService(options: KillableOptions): Promise<KillableService> {
  const { smtpUrl, parent = tmpdir(), gatewayPort, env = {}, between } = options;
  const folder = mkdtempSync(join(parent, "eden-crash-"));
  await copyTemplate(folder);
  const keys = stackKeys(join(folder, "keys.json"));
  const dataDir = join(folder, "postgres");
  const settings = { dataDir, password: keys.databasePassword, port: await freePort(), env: env.database };
  let database = await startPostgres(settings);
  const databaseUrl = await createDatabase(database.adminUrl, keys.databasePassword);
  const port = await freePort();
  const fakes = await startFakes({ service: port });
  const servedUrl = between ? withPort(databaseUrl, await between(database.port)) : databaseUrl;
  const { publishableKey, secretKey } = keys;
  const painel = gatewayPort && {
    painelUrl: `http://127.0.0.1:${port}`,
    auth: { url: `http://127.0.0.1:${gatewayPort}`, publishableKey, secretKey },
  };
  const siteUrl = "https://site.exemplo.com.br";
  const started = { databaseUrl: servedUrl, port, smtpUrl, siteUrl, fakes, ...painel, more: env.service ?? {} };
  const startService = () => startServiceProcess(started);
  let service = await startService();
  return {
    ...fakes,
    keys,
    databaseUrl,
    apiUrl: `http://127.0.0.1:${port}/api`,
    pid: () => service.pid,
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
    async reviveDatabase() {
      if (await isRunning(database)) return false;
      database = await startPostgres(settings);
      if (!(await isRunning(service))) service = await startService();
      return true;
    },
    async stop() {
      await service.stop("SIGTERM");
      await fakes.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

async function isRunning({ exited }: Pick<Daemon, "exited">): Promise<boolean> {
  return Promise.race([exited.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, 3000, true))]);
}
