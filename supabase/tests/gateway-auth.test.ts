import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signToken } from "../lite-token.ts";
import { useApi } from "./support/test-api.ts";

const api = useApi();

async function auth(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.gateway.url}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: api.keys.publishableKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const admin = () => ({ apikey: api.keys.secretKey });
const newEmail = () => `${randomUUID()}@exemplo.com.br`;

test("[ACESSO-03] as on the hosted project, a visitor cannot create a user", async () => {
  const email = newEmail();
  expect((await auth("/otp", { email })).status).toBe(422);
  expect((await auth("/otp", { email, create_user: true })).status).toBe(422);
  expect((await auth("/signup", { email, password: "uma senha bem longa" })).status).toBe(422);
  expect(await api.sql`select from auth.users where email = ${email}`).toHaveLength(0);
});

test("the admin API needs the secret key", async () => {
  const email = newEmail();
  expect((await auth("/admin/users", { email })).status).toBe(403);
  const created = await auth("/admin/users", { email }, admin());
  expect(created).toMatchObject({ status: 200, body: { email } });
  expect((await auth("/admin/users", { email }, admin())).body.error_code).toBe("email_exists");
  expect((await auth("/admin/generate_link", { email, type: "magiclink" }, admin())).body.id).toBe(created.body.id);
});

test("[ACESSO-02] a code cannot be guessed for ever, whatever the service does", async () => {
  const email = newEmail();
  await auth("/admin/users", { email }, admin());
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    statuses.push((await auth("/verify", { email, token: "000000", type: "email" })).status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test("a second factor needs a token of this project that has not expired", async () => {
  const sub = randomUUID();
  const claims = { sub, session_id: randomUUID(), role: "authenticated", aal: "aal1" };
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const tokens: [token: string, status: number][] = [
    ["", 401],
    [signToken({ ...claims, exp: inAnHour }, "outro segredo"), 403],
    [signToken({ ...claims, exp: inAnHour - 7200 }, api.keys.jwtSecret), 403],
  ];
  for (const [token, status] of tokens) {
    const answer = await auth("/factors", { factor_type: "totp" }, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(status);
  }
});
