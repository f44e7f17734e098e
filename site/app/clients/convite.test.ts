import { afterEach, expect, test, vi } from "vitest";
import { openConvite } from "./convite.ts";
import { networkDown, refused, stubBackend } from "./stub-backend.ts";

afterEach(() => vi.unstubAllGlobals());

const convite = {
  tipo: "free",
  nome: "Ana Souza",
  email: "ana@exemplo.com.br",
  telefone: "11987654321",
  cadastrado: false,
  inicio_id: "5a1e9b04-52c3-4f6a-8e17-0b9c8d7a6f5e",
};
const pago = {
  ...convite,
  tipo: "paid",
  pedido_id: "0b7c4c2e-3a55-4a9f-8f0c-6f6f2f6b6a11",
  situacao: "pago",
  plano: "avista",
  forma: null,
  origem: "live",
};

test.each([
  ["a free lead", () => Response.json(convite), { status: "open", convite }],
  ["a pedido", () => Response.json(pago), { status: "open", convite: pago }],
  ["a used one", () => Response.json({ tipo: "paid", cadastrado: true }), { status: "used", tipo: "paid" }],
  ["an unreadable response", () => Response.json({ tipo: "paid" }), { status: "unreachable" }],
  ["an unknown one", () => Response.json(null), { status: "unknown" }],
  ["too many tries", () => limited(), { status: "limited", retryAfterSeconds: 90 }],
  ["a server that fails", () => refused("XX000", 500), { status: "unreachable" }],
  ["an empty 404", () => new Response(null, { status: 404 }), { status: "unreachable" }],
  ["no network", networkDown, { status: "unreachable" }],
])("[APP-12] %s", async (_name, answer, result) => {
  const backend = stubBackend();
  backend.answer = answer;
  expect(await openConvite("segredo")).toEqual(result);
  expect(backend.posted).toEqual([{ p_segredo: "segredo" }]);
});

const limited = () => Response.json({ code: "PT429" }, { status: 429, headers: { "Retry-After": "90" } });
