import { Hono } from "hono";
import postgres from "postgres";
import { serveApp } from "../fakes/serve-app.ts";
import { authBinary } from "./auth-binary.ts";
import { authSettings } from "./auth-settings.ts";
import { awaitOwn } from "./await-own.ts";
import { startDaemon } from "./daemon.ts";
import { freePort } from "./free-port.ts";
import type { StackKeys } from "./keys.ts";

export type AuthServer = { url: string; pid: number; stop(): Promise<void> };

type AuthOptions = {
  databaseUrl: string;
  keys: StackKeys;
  smtpPort: number;
  /** With the rate limits of config.toml. */
  limited: boolean;
  onOutput?: ((chunk: string) => void) | undefined;
};

/**
 * Supabase Auth itself, on loopback and in the schema `auth`, which it migrates. Undefined where it was not built, and for a
 * database whose users the imitation has created: the gateway then signs in at the imitation.
 */
export async function startAuth(options: AuthOptions): Promise<AuthServer | undefined> {
  const binary = authBinary();
  if (!(await takesServer(options.databaseUrl, Boolean(binary))) || !binary) return undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The server loads the text of its e-mail over HTTP.
  const { mail } = authSettings(options);
  const template = await serveApp(new Hono().get("/", (context) => context.html(mail.html)));
  try {
    const daemon = await startDaemon(binary, [], {
      env: authEnv(options, { port, url, template: template.url }),
      readyWhen: (output) => output.includes("API started on"),
      readyWithinMs: 60_000,
      onOutput: options.onOutput,
    });
    await awaitOwn({ name: "sign-in server", url: `${url}/health`, proof: (body) => body.includes("GoTrue") });
    const stop = async () => {
      await daemon.stop("SIGTERM");
      await template.stop();
    };
    return { url, pid: daemon.pid, stop };
  } catch (error) {
    await template.stop();
    throw error;
  }
}

/** Creates the schema for the server. The two sign-ins have different tables, so a database keeps the one it has. */
async function takesServer(databaseUrl: string, built: boolean): Promise<boolean> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql`select to_regclass('auth.users') is not null as users,
      to_regclass('auth.schema_migrations') is not null as server`;
    if (found?.server && !built) {
      throw new Error(
        "This database was signed in to with Supabase Auth: build it with npm run db -- auth, or start again from an empty database with npm run db -- reset.",
      );
    }
    if (built && !found?.users) await sql`create schema if not exists auth`;
    return Boolean(found?.server || !found?.users);
  } finally {
    await sql.end();
  }
}

function authEnv(
  { databaseUrl, keys, smtpPort, limited }: AuthOptions,
  { port, url, template }: { port: number; url: string; template: string },
): Record<string, string> {
  const { enable_signup, jwt_expiry, email, rate_limit, mfa, mail } = authSettings({ limited });
  const perAddress = String(rate_limit.sign_in_sign_ups);
  return {
    PATH: process.env.PATH ?? "",
    DATABASE_URL: `${databaseUrl}?search_path=auth&sslmode=disable`,
    GOTRUE_DB_DRIVER: "postgres",
    DB_NAMESPACE: "auth",
    API_EXTERNAL_URL: url,
    GOTRUE_API_HOST: "127.0.0.1",
    PORT: String(port),
    GOTRUE_SITE_URL: url,
    GOTRUE_JWT_SECRET: keys.jwtSecret,
    GOTRUE_JWT_EXP: String(jwt_expiry),
    GOTRUE_JWT_AUD: "authenticated",
    GOTRUE_JWT_DEFAULT_GROUP_NAME: "authenticated",
    GOTRUE_JWT_ADMIN_ROLES: "service_role",
    GOTRUE_DISABLE_SIGNUP: String(!enable_signup),
    GOTRUE_EXTERNAL_EMAIL_ENABLED: "true",
    GOTRUE_EXTERNAL_PHONE_ENABLED: "false",
    GOTRUE_MAILER_OTP_LENGTH: String(email.otp_length),
    GOTRUE_MAILER_OTP_EXP: String(email.otp_expiry),
    GOTRUE_MAILER_SUBJECTS_MAGIC_LINK: mail.subject,
    GOTRUE_MAILER_TEMPLATES_MAGIC_LINK: template,
    GOTRUE_SMTP_HOST: "127.0.0.1",
    GOTRUE_SMTP_PORT: String(smtpPort),
    GOTRUE_SMTP_ADMIN_EMAIL: "painel@exemplo.com.br",
    GOTRUE_SMTP_SENDER_NAME: "Éden Grupo",
    // Tests ask for several codes a second; the service waits for a minute.
    GOTRUE_SMTP_MAX_FREQUENCY: "1ms",
    GOTRUE_RATE_LIMIT_EMAIL_SENT: String(rate_limit.email_sent),
    GOTRUE_RATE_LIMIT_OTP: perAddress,
    GOTRUE_RATE_LIMIT_VERIFY: String(rate_limit.token_verifications),
    ...(!limited && { GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: perAddress }),
    GOTRUE_SECURITY_SB_FORWARDED_FOR_ENABLED: "true",
    GOTRUE_MFA_MAX_ENROLLED_FACTORS: String(mfa.max_enrolled_factors),
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: String(mfa.totp.enroll_enabled),
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: String(mfa.totp.verify_enabled),
    GOTRUE_LOG_LEVEL: "info",
  };
}
