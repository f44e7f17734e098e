import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { startBuildHook } from "./fakes/build-hook.ts";
import { startFakes } from "./fakes/fakes.ts";
import { startReceitaShare } from "./fakes/receita-share.ts";
import { writeRegister } from "./receita/write-register.ts";
import { COLEGAS } from "./samples/colegas.ts";
import { loadSamples } from "./samples/load-samples.ts";
import { sampleLink } from "./samples/sample-link.ts";
import { serviceEnv, serviceSettings } from "./stack/service-process.ts";
import { startStack } from "./stack/stack.ts";

/** Starts the whole product on this machine; needs only Node. Data is kept in .local/dev; Ctrl-C stops everything. */
const root = join(import.meta.dirname, "..");
const PORTS = {
  site: 5173,
  painel: 5175,
  service: 8787,
  gateway: 54421,
  postgres: 54329,
  smtp: 2525,
  mailbox: 8025,
  payments: 8026,
  accounts: 8027,
  emails: 8028,
  hook: 8029,
  published: 8030,
  preview: 8031,
  receita: 8032,
};
const started = performance.now();

const stack = await startStack({ dataDir: join(root, ".local/dev"), ports: PORTS, authenticators: COLEGAS });
await loadSamples(stack);
const gateway = `http://127.0.0.1:${PORTS.gateway}`;
const service = `http://127.0.0.1:${PORTS.service}`;
const painelUrl = `http://localhost:${PORTS.painel}`;
const siteUrl = `http://localhost:${PORTS.site}`;
const emails = `http://127.0.0.1:${PORTS.emails}`;
const fakes = await startFakes({ service: PORTS.service, payments: PORTS.payments, accounts: PORTS.accounts });
const token = () => randomBytes(24).toString("base64url");
const buildHook = await startBuildHook({
  folder: join(root, ".local/dev/conteudo"),
  tokens: { hook: token(), conteudo: token() },
  service: PORTS.service,
  ports: { hook: PORTS.hook, site: PORTS.published, previa: PORTS.preview },
});
const folder = join(root, ".local/dev/receita");
// A few hundred invented pharmacies.
await writeRegister({ folder, month: "2026-10", seed: 1, companies: 600, pharmacies: 0.5 });
const receita = await startReceitaShare({ folder, token: token(), port: PORTS.receita });
const env = serviceEnv({
  ...{ ...serviceSettings(stack), port: PORTS.service, siteUrl, painelUrl, fakes, buildHook },
  receita: { ...receita, workFolder: join(root, ".local/dev/receita-work") },
});
// Does nothing when the database has the month.
start(["src/receita.ts"], "service", env);

const children = [
  start(["--watch-preserve-output", "--watch", "src/main.ts"], "service", env),
  start(["--watch-preserve-output", "--watch", "email-previews.ts", String(PORTS.emails), siteUrl], "scripts", {}),
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
  start([join(root, "node_modules/.bin/vite"), "--port", String(PORTS.painel), "--strictPort"], "painel", {
    SERVICE_URL: service,
  }),
];

let stopping: Promise<void> | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
for (const child of children) child.once("exit", () => void stop());

await Promise.all([`http://127.0.0.1:${PORTS.site}/`, `${painelUrl}/`, `${service}/api/healthz`, emails].map(answers));
console.log(`
  Éden Grupo is running (${((performance.now() - started) / 1000).toFixed(0)} s)

  Site       ${siteUrl}
  Request    ${(await sampleLink(stack.databaseUrl, siteUrl)) ?? "–"} (as its sender follows it)
  Panel      ${painelUrl} (enter with ${COLEGAS[0]?.email} or ${COLEGAS[1]?.email}; both codes are in the mailbox)
  Mailbox    ${stack.mailbox.httpUrl}
  E-mails    ${emails} (previews of all, with invented data)
  Data API   ${stack.restUrl}
  Service    ${service}/api
  Payments   ${fakes.asaas.url} (fake; its pages are reached from a purchase)
  Accounts   ${fakes.accountApi.url} (fake; lists the accounts asked for)
  Texts      ${buildHook.siteUrl} (site rebuilt with published texts), ${buildHook.previaUrl} (preview of drafts)
  Database   ${stack.databaseUrl}

  Ctrl-C stops everything. npm run db:reset starts again from an empty database.
`);

function start(args: string[], folder: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(root, folder),
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

function stop(): Promise<void> {
  stopping ??= (async () => {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const exits = running.map((child) => once(child, "exit"));
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(exits);
    await fakes.stop();
    await buildHook.stop();
    await receita.stop();
    await stack.stop();
    process.exit();
  })();
  return stopping;
}
