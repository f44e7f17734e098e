import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { bannerOf } from "./dev/banner.ts";
import { freePorts } from "./dev/dev-ports.ts";
import { startDevRun } from "./dev/dev-run.ts";
import { startReplies } from "./dev/replies.ts";
import { startBuildHook } from "./fakes/build-hook.ts";
import { startFakes } from "./fakes/fakes.ts";
import { startReceitaShare } from "./fakes/receita-share.ts";
import { restoreSessions } from "./fakes/restore-sessions.ts";
import { writeMercado } from "./receita/write-mercado.ts";
import { COLEGAS } from "./samples/colegas.ts";
import { loadSamples } from "./samples/load-samples.ts";
import { sampleLink } from "./samples/sample-link.ts";
import { awaitOwn } from "./stack/await-own.ts";
import { serviceEnv, serviceSettings } from "./stack/service-process.ts";
import { startStack } from "./stack/stack.ts";

/**
 * Starts the whole product on this machine; needs only Node. Data is kept in .local/dev; Ctrl-C stops everything. Started again
 * at once, it waits for the run before.
 * EDEN_DEV_PORT_BASE chooses other ports, for a second checkout. EDEN_DEV_DATA chooses another folder of the checkout for
 * the data and Vite's caches.
 */
const root = join(import.meta.dirname, "..");
const dataDir = resolve(root, process.env.EDEN_DEV_DATA ?? ".local/dev");
const started = performance.now();
const run = startDevRun(dataDir);
const before = await run.begin().catch(refuse);
const PORTS = await freePorts(dataDir, process.env.EDEN_DEV_PORT_BASE, before).catch(refuse);
console.log("Starting PostgreSQL, data API, mailbox, service, site and panel …");

const replies = await run.step(startReplies(dataDir)).catch(refuse);
const stack = await run
  .step(startStack({ dataDir, ports: PORTS, authenticators: COLEGAS, answer: replies?.answer }))
  .catch(refuse);
await run.step(loadSamples(stack));
const gateway = `http://127.0.0.1:${PORTS.gateway}`;
const service = `http://127.0.0.1:${PORTS.service}`;
const painelUrl = `http://localhost:${PORTS.painel}`;
const siteUrl = `http://localhost:${PORTS.site}`;
const emails = `http://127.0.0.1:${PORTS.emails}`;
const fakes = await run.step(
  startFakes({ service: PORTS.service, payments: PORTS.payments, accounts: PORTS.accounts }),
);
await run.step(restoreSessions(stack.databaseUrl, siteUrl, fakes.asaas));
const token = () => randomBytes(24).toString("base64url");
const buildHook = await run.step(
  startBuildHook({
    folder: join(dataDir, "conteudo"),
    tokens: { hook: token(), conteudo: token() },
    service: PORTS.service,
    ports: { hook: PORTS.hook, site: PORTS.published, previa: PORTS.preview },
  }),
);
const folder = join(dataDir, "receita");
writeMercado(folder, "2026-10");
const receita = await run.step(startReceitaShare({ folder, token: `inventado-${token()}`, port: PORTS.receita }));
const env = {
  ...replies?.env,
  ...serviceEnv({
    ...{ ...serviceSettings(stack), port: PORTS.service, siteUrl, painelUrl, fakes, buildHook },
    receita: { ...receita, workFolder: join(dataDir, "receita-work") },
  }),
};
// Does nothing when the database has the month. Its progress is for operators; warnings and errors are shown.
const loader = start(["src/receita.ts"], "service", env, "ignore");

const vite = (port: number) => ["--host", "127.0.0.1", "--port", String(port), "--strictPort"];
// Vite and its plugins treat files below a folder of this name as packages.
const viteCache = (program: string) => ({ EDEN_VITE_CACHE: join(dataDir, "node_modules/.vite", program) });
const children = {
  service: start(["--watch-preserve-output", "--watch", "src/main.ts"], "service", env),
  "e-mail previews": start(
    ["--watch-preserve-output", "--watch", "email-previews.ts", String(PORTS.emails), siteUrl],
    "scripts",
    {},
  ),
  // Without this condition the framework's command relaunches itself, and the new process would outlive this one.
  site: start(
    ["--conditions=development", join(root, "node_modules/.bin/react-router"), "dev", ...vite(PORTS.site)],
    "site",
    {
      EDEN_DEV_GATEWAY: gateway,
      EDEN_DEV_SERVICE: service,
      EDEN_DEV_KEY: stack.publishableKey,
      NODE_ENV: "development",
      ...viteCache("site"),
    },
  ),
  panel: start([join(root, "node_modules/.bin/vite"), ...vite(PORTS.painel)], "painel", {
    SERVICE_URL: service,
    ...viteCache("painel"),
  }),
};

const pids = [loader, ...Object.values(children)].map(({ pid }) => String(pid));
const endChildren = spawn(process.execPath, ["end-children.ts", ...pids], {
  cwd: join(root, "scripts"),
  stdio: ["pipe", "inherit", "inherit"],
});
await run.step(Promise.resolve({ stop: stopChildren }));
for (const [name, child] of Object.entries(children)) {
  child.once("exit", (code) => {
    if (!run.isStopping()) console.error(`The ${name} ended with code ${code}; its output is above.`);
    void run.stop(1);
  });
}

// Only this run's service accepts the token, and only this checkout's site and panel forward to it.
const headers = { authorization: `Bearer ${buildHook.tokens.conteudo}` };
const isTexts = (body: string) => body.startsWith("{");
try {
  await awaitOwn({ name: "service", url: `${service}/api/conteudo/site`, headers, proof: isTexts });
  await Promise.all([
    awaitOwn({ name: "panel", url: `${painelUrl}/api/conteudo/site`, headers, proof: isTexts }),
    awaitOwn({ name: "site", url: `${siteUrl}/config.json`, proof: (body) => body.includes(stack.publishableKey) }),
    awaitOwn({ name: "site", url: `${siteUrl}/`, proof: (body) => body.includes("</html>") }),
    awaitOwn({ name: "e-mail previews", url: emails, proof: (body) => body.includes("<h1>E-mails</h1>") }),
  ]);
} catch (error) {
  await refuse(error as Error);
}
console.log(
  bannerOf((performance.now() - started) / 1000, {
    site: siteUrl,
    request: await run.step(sampleLink(stack.databaseUrl, siteUrl)),
    painel: painelUrl,
    signIn: stack.signIn,
    mailbox: stack.mailbox.httpUrl,
    answers: replies !== undefined,
    emails,
    payments: fakes.asaas.url,
    accounts: fakes.accountApi.url,
    texts: [buildHook.siteUrl, buildHook.previaUrl],
    service: `${service}/api/healthz`,
    database: stack.databaseUrl,
  }),
);

/** A problem that a developer can fix is printed as one sentence, without a stack trace. */
function refuse(error: Error): Promise<never> {
  if (!run.isStopping()) console.error(error.message);
  return run.stop(1);
}

function start(
  args: string[],
  folder: string,
  env: Record<string, string>,
  stdout: "inherit" | "ignore" = "inherit",
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ["ignore", stdout, "inherit"],
  });
}

async function stopChildren(): Promise<void> {
  const running = [loader, ...Object.values(children)].filter(
    (child) => child.exitCode === null && child.signalCode === null,
  );
  const exits = running.map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGTERM");
  await Promise.all(exits);
  endChildren.kill();
}
