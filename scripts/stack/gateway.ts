import { fileURLToPath } from "node:url";
import { type Daemon, startDaemon } from "./daemon.ts";
import { freePort } from "./free-port.ts";
import type { StackKeys } from "./keys.ts";
import { startPostgrest } from "./postgrest.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LITE = fileURLToPath(new URL("./cli/index.js", import.meta.resolve("@supabase/lite")));

export type Gateway = {
  /** Base of `/rest/v1` and `/auth/v1`. */
  url: string;
  restUrl: string;
  port: number;
  pid(): number;
  /** SIGKILL simulates a crash: responses in progress are lost. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
  restart(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
};

type GatewayOptions = {
  databaseUrl: string;
  keys: StackKeys;
  port?: number | undefined;
  /** Mail server for sign-in codes. Without one, asking for a code fails. */
  smtpPort?: number | undefined;
  /** Supabase Auth, if it runs; else the gateway imitates it. */
  auth?: { url: string; pid: number } | undefined;
  /** Signs in with the rate limits of supabase/config.toml. */
  limited?: boolean | undefined;
  /** An official PostgREST, which then answers `/rest/v1`. */
  postgrest?: string | undefined;
  onOutput?: ((chunk: string) => void) | undefined;
};

/** The API in front of PostgreSQL. It reads the schema once: restart it after a migration. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const restUrl = `${url}/rest/v1`;
  const start = async () => {
    const daemon = await startPrograms(options, port);
    await checkAnswer(restUrl, options.keys.publishableKey);
    return daemon;
  };
  let running = await start();
  return {
    url,
    restUrl,
    port,
    pid: () => running.pid,
    stop: (signal = "SIGTERM") => running.stop(signal),
    async restart(signal = "SIGTERM") {
      await running.stop(signal);
      running = await start();
    },
  };
}

async function startPrograms(options: GatewayOptions, port: number): Promise<Pick<Daemon, "stop" | "pid">> {
  const { postgrest: program = process.env.EDEN_POSTGREST, databaseUrl, keys, onOutput } = options;
  if (!program) return startLite(options, port);
  const postgrest = await startPostgrest(program, { databaseUrl, jwtSecret: keys.jwtSecret, onOutput });
  try {
    const lite = await startLite(options, port, postgrest.url);
    const stop = async (signal?: NodeJS.Signals) =>
      void (await Promise.all([lite.stop(signal), postgrest.stop(signal)]));
    return { pid: lite.pid, stop };
  } catch (error) {
    await postgrest.stop();
    throw error;
  }
}

function startLite(options: GatewayOptions, port: number, postgrestUrl = ""): Promise<Daemon> {
  const { databaseUrl, keys, smtpPort = 0, auth, limited, onOutput } = options;
  const env = {
    ...process.env,
    DO_NOT_TRACK: "1",
    GATEWAY_PORT: String(port),
    GATEWAY_DATABASE_URL: databaseUrl,
    GATEWAY_PUBLISHABLE_KEY: keys.publishableKey,
    GATEWAY_SECRET_KEY: keys.secretKey,
    GATEWAY_JWT_SECRET: keys.jwtSecret,
    GATEWAY_AUTH_URL: auth?.url ?? "",
    GATEWAY_AUTH_PID: String(auth?.pid ?? ""),
    GATEWAY_AUTH_LIMITED: limited ? "1" : "",
    GATEWAY_SMTP_PORT: String(smtpPort),
    GATEWAY_POSTGREST_URL: postgrestUrl,
  };
  return startDaemon(process.execPath, [LITE, "start", "--no-admin", "--config", "supabase/lite.config.ts"], {
    cwd: ROOT,
    env,
    readyWhen: (output) => output.includes("Ready in"),
    readyWithinMs: 60_000,
    onOutput,
  });
}

async function checkAnswer(restUrl: string, publishableKey: string): Promise<void> {
  const response = await fetch(`${restUrl}/diagnosticos_perguntas?select=id&limit=1`, {
    headers: { apikey: publishableKey },
  });
  if (!response.ok) throw new Error(`gateway answered ${response.status}: ${await response.text()}`);
}
