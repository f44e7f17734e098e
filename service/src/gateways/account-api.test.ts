import { accountPayloadOf } from "@eden/domain/contas/account-payload";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveApp } from "../../../scripts/fakes/serve-app.ts";
import { createAccountApi } from "./account-api.ts";

const PAYLOAD = accountPayloadOf({
  tipo: "free",
  nome: "Maria",
  sobrenome: "Souza",
  email: "maria@farmacia.com.br",
  telefone: "11987654321",
  cpf: "39053344705",
  razao_social: null,
  cnpj: null,
});
const PAGE = "<!doctype html><title>Manutenção</title>";
let asked: string[] = [];
let respond: () => Response;
let server: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  const app = new Hono();
  app.all("*", ({ req }) => {
    asked.push(`${req.method} ${req.path}`);
    return req.path === "/entrar" ? new Response(PAGE) : respond();
  });
  server = await serveApp(app);
});
afterAll(() => server.stop());

/** Opens an account at an API that answers this. */
async function open(response: () => Response): Promise<string | undefined> {
  asked = [];
  respond = response;
  return createAccountApi(`${server.url}/contas`, "chave")?.("pedido", PAYLOAD);
}

test.each([
  ["an object with an id", () => Response.json({ id: "a1" }, { status: 201 }), "a1"],
  ["a number as id", () => Response.json({ id: 7 }), "7"],
  ["an object without an id", () => Response.json({ ok: true }), undefined],
  ["no body", () => new Response(null, { status: 204 }), undefined],
  ["an empty body", () => new Response("", { status: 201 }), undefined],
])("[APP-10] a success with %s opens the account", async (_, response, reference) => {
  expect(await open(response)).toBe(reference);
});

test.each([
  ["a page", () => new Response(PAGE, { headers: { "content-type": "text/html" } })],
  ["a page that calls itself JSON", () => new Response(PAGE, { headers: { "content-type": "application/json" } })],
  ["JSON that is no object", () => Response.json(["a1"])],
  ["null", () => Response.json(null)],
  ["a failure", () => Response.json({ id: "a1" }, { status: 503 })],
])("[APP-10] an answer of %s opens no account and is tried again, without its text in the log", async (_, response) => {
  const error = await open(response).catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(/^Error: account API answered \d{3}(?: without a JSON object)?$/);
});

test.each([301, 302, 303, 307, 308])(
  "[APP-10] a redirect (%i) opens no account and is not followed",
  async (status) => {
    await expect(open(() => new Response(null, { status, headers: { location: "/entrar" } }))).rejects.toThrow();
    expect(asked).toEqual(["POST /contas"]);
  },
);
