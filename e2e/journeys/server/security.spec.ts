import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { SECURITY_HEADERS } from "../../../scripts/smoke/web-checks.ts";
import { database } from "../../support/database.ts";
import { exposures } from "../../support/exposed.ts";
import { findPersonalData, findRequestData } from "../../support/personal-data.ts";

const CLIENT = join(import.meta.dirname, "../../../site/build/client");
const ANA = { nome: "Ana Segredo", email: "ana.segredo@exemplo.com.br", telefone: "11976543210" };

type Ask = (request: APIRequestContext, headers: { apikey: string }) => ReturnType<APIRequestContext["get"]>;
const post =
  (path: string, data: unknown): Ask =>
  (request, headers) =>
    request.post(path, { headers: { ...headers, "content-type": "application/json" }, data: data as string });
const get =
  (path: string): Ask =>
  (request, headers) =>
    request.get(path, { headers });

/** All kinds of responses of nginx, the data API and the service, mostly errors. */
const ASKED: Record<string, Ask> = {
  "a page": get("/contato"),
  "a missing page": get("/nao-existe"),
  "a broken address": get("/%00"),
  "a path out of the site": get("/..%2f..%2fetc/passwd"),
  "the headers' own file": get("/_headers"),
  "the list of what we ship": get("/sbom.cdx.json"),
  "a forbidden verb": (request) => request.fetch("/", { method: "TRACE" }),
  "the API's root": get("/rest/v1/"),
  "a table nobody reads": get("/rest/v1/contato?select=*"),
  "another schema": (request, headers) =>
    request.get("/rest/v1/chaves", { headers: { ...headers, "accept-profile": "privado" } }),
  "an unknown table": get("/rest/v1/nada"),
  "a column of the wrong type": get("/rest/v1/diagnosticos_perguntas?id=eq.abc"),
  "no key": (request) => request.get("/rest/v1/contato"),
  "broken JSON to the API": post("/rest/v1/contato", "{"),
  "a row against the rules": post("/rest/v1/leadlive", { ...ANA, produto: "x", consentimento_versao: "1" }),
  "an unknown function": post("/rest/v1/rpc/nada", {}),
  "an argument of the wrong type": post("/rest/v1/rpc/situacao_pedido", { p_id: "x" }),
  "an unknown route of the service": get("/api/nada"),
  "broken JSON to the service": post("/api/checkout", "{"),
  "a purchase against the rules": post("/api/checkout", { ...ANA, plano: "x" }),
  "a body too large": post("/api/checkout", "x".repeat(70_000)),
  "an order nobody made": (request) => request.get(`/api/checkout/${randomUUID()}`, { maxRedirects: 0 }),
  "a notice without token": post("/api/webhooks/asaas", {}),
  "the service's health": get("/api/healthz"),
};

/** Pages with one button say where they were opened from only to the site itself. */
const OWN: Record<string, Record<string, RegExp>> = { "an order nobody made": { "referrer-policy": /^same-origin$/ } };

test.beforeAll(async () => {
  const sql = database();
  await sql`insert into public.leadlive ${sql({ ...ANA, produto: "livro", consentimento_versao: "2026-11", preenchido_ms: 42_000 })}`;
});

test("every kind of response has every security header and exposes no internal or personal data", async ({
  request,
}) => {
  const { publishableKey } = await (await request.get("/config.json")).json();
  for (const [what, ask] of Object.entries(ASKED)) {
    await test.step(what, async () => {
      const response = await ask(request, { apikey: publishableKey });
      const headers = response.headers();
      const body = await response.text();
      for (const [name, expected] of Object.entries(SECURITY_HEADERS))
        expect.soft(headers[name], `${name} of ${what}`).toMatch(OWN[what]?.[name] ?? expected);
      if (/html|json/.test(headers["content-type"] ?? "")) {
        expect.soft(headers["content-security-policy"], what).toContain("frame-ancestors 'none'");
      }
      // The page itself shows the group's own address and telephone.
      const isPage = headers["content-type"]?.startsWith("text/html");
      const shown = isPage ? body.replaceAll(/<script[\s\S]*?<\/script>/g, "") : body;
      expect.soft(exposures({ headers, body: shown }), what).toEqual([]);
      for (const value of [ANA.email, ANA.telefone]) expect.soft(body, what).not.toContain(value);
      expect.soft(isPage ? [] : findPersonalData(body, [ANA.nome]), what).toEqual([]);
    });
  }
});

test("a static host sends the same headers as nginx", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  const [, whole = ""] = /^\/\*\n((?: {2}.+\n?)+)/m.exec(readFileSync(join(CLIENT, "_headers"), "utf8")) ?? [];
  const listed = whole
    .trim()
    .split("\n")
    .map((line) => line.trim().split(": ") as [string, string]);
  expect(listed.length).toBeGreaterThan(5);
  for (const [name, value] of listed) expect(headers[name.toLowerCase()], name).toBe(value);
});

test("share cards may be embedded by other sites", async ({ request }) => {
  expect((await request.get("/og/home.jpg")).headers()["cross-origin-resource-policy"]).toBe("cross-origin");
});

test("only the service's own routes are reachable through nginx", async ({ request }) => {
  for (const path of ["/metrics", "/api/metrics", "/api/../metrics", "/sbom.cdx.json", "/nginx-csp.conf"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("both log searches detect what they look for", () => {
  const log = [
    "GET /contato 200",
    "mail to fulana@exemplo.com",
    "11976543210 called",
    "job 1197654321077",
    "ana segredo",
  ];
  expect(findPersonalData(log.join("\n"), [ANA.telefone, ANA.nome]).map(({ line }) => line)).toEqual([2, 3, 5]);
  expect(findPersonalData("CPF 529.982.247-25 (11) 97654-3210", [])).toHaveLength(2);
  const requests = [
    "2026-11-16T02:13:23+00:00 GET /contato 200 5120 0.001",
    "[error] client intended to send too large body, client: 127.0.0.8",
    "GET /rest/v1/contato?cpf=1 413",
    "2001:db8::1 GET /",
  ];
  expect(findRequestData(requests.join("\n")).map(({ line }) => line)).toEqual([2, 3, 4]);
  const trace = "Error\n    at open (/app/src/main.ts:1:2)";
  expect(exposures({ headers: { server: "nginx/1.22.1", "x-powered-by": "x" }, body: trace })).toHaveLength(4);
  expect(exposures({ headers: {}, body: "insert into contato" })).toEqual(["a statement"]);
});
