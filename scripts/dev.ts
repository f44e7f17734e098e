import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startFakes } from "./fakes/fakes.ts";
import { serviceEnv } from "./stack/service-process.ts";
import { startStack } from "./stack/stack.ts";

/** Starts the whole product on this machine; needs only Node. Data is kept in .local/dev; Ctrl-C stops everything. */
const root = join(import.meta.dirname, "..");
const PORTS = {
  site: 5173,
  service: 8787,
  gateway: 54421,
  postgres: 54329,
  smtp: 2525,
  mailbox: 8025,
  payments: 8026,
  accounts: 8027,
};
const started = performance.now();

const stack = await startStack({ dataDir: join(root, ".local/dev"), ports: PORTS });
const gateway = `http://127.0.0.1:${PORTS.gateway}`;
const service = `http://127.0.0.1:${PORTS.service}`;
const fakes = await startFakes({ service: PORTS.service, payments: PORTS.payments, accounts: PORTS.accounts });

const children = [
  start(
    ["--watch-preserve-output", "--watch", "src/main.ts"],
    "service",
    serviceEnv({
      databaseUrl: stack.databaseUrl,
      port: PORTS.service,
      smtpUrl: stack.mailbox.smtpUrl,
      siteUrl: `http://localhost:${PORTS.site}`,
      fakes,
    }),
  ),
  // Without this condition the framework's command relaunches itself, and the new process would outlive this one.
  start(
    [
      "--conditions=development",
      join(root, "node_modules/.bin/react-router"),
      "dev",
      "--port",
      String(PORTS.site),
      "--strictPort",
    ],
    "site",
    {
      EDEN_DEV_GATEWAY: gateway,
      EDEN_DEV_SERVICE: service,
      EDEN_DEV_KEY: stack.publishableKey,
      NODE_ENV: "development",
    },
  ),
];

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
for (const child of children) child.once("exit", () => void stop());

await Promise.all([answers(`http://127.0.0.1:${PORTS.site}/`), answers(`${service}/api/healthz`)]);
console.log(`
  Éden Grupo is running (${((performance.now() - started) / 1000).toFixed(0)} s)

  Site       http://localhost:${PORTS.site}
  Mailbox    ${stack.mailbox.httpUrl}
  Data API   ${stack.restUrl}
  Service    ${service}/api
  Payments   ${fakes.asaas.url} (fake; its pages are reached from a purchase)
  Accounts   ${fakes.accountApi.url} (fake; lists the accounts asked for)
  Database   ${stack.databaseUrl}

  Ctrl-C stops everything. npm run db:reset starts again from an empty database.
`);

function start(args: string[], workspace: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(root, workspace),
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} does not answer`);
}

let stopping: Promise<void> | undefined;
function stop(): Promise<void> {
  stopping ??= (async () => {
    const exits = children.filter((child) => child.exitCode === null).map((child) => once(child, "exit"));
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(exits);
    await fakes.stop();
    await stack.stop();
    process.exit();
  })();
  return stopping;
}
