import { serve } from "@hono/node-server";
import { readEnv } from "./env.ts";
import { createAccountApi } from "./gateways/account-api.ts";
import { createAsaas } from "./gateways/asaas.ts";
import { createMailer } from "./gateways/mailer.ts";
import { createPool } from "./gateways/pool.ts";
import { createApp } from "./http/app.ts";
import { logLine } from "./log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { startWorker } from "./tasks/worker.ts";

const env = readEnv(process.env);
const siteUrl = env.SITE_URL;
const pool = createPool(env.DATABASE_URL);
const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, team: env.MAIL_TEAM });
const asaas = createAsaas({ url: env.ASAAS_URL, apiKey: env.ASAAS_API_KEY, siteUrl });
const createAccount = createAccountApi(env.ACCOUNT_API_URL, env.ACCOUNT_API_KEY);

const metrics = createMetrics();
const worker = await startWorker({ pool, metrics, mailer, asaas, createAccount, siteUrl });
const app = createApp({ pool, asaas, metrics, siteUrl, webhookToken: env.ASAAS_WEBHOOK_TOKEN });
const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) =>
  logLine("info", { service: "listening", port }),
);

async function stop() {
  await Promise.all([new Promise((resolve) => server.close(resolve)), worker.stop()]);
  mailer.close();
  await pool.end();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
