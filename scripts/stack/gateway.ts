import { fileURLToPath } from "node:url";
import { type Daemon, startDaemon } from "./daemon.ts";
import { freePort } from "./free-port.ts";
import type { StackKeys } from "./keys.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LITE = fileURLToPath(new URL("./cli/index.js", import.meta.resolve("@supabase/lite")));

export type Gateway = {
  /** Base of `/rest/v1` and `/auth/v1`. */
  url: string;
  restUrl: string;
  port: number;
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
  /** Name of a function to run before every statement, like the hosted API's db-pre-request. */
  preRequest?: string | undefined;
  onOutput?: ((chunk: string) => void) | undefined;
};

/** The API in front of PostgreSQL. It reads the schema once: restart it after a migration. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const restUrl = `${url}/rest/v1`;
  const start = async () => {
    const daemon = await startLite(options, port);
    await checkAnswer(restUrl, options.keys.publishableKey);
    return daemon;
  };
  let running = await start();
  return {
    url,
    restUrl,
    port,
    stop: (signal = "SIGTERM") => running.stop(signal),
    async restart(signal = "SIGTERM") {
      await running.stop(signal);
      running = await start();
    },
  };
}

function startLite(options: GatewayOptions, port: number): Promise<Daemon> {
  const { databaseUrl, keys, smtpPort = 0, auth, limited, preRequest, onOutput } = options;
  const env = {
    ...process.env,
    DO_NOT_TRACK: "1",
    GATEWAY_PORT: String(port),
    GATEWAY_DATABASE_URL: databaseUrl,
    GATEWAY_PUBLISHABLE_KEY: keys.publishableKey,
    GATEWAY_SECRET_KEY: keys.secretKey,
    GATEWAY_JWT_SECRET: keys.jwtSecret,
    GATEWAY_PRE_REQUEST: preRequest ?? "",
    GATEWAY_AUTH_URL: auth?.url ?? "",
    GATEWAY_AUTH_PID: String(auth?.pid ?? ""),
    GATEWAY_AUTH_LIMITED: limited ? "1" : "",
    GATEWAY_SMTP_PORT: String(smtpPort),
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
