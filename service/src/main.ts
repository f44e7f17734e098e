import { serve } from "@hono/node-server";
import { readEnv } from "./env.ts";
import { createMailer } from "./gateways/mailer.ts";
import { createPool } from "./gateways/pool.ts";
import { createApp } from "./http/app.ts";
import { startWorker } from "./tasks/worker.ts";

const env = readEnv(process.env);
const pool = createPool(env.DATABASE_URL);

const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, team: env.MAIL_TEAM });
const worker = await startWorker(pool, mailer);
const app = createApp({ pingDatabase: () => pool.query("select 1") });
const server = serve({ fetch: app.fetch, port: env.PORT, hostname: "127.0.0.1" });

async function stop() {
  await Promise.all([new Promise((resolve) => server.close(resolve)), worker.stop()]);
  mailer.close();
  await pool.end();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
