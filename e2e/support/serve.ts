import { once } from "node:events";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { startDaemon } from "../../scripts/stack/daemon.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { serviceEnv, startStandIns } from "../../scripts/stand-ins/stand-ins.ts";
import { LOGS, runFolder, startNginx } from "./nginx.ts";
import { ports } from "./ports.ts";
import { stackFile } from "./stack-file.ts";

/** The whole product for one end-to-end run: private database, gateway, mailbox, service, and nginx in front. */
mkdirSync(runFolder, { recursive: true });
for (const log of LOGS) rmSync(join(runFolder, log), { force: true });
const keep = (program: string) => (chunk: string) => appendFileSync(join(runFolder, `${program}.log`), chunk);
const stack = await startStack({
  temporary: true,
  ports: { gateway: ports.rest },
  onOutput: (program, chunk) => keep(program)(chunk),
});
const standIns = await startStandIns({ service: ports.api });
const publicConfig = join(runFolder, "config.json");
const { databaseUrl, publishableKey, mailbox } = stack;
await raiseLimits(databaseUrl);
writeFileSync(publicConfig, JSON.stringify({ restUrl: "/rest/v1", publishableKey, apiUrl: "/api" }));
const { asaas, accountApi } = standIns;
const urls = { mailboxUrl: mailbox.httpUrl, asaasUrl: asaas.url, accountApiUrl: accountApi.url };
const secrets = [asaas.apiKey, asaas.webhookToken, accountApi.apiKey, stack.keys.secretKey, stack.keys.jwtSecret];
writeFileSync(stackFile, JSON.stringify({ databaseUrl, ...urls, secrets }));

const service = await startDaemon(process.execPath, ["src/main.ts"], {
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
  readyWhen: (output) => output.includes('"service":"listening"'),
  readyWithinMs: 60_000,
  onOutput: keep("service"),
});
// Last: the run begins when it answers.
const nginx = startNginx(publicConfig);

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  const nginxExit = nginx.exitCode === null ? once(nginx, "exit") : undefined;
  nginx.kill("SIGQUIT");
  await Promise.all([nginxExit, service.stop("SIGTERM")]);
  await standIns.stop();
  await stack.stop();
  process.exit();
}

/** Every test comes from one address: what is generous for a visitor is too little for all of them together. */
async function raiseLimits(url: string): Promise<void> {
  const sql = postgres(url);
  await sql`update privado.limites set maximo = 100000 where alvo in ('contato', 'leadlive', 'inscricoes', 'cadastros_app', 'checkout',
    'diagnosticos_respostas', 'localizar_loja', 'comparar_lojas')`;
  await sql.end();
}
