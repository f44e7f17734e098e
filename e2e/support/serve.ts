import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { startStack } from "../../scripts/stack/stack.ts";
import { serviceEnv, startStandIns } from "../../scripts/stand-ins/stand-ins.ts";
import { runFolder, startNginx } from "./nginx.ts";
import { ports } from "./ports.ts";
import { stackFile } from "./stack-file.ts";

/** The whole product for one end-to-end run: private database, gateway, mailbox, service, and nginx in front. */
const stack = await startStack({ temporary: true, ports: { gateway: ports.rest } });
const standIns = await startStandIns({ service: ports.api });
mkdirSync(runFolder, { recursive: true });
const publicConfig = join(runFolder, "config.json");
const { databaseUrl, publishableKey, mailbox } = stack;
await raiseLimits(databaseUrl);
writeFileSync(publicConfig, JSON.stringify({ restUrl: "/rest/v1", publishableKey, apiUrl: "/api" }));
const { asaas, accountApi } = standIns;
const urls = { mailboxUrl: mailbox.httpUrl, asaasUrl: asaas.url, accountApiUrl: accountApi.url };
const secrets = [asaas.apiKey, asaas.webhookToken, accountApi.apiKey, stack.keys.secretKey, stack.keys.jwtSecret];
writeFileSync(stackFile, JSON.stringify({ databaseUrl, ...urls, secrets }));

const service = spawn(process.execPath, ["src/main.ts"], {
  cwd: join(import.meta.dirname, "../../service"),
  env: {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: String(ports.api),
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: "site@exemplo.com.br",
    MAIL_TEAM: "vendas@exemplo.com.br",
    SITE_URL: `http://127.0.0.1:${ports.site}`,
    ...serviceEnv(standIns),
  },
  stdio: "inherit",
});
const nginx = startNginx(publicConfig);

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  const exits = [service, nginx].filter(({ exitCode }) => exitCode === null).map((child) => once(child, "exit"));
  nginx.kill("SIGQUIT");
  service.kill("SIGTERM");
  await Promise.all(exits);
  await standIns.stop();
  await stack.stop();
  process.exit();
}

/** Every test comes from one address: what is generous for a visitor is too little for all of them together. */
async function raiseLimits(url: string): Promise<void> {
  const sql = postgres(url);
  await sql`update privado.limites set maximo = 100000 where alvo in ('contato', 'leadlive', 'inscricoes', 'cadastros_app', 'checkout')`;
  await sql.end();
}
