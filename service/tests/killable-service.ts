import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Daemon, startDaemon } from "../../scripts/stack/daemon.ts";
import { startDatabase } from "../../scripts/stack/database.ts";
import { freePort } from "../../scripts/stack/free-port.ts";
import { type Mailbox, startMailbox } from "../../scripts/stack/mailbox.ts";
import { copyTemplate } from "../../scripts/stack/template.ts";
import { type StandIns, serviceEnv, startStandIns } from "../../scripts/stand-ins/stand-ins.ts";

export type KillableService = StandIns & {
  mailbox: Mailbox;
  databaseUrl: string;
  apiUrl: string;
  /** As a power cut would, at once, and up again. */
  killService(): Promise<void>;
  /** The service is left to cope. Tells whether it did; where not, it is started again, as a supervisor would. */
  killDatabase(): Promise<boolean>;
  stop(): Promise<void>;
};

/** The service as the program it is in production, over a database that survives its own death. */
export async function startKillableService(): Promise<KillableService> {
  const folder = mkdtempSync(join(tmpdir(), "eden-crash-"));
  await copyTemplate(folder);
  const postgresPort = await freePort();
  let database = await startDatabase(folder, { port: postgresPort });
  const mailbox = await startMailbox({});
  const port = await freePort();
  const standIns = await startStandIns({ service: port });
  const environment = {
    DATABASE_URL: database.databaseUrl,
    PORT: String(port),
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: "site@exemplo.com.br",
    MAIL_TEAM: "vendas@exemplo.com.br",
    SITE_URL: "https://site.exemplo.com.br",
    ...serviceEnv(standIns),
  };
  const apiUrl = `http://127.0.0.1:${port}/api`;
  let service = await startProgram(environment);
  return {
    ...standIns,
    mailbox,
    databaseUrl: database.databaseUrl,
    apiUrl,
    async killService() {
      await service.stop("SIGKILL");
      service = await startProgram(environment);
    },
    async killDatabase() {
      const pid = Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
      process.kill(pid, "SIGKILL");
      await database.stop();
      database = await startDatabase(folder, { port: postgresPort });
      const survived = await isRunning(service);
      if (!survived) service = await startProgram(environment);
      return survived;
    },
    async stop() {
      await service.stop("SIGTERM");
      await standIns.stop();
      await mailbox.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startProgram(environment: Record<string, string>): Promise<Daemon> {
  return startDaemon(process.execPath, ["src/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...environment },
    readyWhen: (output) => output.includes('"service":"listening"'),
    readyWithinMs: 60_000,
  });
}

async function isRunning({ exited }: Daemon): Promise<boolean> {
  return Promise.race([exited.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, 3000, true))]);
}
