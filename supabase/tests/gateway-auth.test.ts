import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authBinary } from "../../scripts/stack/auth-binary.ts";
import { type Stack, startStack } from "../../scripts/stack/stack.ts";
import { totp } from "../../scripts/stack/totp.ts";
import { readClaims, signToken } from "../lite-token.ts";

type Headers = Record<string, string>;
type Body = Record<string, string> & { totp: { secret: string } };
const newEmail = () => `${randomUUID()}@exemplo.com.br`;
const SIGN_INS = ["imitation", ...(authBinary() ? (["Supabase Auth"] as const) : [])] as const;

// The same answers from both, as far as the product relies on them.
describe.each(SIGN_INS)("sign-in at %s", (signIn) => {
  let stack: Stack;
  let sql: postgres.Sql;
  beforeAll(async () => {
    stack = await startStack({ temporary: true, limited: true, ...(signIn === "imitation" && { signIn }) });
    sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  });
  afterAll(async () => {
    await sql?.end();
    await stack?.stop();
  });

  async function auth(path: string, body?: object, headers: Headers = {}) {
    const response = await fetch(`${stack.gateway.url}/auth/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: { apikey: stack.keys.publishableKey, "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const admin = () => ({ apikey: stack.keys.secretKey });
  const bearer = (token = "") => ({ authorization: `Bearer ${token}` });

  async function newUser() {
    const email = newEmail();
    const { body } = await auth("/admin/users", { email, email_confirm: true }, admin());
    return { email, id: body.id ?? "" };
  }

  /** The token of the first factor. */
  async function enter(email: string): Promise<string> {
    const before = new Set(stack.mailbox.messages());
    expect((await auth("/otp", { email, create_user: false })).status).toBe(200);
    const mail = await stack.mailbox.waitFor((message) => !before.has(message) && message.to.includes(email));
    const token = /\b\d{6}\b/.exec(mail.text)?.[0];
    return (await auth("/verify", { email, token, type: "email" })).body.access_token ?? "";
  }

  async function enroll(token: string) {
    const { body } = await auth("/factors", { factor_type: "totp", friendly_name: randomUUID() }, bearer(token));
    return { id: body.id, secret: body.totp.secret };
  }

  async function prove(token: string, { id, secret }: { id: string | undefined; secret: string }, code = totp(secret)) {
    const opened = await auth(`/factors/${id}/challenge`, {}, bearer(token));
    return auth(`/factors/${id}/verify`, { challenge_id: opened.body.id, code }, bearer(token));
  }

  test("the stack says where it signs in", () => expect(stack.signIn).toBe(signIn));

  test("[ACESSO-03] a visitor cannot create a user", async () => {
    const email = newEmail();
    const refused = (error_code: string) => ({ status: 422, body: { error_code } });
    expect(await auth("/otp", { email, create_user: false })).toMatchObject(refused("otp_disabled"));
    expect(await auth("/otp", { email })).toMatchObject(refused("signup_disabled"));
    expect(await auth("/otp", { email, create_user: true })).toMatchObject(refused("signup_disabled"));
    expect(await auth("/signup", { email, password: "uma senha bem longa" })).toMatchObject(refused("signup_disabled"));
    expect(await sql`select from auth.users where email = ${email}`).toHaveLength(0);
  });

  test("the admin API needs the secret key", async () => {
    const email = newEmail();
    expect(await auth("/admin/users", { email })).toMatchObject({ status: 403, body: { error_code: "not_admin" } });
    expect((await auth("/admin/users", { email }, { apikey: "sb_secret_outra" })).status).toBe(401);
    const created = await auth("/admin/users", { email, email_confirm: true }, admin());
    expect(created).toMatchObject({ status: 200, body: { email } });
    const again = await auth("/admin/users", { email, email_confirm: true }, admin());
    expect(again).toMatchObject({ status: 422, body: { error_code: "email_exists" } });
    const link = await auth("/admin/generate_link", { email, type: "magiclink" }, admin());
    expect(link.body.id).toBe(created.body.id);
  });

  test("[ACESSO-02] the e-mail has the code and the words of supabase/templates, and no link", async () => {
    const { email, id } = await newUser();
    const claims = readClaims(await enter(email));
    expect(claims).toMatchObject({ sub: id, aal: "aal1", role: "authenticated", email });
    const mail = stack.mailbox.messages().find(({ to }) => to.includes(email));
    expect(mail?.subject).toBe("Seu código do painel Éden");
    expect(mail?.text).toMatch(/^Seu código para entrar no painel: \d{6}\s+Ele vale por 10 minutos\./);
    expect(mail?.raw).not.toContain("http");
  });

  test("[ACESSO-02] an authenticator raises the session, ends what the mailbox alone opened, and is deleted by an admin", async () => {
    const { email, id } = await newUser();
    const other = await enter(email);
    const token = await enter(email);
    const factor = await enroll(token);
    expect(await prove(token, factor, "000000")).toMatchObject({
      status: 422,
      body: { error_code: "mfa_verification_failed" },
    });
    const proved = await prove(token, factor);
    expect(readClaims(proved.body.access_token ?? "")).toMatchObject({ sub: id, aal: "aal2" });
    expect(await auth("/user", undefined, bearer(other))).toMatchObject({
      status: 403,
      body: { error_code: "session_not_found" },
    });
    const next = await enter(email);
    expect(await auth("/factors", { factor_type: "totp", friendly_name: "outro" }, bearer(next))).toMatchObject({
      status: 403,
      body: { error_code: "insufficient_aal" },
    });
    expect(await auth(`/factors/${randomUUID()}/challenge`, {}, bearer(next))).toMatchObject({
      status: 404,
      body: { error_code: "mfa_factor_not_found" },
    });
    const factors = `/admin/users/${id}/factors`;
    expect((await auth(factors, undefined, admin())).body).toMatchObject([{ id: factor.id, status: "verified" }]);
    const url = `${stack.gateway.url}/auth/v1${factors}/${factor.id}`;
    expect((await fetch(url, { method: "DELETE", headers: admin() })).status).toBe(200);
    expect((await auth(factors, undefined, admin())).body).toEqual([]);
  });

  test("[ACESSO-02] codes cannot be guessed for ever from one address, whatever the service does", async () => {
    const { email } = await newUser();
    const from = { ...admin(), "sb-forwarded-for": "198.18.7.7" };
    const guess = async () => (await auth("/verify", { email, token: "000000", type: "email" }, from)).status;
    const statuses: number[] = [];
    for (let tries = 0; tries < 32; tries++) statuses.push(await guess());
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(403));
    expect(statuses.at(-1)).toBe(429);
  });

  test("a second factor needs a token of this project that has not expired", async () => {
    const claims = { sub: randomUUID(), session_id: randomUUID(), role: "authenticated", aal: "aal1" };
    const inAnHour = Math.floor(Date.now() / 1000) + 3600;
    const tokens = [
      stack.keys.publishableKey,
      signToken({ ...claims, exp: inAnHour }, "outro segredo"),
      signToken({ ...claims, exp: inAnHour - 7200 }, stack.keys.jwtSecret),
    ];
    for (const token of tokens) {
      const answer = await auth("/factors", { factor_type: "totp" }, bearer(token));
      expect(answer).toMatchObject({ status: 403, body: { error_code: "bad_jwt" } });
    }
  });
});
