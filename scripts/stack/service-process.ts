import { join } from "node:path";
import type { BuildHookFake } from "../fakes/build-hook.ts";
import type { Fakes } from "../fakes/fakes.ts";
import type { ReceitaShareFake } from "../fakes/receita-share.ts";
import { type Daemon, startDaemon } from "./daemon.ts";
import type { Stack } from "./stack.ts";
import { generateVapidKeys } from "./vapid-keys.ts";

type ServiceSettings = {
  databaseUrl: string;
  port: number;
  smtpUrl: string;
  siteUrl: string;
  fakes: Fakes;
  /** Where the panel is served, and the gateway and keys that sign its team in. */
  painelUrl?: string;
  auth?: { url: string; publishableKey: string; secretKey: string };
  /** Builds the site with the texts of the panel. */
  buildHook?: BuildHookFake;
  /** The public CNPJ register. */
  receita?: ReceitaShareFake & { workFolder: string };
  /** More of its environment, as the mailbox of replies. */
  more?: Record<string, string>;
};

/** One pair per run: devices of an earlier run subscribe again. */
const { publicKey, privateKey } = generateVapidKeys();
const VAPID = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: "mailto:painel@exemplo.com.br",
};

/** What the service needs of a whole stack. */
export function serviceSettings({ databaseUrl, mailbox, gateway, keys }: Stack) {
  const { publishableKey, secretKey } = keys;
  return { databaseUrl, smtpUrl: mailbox.smtpUrl, auth: { url: gateway.url, publishableKey, secretKey } };
}

/** Runs the service as a process, as in production, against the local stack and the fakes. */
export function startServiceProcess(
  settings: ServiceSettings,
  onOutput?: ((chunk: string) => void) | undefined,
): Promise<Daemon> {
  return startDaemon(process.execPath, ["src/main.ts"], {
    cwd: join(import.meta.dirname, "../../service"),
    env: { ...process.env, ...serviceEnv(settings) },
    readyWhen: (output) => output.includes('"service":"listening"'),
    readyWithinMs: 60_000,
    onOutput,
  });
}

export function serviceEnv(settings: ServiceSettings): Record<string, string> {
  const { databaseUrl, port, smtpUrl, siteUrl, painelUrl, auth, buildHook, receita, more } = settings;
  const { asaas, accountApi } = settings.fakes;
  return {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    SMTP_URL: smtpUrl,
    MAIL_FROM: "site@exemplo.com.br",
    MAIL_TEAM: "vendas@exemplo.com.br",
    SITE_URL: siteUrl,
    ASAAS_URL: asaas.apiUrl,
    ASAAS_API_KEY: asaas.apiKey,
    ASAAS_WEBHOOK_TOKEN: asaas.webhookToken,
    ACCOUNT_API_URL: accountApi.url,
    ACCOUNT_API_KEY: accountApi.apiKey,
    ...(painelUrl && { PAINEL_URL: painelUrl, ...VAPID }),
    ...(auth && {
      SUPABASE_URL: auth.url,
      SUPABASE_PUBLISHABLE_KEY: auth.publishableKey,
      SUPABASE_SECRET_KEY: auth.secretKey,
    }),
    ...(buildHook && {
      CONTEUDO_HOOK_URL: buildHook.url,
      CONTEUDO_HOOK_TOKEN: buildHook.tokens.hook,
      CONTEUDO_TOKEN: buildHook.tokens.conteudo,
      CONTEUDO_PREVIA_URL: buildHook.previaUrl,
    }),
    ...(receita && { RECEITA_URL: receita.url, RECEITA_TOKEN: receita.token, RECEITA_FOLDER: receita.workFolder }),
    ...more,
  };
}
