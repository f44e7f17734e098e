import { execFile, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { type Daemon, startDaemon } from "./daemon.ts";
import { freePort } from "./free-port.ts";
import { type PostgresBinaries, postgresAccount, postgresBinaries } from "./postgres-binaries.ts";

const run = promisify(execFile);
const SUPERUSER = "supabase_admin";

export type PostgresServer = {
  /** Connects as the cluster's superuser; migrations never do. */
  adminUrl: string;
  port: number;
  exited: Daemon["exited"];
  stop(): Promise<void>;
};

type PostgresOptions = {
  /** Created if missing; recovered if its last server was killed. */
  dataDir: string;
  password: string;
  port?: number | undefined;
  /** Faster, but does not survive a power cut: for temporary data. */
  temporary?: boolean | undefined;
  /** More settings of the server, as `name=value`. */
  settings?: string[] | undefined;
  /** More of its environment. */
  env?: Record<string, string> | undefined;
  onOutput?: ((chunk: string) => void) | undefined;
};

/** A real PostgreSQL 17 on loopback. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { dataDir, password } = options;
  const binaries = await postgresBinaries();
  await ensureCluster(binaries, options);
  await releaseDataDir(dataDir);
  writeFileSync(`${dataDir}.owner`, String(process.pid));
  const port = options.port ?? (await freePort());
  const server = await startServer(binaries.postgres, serverArguments(options, port), options);
  const adminUrl = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  return { adminUrl, port, exited: server.exited, stop: () => server.stop() };
}

/**
 * Makes sure that no server uses the folder. Stops a PostgreSQL whose parent was killed; PostgreSQL removes a stale
 * lock file itself. Throws if the parent is alive.
 */
export async function releaseDataDir(dataDir: string): Promise<void> {
  const parent = parentOfServer(dataDir);
  if (parent === undefined) return;
  if (parent === ownerOf(dataDir)) throw new Error(`PostgreSQL already runs over ${dataDir}: stop that program first.`);
  const { pg_ctl } = await postgresBinaries();
  await run(pg_ctl, ["stop", "-D", dataDir, "-m", "fast", "-w"], postgresAccount());
}

/** The processes of a killed server release its shared memory with a delay; until then a new server fails to start. */
async function startServer(
  program: string,
  args: string[],
  { env, onOutput }: Pick<PostgresOptions, "env" | "onOutput">,
): Promise<Daemon> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startDaemon(program, args, {
        ...postgresAccount(),
        env: { ...process.env, ...env },
        readyWhen: (output) => output.includes("ready to accept connections"),
        readyWithinMs: 60_000,
        onOutput,
      });
    } catch (error) {
      if (attempt === 50 || !String(error).includes("shared memory block")) throw error;
      await setTimeout(200);
    }
  }
}

/** Created in a temporary folder and then renamed, so an interrupted start leaves no incomplete cluster. */
async function ensureCluster(binaries: PostgresBinaries, options: PostgresOptions): Promise<void> {
  const { dataDir: folder, password, temporary } = options;
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(draft, { recursive: true, force: true });
  giveToAccount(draft, passwordFile, password);
  try {
    const access = [`--username=${SUPERUSER}`, "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
    const text = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
    const sync = temporary ? ["--no-sync"] : [];
    await run(binaries.initdb, ["-D", draft, ...access, ...text, ...sync], postgresAccount());
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

function giveToAccount(folder: string, passwordFile: string, password: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const account = postgresAccount();
  if (account.uid === undefined) return;
  chownSync(folder, account.uid, account.gid);
  chownSync(passwordFile, account.uid, account.gid);
}

/**
 * The parent process of the server that uses this folder. The pid in the lock file is not enough: another program may
 * have it by now.
 */
function parentOfServer(folder: string): number | undefined {
  const lock = join(folder, "postmaster.pid");
  if (!existsSync(lock)) return undefined;
  const [pid = ""] = readFileSync(lock, "utf8").split("\n");
  const { stdout } = spawnSync("ps", ["-p", pid, "-o", "ppid=,args="], { encoding: "utf8" });
  return stdout?.includes(folder) ? Number.parseInt(stdout, 10) : undefined;
}

/** The process that started the last server on this folder; an orphaned server has another parent. */
function ownerOf(folder: string): number | undefined {
  return existsSync(`${folder}.owner`) ? Number(readFileSync(`${folder}.owner`, "utf8")) : undefined;
}

function serverArguments({ dataDir, temporary, settings: more = [] }: PostgresOptions, port: number): string[] {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `max_connections=${temporary ? 300 : 100}`,
  ];
  if (temporary) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
  settings.push(...more);
  return ["-D", dataDir, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
}
