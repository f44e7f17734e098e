import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { SmtpEmailDriver } from "@supabase/lite";
import { PostgresConnection } from "@supabase/lite/postgres";
import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import { authSettings } from "../scripts/stack/auth-settings.ts";
import { forwardAuth } from "./forward-auth.ts";
import { forwardTo } from "./hosted-gateway.ts";
import { hostedAuth } from "./lite-auth.ts";

/**
 * The local gateway: Supabase's own PostgREST-compatible server, patched where 0.10.0 differs from the hosted API.
 * For development and tests only; scripts/stack/gateway.ts starts it and sets the variables.
 */
const env = process.env as Record<string, string>;

// A killed parent must not leave the ports taken; the sign-in server cannot see it.
process.stdin
  .once("end", () => {
    if (env.GATEWAY_AUTH_PID) process.kill(Number(env.GATEWAY_AUTH_PID));
    process.exit();
  })
  .resume();

const currentRequest = new AsyncLocalStorage<IncomingMessage>();
subscribe("http.server.request.start", (message) => {
  currentRequest.enterWith((message as { request: IncomingMessage }).request);
});

type Context = Parameters<PostgresConnection["withContext"]>[0];
type Run = Parameters<PostgresConnection["withContext"]>[1];
type ContextOptions = Parameters<PostgresConnection["withContext"]>[2];
type Database = Parameters<Run>[0];

class PatchedConnection extends PostgresConnection {
  /** The hosted API publishes the headers to every statement, not only to functions, and a read cannot write. */
  override withContext<T>(context: Context, run: (db: Database) => Promise<T>, options?: ContextOptions): Promise<T> {
    const request = currentRequest.getStore();
    if (!context || !request) return super.withContext(context, run, options);
    const lost = Promise.withResolvers<never>();
    const runPublished = async (db: Database) => {
      await publishRequest(db, request);
      return run(db).catch((error) => {
        if (isLost(error)) lost.reject(error);
        throw error;
      });
    };
    // The driver never ends the rollback on a lost connection: do not wait for it.
    return Promise.race([super.withContext(context, runPublished, options), lost.promise]);
  }

  /**
   * A rejected value is the client's error: 400 on the hosted API, 500 on the stock gateway. A connection that is lost
   * during the request is 400 with an empty code there, and writing in a read 405.
   */
  override normalizeDbError(error: unknown): unknown {
    const normal = super.normalizeDbError(error) as { code?: string; message: string; detail?: string; hint?: string };
    const { code = "", message, detail = null, hint = null } = normal ?? {};
    if (isLost(normal)) return refusal(400, { code: "", message: "", details: null, hint: null });
    const status = STATUSES[code];
    return status ? refusal(status, { code, message, details: detail, hint }) : normal;
  }
}

/** Of errors that the stock gateway answers with another. */
const STATUSES: Record<string, number> = { "23514": 400, "23P01": 400, P0001: 400, "25006": 405 };

const isLost = (error: unknown) => (error as { code?: string } | null)?.code === "CONNECTION_CLOSED";

// The same rollback throws outside of any promise, and the stock handler ends the process.
process.removeAllListeners("uncaughtException").on("uncaughtException", (error) => {
  console.error(error);
  if (!error.stack?.includes("nextWrite")) process.exit(1);
});

/** The form in which a function of the database sets the response; the gateway sends the body as it is. */
const refusal = (status: number, body: object) =>
  Object.assign(new Error(JSON.stringify(body)), { code: "PGRST", detail: JSON.stringify({ status, headers: {} }) });

async function publishRequest(db: Database, { headers, method }: IncomingMessage): Promise<void> {
  await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`.execute(db);
  if (method === "GET" || method === "HEAD") await sql`set transaction read only`.execute(db);
}

// A number sent as a time must reach PostgreSQL and be rejected there; the stock driver breaks on it with a 500.
const timestamptz = { to: 1184, from: [1184], serialize: String, parse: String };

const connection = new PatchedConnection({
  url: env.GATEWAY_DATABASE_URL ?? "",
  postgresOptions: { max: 10, onnotice: () => undefined, types: { timestamptz } },
});
const settings = authSettings({ limited: env.GATEWAY_AUTH_LIMITED === "1" });
const smtp = new SmtpEmailDriver({
  // Without user and password: with them the driver requires TLS, which the local mailbox does not offer.
  host: "127.0.0.1",
  port: Number(env.GATEWAY_SMTP_PORT),
  from: { name: "Éden Grupo", address: "painel@exemplo.com.br" },
});
/** Codes in the words of the hosted project's template. */
const email = {
  send({ to, text = "", html = "" }: { to: string; text?: string; html?: string }) {
    const [code = ""] = /\b\d{6}\b/.exec(text) ?? /\b\d{6}\b/.exec(html) ?? [];
    const { subject, html: template } = settings.mail;
    return smtp.send({ to, subject, html: template.replace("{{ .Token }}", code) });
  },
};
const keys = {
  jwtSecret: env.GATEWAY_JWT_SECRET ?? "",
  publishableKey: env.GATEWAY_PUBLISHABLE_KEY ?? "",
  secretKey: env.GATEWAY_SECRET_KEY ?? "",
};
const server = env.GATEWAY_AUTH_URL;
const auth = server ? forwardAuth(server, keys) : hostedAuth({ db: connection.kysely, settings, ...keys });
const postgrest = env.GATEWAY_POSTGREST_URL;
/** Without its own sign-in the stock gateway cannot look up the user of a token; PostgREST looks at its signature only. */
const trustTokens: MiddlewareHandler = (context, next) => {
  const found = async () => ({});
  context.set("authService", { repo: { findUserById: found, findSessionById: found } });
  return next();
};
// Without this the gateway grants everything to anon on its first request.
Object.assign(connection, { rlsState: "active" });

export default {
  api: { port: Number(env.GATEWAY_PORT), schemas: ["public"], max_rows: 100 },
  db: { driver: "postgres", migrations: { enabled: false }, seed: { enabled: false } },
  auth: {
    enabled: !server,
    enable_signup: settings.enable_signup,
    site_url: "http://127.0.0.1",
    additional_redirect_urls: [],
    jwt_expiry: settings.jwt_expiry,
    minimum_password_length: 12,
    email: settings.email,
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.publishableKey,
    secret_key: keys.secretKey,
  },
  options: {
    server: {
      middlewares: [
        ...(postgrest ? [forwardTo(postgrest, "/rest/v1", keys)] : []),
        auth,
        ...(server ? [trustTokens] : []),
      ],
    },
    drivers: { email },
  },
  connection,
};
