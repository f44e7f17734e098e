import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Gateway, startGateway } from "../../scripts/stack/gateway.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { readClaims, signToken } from "../lite-token.ts";
import { useDatabase } from "./support/test-database.ts";

/** In place of the program that EDEN_POSTGREST names: answers with what it was asked. */
const STAND_IN = `#!${process.execPath}
const { PGRST_SERVER_PORT, PGRST_SERVER_HOST, PGRST_JWT_SECRET } = process.env;
require("node:http").createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const { method, url, headers } = request;
  response.writeHead(206, { "content-type": "application/json", "content-range": "0-0/9" });
  response.end(JSON.stringify({ method, url, headers, body, port: PGRST_SERVER_PORT, secret: PGRST_JWT_SECRET }));
}).listen(PGRST_SERVER_PORT, PGRST_SERVER_HOST, () => console.error("Listening on port\\nSchema cache loaded"));
`;

const database = useDatabase();
const folder = mkdtempSync(join(tmpdir(), "eden-postgrest-"));
let gateway: Gateway;

beforeAll(async () => {
  const postgrest = join(folder, "postgrest.cjs");
  writeFileSync(postgrest, STAND_IN, { mode: 0o755 });
  gateway = await startGateway({ databaseUrl: database.databaseUrl, keys: database.keys, postgrest });
});
afterAll(async () => {
  await gateway?.stop();
  rmSync(folder, { recursive: true });
});

type Asked = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  port: string;
  secret: string;
};

async function ask(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  const response = await fetch(gateway.url + path, { ...init, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Asked };
}
const roleOf = ({ headers }: Asked) => readClaims(headers.authorization?.slice("Bearer ".length) ?? "").role;

test("in front of PostgREST the keys become tokens of their roles, and a user's own token is passed on", async () => {
  const { publishableKey, secretKey, jwtSecret } = database.keys;
  const address = { "sb-forwarded-for": "198.18.0.9" };
  const visitor = await ask("/rest/v1/contato", { apikey: publishableKey, ...address });
  expect(roleOf(visitor.body)).toBe("anon");
  expect(visitor.body.headers).not.toHaveProperty("sb-forwarded-for");
  const bearer = { authorization: `Bearer ${secretKey}` };
  const service = await ask("/rest/v1/contato", { apikey: secretKey, ...bearer, ...address });
  expect(roleOf(service.body)).toBe("service_role");
  expect(service.body.headers).toMatchObject(address);
  const own = signToken({ role: "authenticated", sub: "x" }, jwtSecret);
  const member = await ask("/rest/v1/contato", { apikey: publishableKey, authorization: `Bearer ${own}` });
  expect(member.body.headers.authorization).toBe(`Bearer ${own}`);
  expect(member.body.secret).toBe(jwtSecret);
});

test("in front of PostgREST a missing or unknown key is refused", async () => {
  for (const headers of [{}, { apikey: "sb_publishable_errada" }]) {
    expect((await ask("/rest/v1/contato", headers)).status).toBe(401);
  }
});

test("in front of PostgREST request and response are passed on as they are", async () => {
  const headers = {
    apikey: database.keys.publishableKey,
    "content-type": "application/json",
    prefer: "return=minimal",
  };
  const sent = { method: "POST", body: JSON.stringify({ nome: "Conceição" }) };
  const answer = await ask("/rest/v1/contato?columns=%22nome%22", headers, sent);
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe("0-0/9");
  expect(answer.body).toMatchObject({ ...sent, url: "/contato?columns=%22nome%22" });
  expect(answer.body.headers).toMatchObject({ prefer: "return=minimal", "content-type": "application/json" });
});

test("sign-in stays with the gateway, and PostgREST ends with it, even if it is killed", async () => {
  const headers = { apikey: database.keys.publishableKey, "content-type": "application/json" };
  const body = JSON.stringify({ email: "ninguem@exemplo.com.br", create_user: false });
  expect((await ask("/auth/v1/otp", headers, { method: "POST", body })).status).toBe(422);
  const { port } = (await ask("/rest/v1/contato", headers)).body;
  await gateway.restart("SIGKILL");
  expect((await ask("/rest/v1/contato", headers)).body.port).not.toBe(port);
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: timeLimit(10_000) }).toBe(false);
});
