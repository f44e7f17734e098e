import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { array, type InferOutput, object, optional, parse, string } from "valibot";

/** What a correct code proves. `token` stays in the service and its database. */
export interface Proof {
  token: string;
  /** Id of the user, which `privado.equipe` lists. */
  sub: string;
  aal: string;
}

/**
 * Supabase Auth, called only by this service, so its tokens never reach a browser. `from` is the address of the member's
 * browser: without it all members would share the rate limits of this service's address.
 */
export interface SignInService {
  sendCode(email: string, from?: string): Promise<void>;
  /** Undefined if the code is wrong or expired. */
  useCode(email: string, code: string, from?: string): Promise<Proof | undefined>;
  /** Ids of the confirmed authenticators. Undefined if the token's session has ended: a second factor ends the others. */
  factors(token: string): Promise<string[] | undefined>;
  enroll(token: string, from?: string): Promise<{ id: string; uri: string; segredo: string }>;
  useFactor(token: string, factor: string, code: string, from?: string): Promise<Proof | undefined>;
  /** Id of the user with this address, created if missing. Sends nothing. */
  createUser(email: string): Promise<string>;
  /** Gives a new project the user of a member: false if it is there, an error if the address has another id. Sends nothing. */
  recreateUser(id: string, email: string): Promise<boolean>;
  deleteFactors(user: string): Promise<void>;
}

interface SignInOptions {
  url: string;
  publishableKey: string;
  secretKey: string;
}

interface Request {
  token?: string;
  body?: object;
  key?: string;
  from?: string | undefined;
}

const TIMEOUT_MS = 6000;
/** Shown by the authenticator app next to the address. */
const ISSUER = "Painel Éden";
const sessionSchema = object({ access_token: string(), user: object({ id: string() }) });
const factorsSchema = array(object({ id: string(), status: string() }));
const userSchema = object({ factors: optional(factorsSchema, []) });
const enrolledSchema = object({ id: string(), totp: object({ uri: string(), secret: string() }) });
const idSchema = object({ id: string() });

export class SignInUnavailable extends Error {
  override name = "SignInUnavailable";
}

/** The address belongs to a user with another id. */
export class OtherUser extends Error {
  override name = "OtherUser";
}

export function createSignInService({ url, publishableKey, secretKey }: SignInOptions): SignInService {
  const call = async (method: string, path: string, { token, body, key = publishableKey, from }: Request = {}) => {
    const forwarded = forwardedOf(from);
    const response = await fetch(`${url}/auth/v1${path}`, {
      method,
      headers: {
        // The address is believed only with the secret key.
        apikey: forwarded ? secretKey : key,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(forwarded && { "sb-forwarded-for": forwarded }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    // A refusal is an answer; a server error or a silent server is not.
    if (!response || response.status >= 500) throw new SignInUnavailable();
    return { ok: response.ok, body: (await response.json().catch(() => ({}))) as unknown };
  };
  const admin = { key: secretKey, token: secretKey };
  /** Of an address that has a user; sends nothing. */
  const idOf = async (email: string) => {
    const { body } = await call("POST", "/admin/generate_link", { ...admin, body: { email, type: "magiclink" } });
    return parse(idSchema, body).id;
  };
  return {
    async sendCode(email, from) {
      await call("POST", "/otp", { body: { email, create_user: false }, from });
    },
    async useCode(email, code, from) {
      const { ok, body } = await call("POST", "/verify", { body: { email, token: code, type: "email" }, from });
      return ok ? proofOf(parse(sessionSchema, body)) : undefined;
    },
    async factors(token) {
      const { ok, body } = await call("GET", "/user", { token });
      if (!ok) return undefined;
      return parse(userSchema, body).factors.flatMap(({ id, status }) => (status === "verified" ? [id] : []));
    },
    async enroll(token, from) {
      // Names are unique per user, and an attempt that was not finished keeps its own.
      const asked = { factor_type: "totp", friendly_name: randomUUID(), issuer: ISSUER };
      const { body } = await call("POST", "/factors", { token, body: asked, from });
      const { id, totp } = parse(enrolledSchema, body);
      return { id, uri: totp.uri, segredo: totp.secret };
    },
    async useFactor(token, factor, code, from) {
      const path = `/factors/${encodeURIComponent(factor)}`;
      const opened = await call("POST", `${path}/challenge`, { token, body: {}, from });
      if (!opened.ok) return undefined;
      const { id: challenge_id } = parse(idSchema, opened.body);
      const { ok, body } = await call("POST", `${path}/verify`, { token, body: { challenge_id, code }, from });
      return ok ? proofOf(parse(sessionSchema, body)) : undefined;
    },
    async createUser(email) {
      const created = await call("POST", "/admin/users", { ...admin, body: { email, email_confirm: true } });
      return created.ok ? parse(idSchema, created.body).id : idOf(email);
    },
    async recreateUser(id, email) {
      const created = await call("POST", "/admin/users", { ...admin, body: { id, email, email_confirm: true } });
      if ((created.ok ? parse(idSchema, created.body).id : await idOf(email)) !== id) throw new OtherUser();
      return created.ok;
    },
    async deleteFactors(user) {
      const path = `/admin/users/${encodeURIComponent(user)}/factors`;
      const { body } = await call("GET", path, admin);
      for (const { id } of parse(factorsSchema, body)) await call("DELETE", `${path}/${id}`, admin);
    },
  };
}

/** The database counts an IPv6 client by its /64, which is no address; the network's own address is. */
function forwardedOf(from: string | undefined): string | undefined {
  const address = from?.split("/")[0] ?? "";
  return isIP(address) ? address : undefined;
}

interface SupabaseEnv {
  SUPABASE_URL?: string | undefined;
  SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  SUPABASE_SECRET_KEY?: string | undefined;
}

/** Undefined where the project is not configured. */
export function signInServiceOf(env: SupabaseEnv): SignInService | undefined {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = env;
  return url && publishableKey && secretKey ? createSignInService({ url, publishableKey, secretKey }) : undefined;
}

/** Read, not verified: the token came from the sign-in service itself, over our own connection. */
function proofOf({ access_token: token, user: { id } }: InferOutput<typeof sessionSchema>): Proof {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, string>;
  if (claims.sub !== id) throw new Error("SignInMismatch");
  return { token, sub: id, aal: claims.aal ?? "aal1" };
}
