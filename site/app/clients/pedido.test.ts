import { afterEach, beforeEach, expect, test, vi } from "vitest";

const input = {
  id: "0b7c4c2e-3a55-4a9f-8f0c-6f6f2f6b6a11",
  origem: "app",
  plano: "parcelado",
  nome: "Ana Souza",
  email: "ana@exemplo.com.br",
  telefone: "11987654321",
} as const;
const DEPLOYED = { restUrl: "/rest/v1", publishableKey: "publica", apiUrl: "/api" };
let config: typeof DEPLOYED;
let answer: (init?: RequestInit) => Response | Promise<Response>;
const posted: unknown[] = [];

beforeEach(() => {
  // The configuration is loaded once per page, so each test imports a fresh module.
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  config = DEPLOYED;
  posted.splice(0);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.endsWith("/config.json")) return Response.json(config);
    posted.push([url, JSON.parse(String(init?.body))]);
    return answer(init);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async () => (await import("./pedido.ts")).openPedido(input);

for (const { name, status, body, headers, expected } of [
  {
    name: "a page to pay on",
    status: 201,
    body: { id: input.id, url: "https://pagar.exemplo/1", expiraEm: "2026-11-15T13:00:00Z" },
    expected: { status: "ready", url: "https://pagar.exemplo/1" },
  },
  {
    name: "a pedido that ended",
    status: 409,
    body: { situacao: "pago" },
    expected: { status: "closed", situacao: "pago" },
  },
  {
    name: "too many requests",
    status: 429,
    headers: { "Retry-After": "90" },
    expected: { status: "limited", retryAfterSeconds: 90 },
  },
  {
    name: "a message of the service",
    status: 503,
    body: { mensagem: "Volte em um minuto." },
    expected: { status: "unavailable", mensagem: "Volte em um minuto." },
  },
  {
    name: "an invalid URL",
    status: 200,
    body: { id: input.id, url: "javascript:alert(1)" },
    expected: { status: "unavailable", mensagem: expect.stringContaining("Nada foi cobrado") },
  },
] as const) {
  test(`openPedido: ${name}`, async () => {
    answer = () => Response.json(body ?? {}, { status, headers: headers ?? {} });
    expect(await open()).toEqual({ id: input.id, result: expected });
    expect(posted).toEqual([["/api/checkout", input]]);
  });
}

test("openPedido: a network failure keeps the visitor on the page and returns a message", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  expect((await open()).result).toEqual({
    status: "unavailable",
    mensagem: expect.stringContaining("seus dados continuam aqui"),
  });
});

test("openPedido: a config.json without the service's address opens nothing", async () => {
  config = { ...DEPLOYED, apiUrl: "" };
  expect((await open()).result).toMatchObject({ status: "unavailable" });
  expect(posted).toEqual([]);
});

test("openPedido: returns `unavailable` after a timeout of eight seconds", async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  answer = () => new Promise(() => undefined);
  const result = open();
  await vi.waitFor(() => expect(posted).toHaveLength(1), 20_000);
  expect(timeout).toHaveBeenCalledWith(8000);
  controller.abort();
  expect(await result).toMatchObject({ result: { status: "unavailable" } });
});

for (const situacao of ["cancelado", "expirado"] as const) {
  test(`openPedido: another pedido replaces one that is ${situacao}`, async () => {
    answer = (init) =>
      String(init?.body).includes(input.id)
        ? Response.json({ situacao }, { status: 409 })
        : Response.json({ url: "https://pagar.exemplo/2" });
    const { id, result } = await open();
    expect(id).not.toBe(input.id);
    expect(result).toMatchObject({ status: "ready", url: "https://pagar.exemplo/2" });
    expect(posted).toEqual([
      ["/api/checkout", input],
      ["/api/checkout", { ...input, id }],
    ]);
  });
}

test("openPedido: a paid pedido is never bought again", async () => {
  answer = () => Response.json({ situacao: "pago" }, { status: 409 });
  expect(await open()).toEqual({ id: input.id, result: { status: "closed", situacao: "pago" } });
  expect(posted).toHaveLength(1);
});
