import { afterEach, beforeEach, expect, test, vi } from "vitest";

const input = {
  id: "0b7c4c2e-3a55-4a9f-8f0c-6f6f2f6b6a11",
  origem: "app",
  plano: "parcelado",
  nome: "Ana Souza",
  email: "ana@exemplo.com.br",
  telefone: "11987654321",
} as const;
const config = { restUrl: "/rest/v1", publishableKey: "publica", apiUrl: "/api" as string | null };
let answer: (init?: RequestInit) => Response | Promise<Response>;
const posted: unknown[] = [];

beforeEach(() => {
  // The configuration is loaded once per page, so each test imports a fresh module.
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  config.apiUrl = "/api";
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

const open = async () => (await import("./checkout.ts")).openCheckout(input);

for (const { name, status, body, headers, expected } of [
  {
    name: "a page to pay on",
    status: 201,
    body: { id: input.id, url: "https://pagar.exemplo/1", expiraEm: "2026-11-15T13:00:00Z" },
    expected: { kind: "ready", url: "https://pagar.exemplo/1", expiraEm: "2026-11-15T13:00:00Z" },
  },
  {
    name: "an order that ended",
    status: 409,
    body: { situacao: "pago" },
    expected: { kind: "closed", situacao: "pago" },
  },
  {
    name: "too many tries",
    status: 429,
    headers: { "Retry-After": "90" },
    expected: { kind: "limited", retryAfterSeconds: 90 },
  },
  {
    name: "the service's own words",
    status: 503,
    body: { mensagem: "Volte em um minuto." },
    expected: { kind: "unavailable", mensagem: "Volte em um minuto." },
  },
  {
    name: "an address that is none",
    status: 200,
    body: { id: input.id, url: "javascript:alert(1)" },
    expected: { kind: "unavailable", mensagem: expect.stringContaining("Nada foi cobrado") },
  },
] as const) {
  test(`openCheckout: ${name}`, async () => {
    answer = () => Response.json(body ?? {}, { status, headers: headers ?? {} });
    expect(await open()).toEqual(expected);
    expect(posted).toEqual([["/api/checkout", input]]);
  });
}

test("openCheckout: a network failure keeps the visitor on the page and returns a message", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await open()).toEqual({ kind: "unavailable", mensagem: expect.stringContaining("seus dados continuam aqui") });
});

test("openCheckout: returns `unavailable` after a timeout of eight seconds", async () => {
  const controller = new AbortController();
  const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  answer = () => new Promise(() => undefined);
  const result = open();
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(patience).toHaveBeenCalledWith(8000);
  controller.abort();
  expect(await result).toMatchObject({ kind: "unavailable" });
});

test("openCheckout: a deployment without the service is distinguished from a failing one", async () => {
  config.apiUrl = null;
  expect(await open()).toEqual({ kind: "no-service" });
  expect(posted).toEqual([]);
});

for (const situacao of ["cancelado", "expirado"] as const) {
  test(`openOrder: another order takes the place of one that is ${situacao}`, async () => {
    answer = (init) =>
      String(init?.body).includes(input.id)
        ? Response.json({ situacao }, { status: 409 })
        : Response.json({ url: "https://pagar.exemplo/2" });
    const { id, result } = await (await import("./checkout.ts")).openOrder(input);
    expect(id).not.toBe(input.id);
    expect(result).toMatchObject({ kind: "ready", url: "https://pagar.exemplo/2" });
    expect(posted).toEqual([
      ["/api/checkout", input],
      ["/api/checkout", { ...input, id }],
    ]);
  });
}

test("openOrder: a paid order is never bought again", async () => {
  answer = () => Response.json({ situacao: "pago" }, { status: 409 });
  const opened = await (await import("./checkout.ts")).openOrder(input);
  expect(opened).toEqual({ id: input.id, result: { kind: "closed", situacao: "pago" } });
  expect(posted).toHaveLength(1);
});
