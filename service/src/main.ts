import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { correioSettingsOf } from "./correio/settings.ts";
import { startCorreioProcess } from "./correio/start-correio-process.ts";
import { loadEnv, readEnv } from "./env.ts";
import { createAccountApi } from "./gateways/account-api.ts";
import { createAsaas } from "./gateways/asaas.ts";
import { createConteudoHook } from "./gateways/conteudo-hook.ts";
import { createMailer } from "./gateways/mailer.ts";
import { createPool, endPool } from "./gateways/pool.ts";
import { signInServiceOf } from "./gateways/sign-in-service.ts";
import { createWebPush, vapidOf } from "./gateways/web-push.ts";
import { logError, logLine } from "./log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { startReceitaProcess } from "./receita/start-receita-process.ts";
import { startWorker } from "./worker.ts";

// The queue library does not await its own updates of "done" and "failed": without a database they reject, and Node
// would exit. Such a job keeps its lock until the unlock timer releases it and it runs again.
process.on("unhandledRejection", (reason) => {
  logError({ unhandled: true }, reason);
});

const env = loadEnv(readEnv);
const siteUrl = env.SITE_URL;
const pool = createPool(env.DATABASE_URL);
const mail = { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, team: env.MAIL_TEAM, replies: env.MAIL_REPLIES };
const mailer = createMailer(mail);
const asaas = createAsaas({ url: env.ASAAS_URL, apiKey: env.ASAAS_API_KEY, siteUrl });
const createAccount = createAccountApi(env.ACCOUNT_API_URL, env.ACCOUNT_API_KEY);
const startBuild = createConteudoHook(env.CONTEUDO_HOOK_URL, env.CONTEUDO_HOOK_TOKEN);
const startReceita = env.RECEITA_URL && env.RECEITA_TOKEN ? startReceitaProcess : undefined;
const painelUrl = env.PAINEL_URL;
const vapid = vapidOf(env);
const sendPush = vapid && createWebPush(vapid);
const resources = { pool, mailer, asaas, createAccount, startBuild, startReceita, sendPush, siteUrl, painelUrl };

const correio = correioSettingsOf(env);
// Where none is configured any more, the panel neither waits for answers nor says that they are late.
if (!correio)
  pool.query("delete from privado.correio").catch((error: Error) => logError({ correio: "not configured" }, error));

const metrics = createMetrics(pool, env.SITE_URL);
const reader = correio && startCorreioProcess({ settings: correio, databaseUrl: env.DATABASE_URL }, metrics);
const worker = await startWorker(resources, metrics);
const { drainSoon } = worker;
const signIn = signInServiceOf(env);
const origins = { previaUrl: env.CONTEUDO_PREVIA_URL, vapidKey: vapid?.publicKey };
const painel = signIn && painelUrl ? { signIn, url: painelUrl, ...origins, correio } : undefined;
const tokens = { webhookToken: env.ASAAS_WEBHOOK_TOKEN, conteudoToken: env.CONTEUDO_TOKEN };
const app = createApp({ ...resources, ...tokens, metrics, drainSoon, painel });
const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) =>
  logLine("info", { service: "listening", port }),
);

let stopping = false;
worker.ended.then(() => {
  if (stopping) return;
  logLine("error", { service: "the worker ended" });
  process.exit(1);
});

/** Below the ten seconds that many supervisors allow: jobs waiting for the mail server fail first and are retried. */
const MAIL_WITHIN_MS = 4000;
const STOP_WITHIN_MS = 8000;

async function stop() {
  stopping = true;
  setTimeout(MAIL_WITHIN_MS, undefined, { ref: false }).then(() => mailer.close());
  setTimeout(STOP_WITHIN_MS, undefined, { ref: false }).then(() => {
    logLine("warn", { service: "stopped with jobs under way" });
    process.exit(0);
  });
  await Promise.all([new Promise((resolve) => server.close(resolve)), worker.stop(), reader?.stop()]);
  mailer.close();
  await endPool(pool);
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
