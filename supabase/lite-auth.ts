import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { Context, MiddlewareHandler, Next } from "hono";
import { sql } from "kysely";
import type { authSettings } from "../scripts/stack/auth-settings.ts";
import { matchesTotp, toBase32 } from "../scripts/stack/totp.ts";
import { type Claims, readClaims, signToken, tokenOf, verifiedClaims } from "./lite-token.ts";

/**
 * What the hosted project's sign-in has and the local gateway (@supabase/lite 0.10.0) lacks: a second factor by TOTP, the
 * admin API, the claims of the real token, a limit of tries per address, and no account for a stranger who asks for a code. For
 * development and tests only, in front of the gateway's own routes; the responses are those of Supabase Auth.
 */
interface Options {
  db: PostgresConnection["kysely"];
  settings: ReturnType<typeof authSettings>;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
type Body = Record<string, string | undefined>;
type Route = (context: Context, options: Options, ids: string[], next: Next) => Promise<Response | undefined>;

/** A table that the gateway does not create; a hosted project has it. */
const MFA_TABLE = `
  create table if not exists auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, friendly_name text,
    factor_type text not null default 'totp', status text not null default 'unverified', secret text not null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    unique (user_id, friendly_name))`;

const ROUTES: [method: string, path: RegExp, route: Route][] = [
  ["POST", /^\/auth\/v1\/otp$/, askCode],
  ["POST", /^\/auth\/v1\/verify$/, useCode],
  ["POST", /^\/auth\/v1\/factors$/, enroll],
  ["POST", /^\/auth\/v1\/factors\/([\w-]+)\/challenge$/, challenge],
  ["POST", /^\/auth\/v1\/factors\/([\w-]+)\/verify$/, verifyFactor],
  ["POST", /^\/auth\/v1\/admin\/users$/, createUser],
  ["POST", /^\/auth\/v1\/admin\/generate_link$/, generateLink],
  ["DELETE", /^\/auth\/v1\/admin\/users\/([\w-]+)$/, deleteUser],
  ["GET", /^\/auth\/v1\/admin\/users\/([\w-]+)\/factors$/, listFactors],
  ["DELETE", /^\/auth\/v1\/admin\/users\/([\w-]+)\/factors\/([\w-]+)$/, deleteFactor],
];

/** What completes a response of the gateway's own routes. */
const AFTER: Record<string, (context: Context, options: Options) => Promise<void>> = {
  "/auth/v1/token": completeSession,
  "/auth/v1/user": addFactors,
};

export function hostedAuth(options: Options): MiddlewareHandler {
  let table: Promise<unknown> | undefined;
  return async (context, next) => {
    const { path, method } = context.req;
    if (!path.startsWith("/auth/v1/")) return next();
    const key = context.req.header("apikey") ?? "";
    if (key !== options.secretKey && key !== options.publishableKey) {
      return context.json({ message: "Invalid API key" }, 401);
    }
    // Created at the first request: the gateway creates its own tables after this middleware.
    table ??= sql.raw(MFA_TABLE).execute(options.db);
    await table;
    const [, pattern, route] = ROUTES.find(([verb, pattern]) => verb === method && pattern.test(path)) ?? [];
    if (/^\/auth\/v1\/(?:user|factors)\b/.test(path)) {
      const refusal = await refuseToken(context, options);
      if (refusal) return refusal;
    }
    if (!pattern || !route) {
      await next();
      if (context.res.ok) await AFTER[path]?.(context, options);
      return undefined;
    }
    if (path.startsWith("/auth/v1/admin/") && key !== options.secretKey) {
      return refuse(context, 403, "not_admin", "User not allowed");
    }
    return route(context, options, pattern.exec(path)?.slice(1) ?? [], next);
  };
}

/** With `enable_signup = false` the stock gateway refuses /signup but not /otp. */
async function askCode(context: Context, { db }: Options, _ids: string[], next: Next) {
  const body = await bodyOf(context);
  const { rows } = await sql`select from auth.users where email = ${body.email?.toLowerCase()}`.execute(db);
  if (!rows.length) {
    return (body as { create_user?: unknown }).create_user === false
      ? refuse(context, 422, "otp_disabled", "Signups not allowed for otp")
      : refuse(context, 422, "signup_disabled", "Signups not allowed for this instance");
  }
  replaceBody(context, { ...body, create_user: false });
  await next();
  return undefined;
}

/** Verifications per address in five minutes. The server refills one by one; for tests a window is the same. */
const verifications = new Map<string, { count: number; until: number }>();

function isOverLimit(context: Context, { settings, secretKey }: Options): boolean {
  // The visitor's address is believed only with the secret key; without it the server counts nothing here.
  const address = context.req.header("apikey") === secretKey && context.req.header("sb-forwarded-for");
  if (!address) return false;
  const now = Date.now();
  const known = verifications.get(address);
  const entry = known && known.until > now ? known : { count: 0, until: now + 300_000 };
  entry.count += 1;
  verifications.set(address, entry);
  return entry.count > settings.rate_limit.token_verifications;
}

/** Supabase's type is `email`, the stock gateway knows only `magiclink`, and it allows endless guesses. */
async function useCode(context: Context, options: Options, _ids: string[], next: Next) {
  if (isOverLimit(context, options)) {
    return refuse(context, 429, "over_request_rate_limit", "Request rate limit reached");
  }
  const body = await bodyOf(context);
  if (body.type === "email") replaceBody(context, { ...body, type: "magiclink" });
  const { rows } = await sql<{ banned: boolean }>`select coalesce(banned_until > now(), false) as banned
    from auth.users where email = ${body.email?.toLowerCase()}`.execute(options.db);
  if (rows[0]?.banned) return refuse(context, 403, "user_banned", "User is banned");
  await next();
  if (context.res.ok) await completeSession(context, options);
  else context.res = refuse(context, 403, "otp_expired", "Token has expired or is invalid");
  return undefined;
}

/** Undefined for a token of this project whose session lives. */
async function refuseToken(context: Context, { db, jwtSecret }: Options): Promise<Response | undefined> {
  const claims = verifiedClaims(context, jwtSecret);
  if (!claims?.sub) return refuse(context, 403, "bad_jwt", "invalid JWT: unable to parse or verify signature");
  const { rows } = await sql`select from auth.sessions where id = ${claims.session_id}`.execute(db);
  if (rows.length) return undefined;
  return refuse(context, 403, "session_not_found", "Session from session_id claim in JWT does not exist");
}

async function enroll(context: Context, options: Options) {
  const claims = readClaims(tokenOf(context));
  const { friendly_name = null, issuer = "Local" } = await bodyOf(context);
  const { rows: known } = await sql<{ status: string; friendly_name: string | null }>`select status, friendly_name
    from auth.mfa_factors where user_id = ${claims.sub}`.execute(options.db);
  if (known.some((factor) => factor.friendly_name === friendly_name)) {
    const msg = `A factor with the friendly name "${friendly_name}" for this user already exists`;
    return refuse(context, 422, "mfa_factor_name_conflict", msg);
  }
  // Somebody who has only the mailbox must not add a factor of their own.
  if (known.some(({ status }) => status === "verified") && claims.aal !== "aal2") {
    return refuse(context, 403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  const id = randomUUID();
  const secret = toBase32(randomBytes(20));
  await sql`insert into auth.mfa_factors (id, user_id, friendly_name, secret)
    values (${id}, ${claims.sub}, ${friendly_name}, ${secret})`.execute(options.db);
  const name = encodeURIComponent(issuer);
  const uri = `otpauth://totp/${name}:${claims.email}?algorithm=SHA1&digits=6&issuer=${name}&period=30&secret=${secret}`;
  return context.json({ id, type: "totp", friendly_name, totp: { qr_code: "<svg/>", secret, uri } });
}

async function challenge(context: Context, { db }: Options, [id = ""]: string[]) {
  if (!UUID.test(id)) return refuse(context, 404, "validation_failed", "factor_id must be an UUID");
  const { sub } = readClaims(tokenOf(context));
  const { rows } = await sql`select from auth.mfa_factors where id = ${id} and user_id = ${sub}`.execute(db);
  if (!rows.length) return refuse(context, 404, "mfa_factor_not_found", "Factor not found");
  return context.json({ id, type: "totp", expires_at: Math.floor(Date.now() / 1000) + 300 });
}

async function verifyFactor(context: Context, options: Options, [id]: string[]) {
  const claims = readClaims(tokenOf(context));
  const { code = "" } = await bodyOf(context);
  const { rows } = await sql<{ secret: string }>`select secret from auth.mfa_factors
    where id = ${id} and user_id = ${claims.sub}`.execute(options.db);
  if (!rows[0] || !matchesTotp(rows[0].secret, code)) {
    return refuse(context, 422, "mfa_verification_failed", "Invalid TOTP code entered");
  }
  await sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${id}`.execute(options.db);
  await sql`update auth.sessions set aal = 'aal2', factor_id = ${id} where id = ${claims.session_id}`.execute(
    options.db,
  );
  // What the mailbox alone opened ends.
  await sql`delete from auth.sessions where user_id = ${claims.sub} and aal is distinct from 'aal2'`.execute(
    options.db,
  );
  await sql`delete from auth.mfa_factors where user_id = ${claims.sub} and status = 'unverified'`.execute(options.db);
  const access_token = signToken({ ...claims, ...(await assuranceOf(claims, options)) }, options.jwtSecret);
  return context.json({ access_token, token_type: "bearer", expires_in: 3600, user: { id: claims.sub } });
}

async function createUser(context: Context, { db }: Options) {
  const { email = "", id } = await bodyOf(context);
  const user = await insertUser(email.toLowerCase(), db, id);
  const msg = "A user with this email address has already been registered";
  return user ? context.json(user) : refuse(context, 422, "email_exists", msg);
}

async function insertUser(email: string, db: Options["db"], id = randomUUID() as string): Promise<object | undefined> {
  const { rows } = await sql<object>`insert into auth.users (id, email, email_confirmed_at)
    values (${id}, ${email}, now()) on conflict do nothing returning id, email`.execute(db);
  return rows[0];
}

/** For the id of the address, whose user is created if missing, and a code that is not sent; the gateway stores it hashed. */
async function generateLink(context: Context, { db }: Options) {
  const email = (await bodyOf(context)).email?.toLowerCase() ?? "";
  await insertUser(email, db);
  const email_otp = String(randomInt(1_000_000)).padStart(6, "0");
  const hash = createHash("sha256")
    .update(email + email_otp)
    .digest("hex");
  const { rows } = await sql<object>`update auth.users set recovery_token = ${hash}, recovery_sent_at = now()
    where email = ${email} returning id, email`.execute(db);
  return context.json({ ...rows[0], email_otp });
}

async function deleteUser(context: Context, { db }: Options, [user]: string[]) {
  const { rows } = await sql`delete from auth.users where id = ${user} returning id`.execute(db);
  return rows[0] ? context.json({}) : refuse(context, 404, "user_not_found", "User not found");
}

async function listFactors(context: Context, { db }: Options, [user]: string[]) {
  const { rows } = await sql`select id, status from auth.mfa_factors where user_id = ${user}`.execute(db);
  return context.json(rows);
}

async function deleteFactor(context: Context, { db }: Options, [user, id]: string[]) {
  await sql`delete from auth.mfa_factors where id = ${id} and user_id = ${user}`.execute(db);
  return context.json({ id });
}

/** Claims of the hosted token that the stock gateway's lacks. */
async function assuranceOf({ session_id }: Claims, { db }: Options) {
  const { rows } = await sql<{ aal: string }>`select aal from auth.sessions where id = ${session_id}`.execute(db);
  const aal = rows[0]?.aal ?? "aal1";
  const timestamp = Math.floor(Date.now() / 1000);
  const amr = [...(aal === "aal2" ? [{ method: "totp", timestamp }] : []), { method: "otp", timestamp }];
  return { aal, amr, is_anonymous: false };
}

async function completeSession(context: Context, options: Options): Promise<void> {
  const session = (await context.res.json()) as { access_token: string };
  const claims = readClaims(session.access_token);
  session.access_token = signToken({ ...claims, ...(await assuranceOf(claims, options)) }, options.jwtSecret);
  context.res = Response.json(session, { headers: context.res.headers });
}

async function addFactors(context: Context, { db }: Options): Promise<void> {
  const user = (await context.res.json()) as { id: string };
  const { rows: factors } = await sql`select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${user.id}`.execute(db);
  context.res = Response.json({ ...user, factors }, { headers: context.res.headers });
}

async function bodyOf(context: Context): Promise<Body> {
  const body = await context.req.raw
    .clone()
    .json()
    .catch(() => ({}));
  return body as Body;
}

function replaceBody(context: Context, body: object): void {
  context.req.raw = new Request(context.req.raw, { body: JSON.stringify(body) });
}

function refuse(context: Context, status: 403 | 404 | 422 | 429, error_code: string, msg: string) {
  return context.json({ code: status, error_code, msg }, status);
}
