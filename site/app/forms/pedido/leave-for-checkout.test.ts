import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PedidoRequest } from "./leave-for-checkout.ts";

const ID = "0b7c4c2e-3a55-4a9f-8f0c-6f6f2f6b6a11";
const comprador = {
  nome: "Helena",
  sobrenome: "Duarte",
  telefone: "11987654321",
  email: "helena@exemplo.com.br",
  cpf: "52998224725",
};
const request: PedidoRequest = { id: ID, origem: "app", plano: "avista", forma: "boleto", comprador };

let answer: () => Response;
const posted: unknown[] = [];

beforeEach(() => {
  // The configuration is loaded once per page, so each test imports a fresh module.
  vi.resetModules();
  answer = () => Response.json({ url: "https://pagar.exemplo/1" });
  posted.splice(0);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.endsWith("/config.json"))
      return Response.json({ restUrl: "/rest/v1", publishableKey: "publica", apiUrl: "/api" });
    posted.push(JSON.parse(String(init?.body)));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const leave = async (pedido: PedidoRequest) => (await import("./leave-for-checkout.ts")).leaveForCheckout(pedido);
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");

test("the one-off price is requested with its forma, and the pedido is stored to resume", async () => {
  expect(await leave(request)).toMatchObject({ id: ID, status: "leaving", url: "https://pagar.exemplo/1" });
  const { nome: _nome, sobrenome: _sobrenome, ...contact } = comprador;
  expect(posted).toEqual([
    { id: ID, origem: "app", plano: "avista", forma: "boleto", nome: "Helena Duarte", ...contact },
  ]);
  expect(kept("edenApp_tempData")).toEqual({ ...comprador, planType: "avista", isPaid: true });
  expect(kept("eden_checkout_edenapp")).toMatchObject({ pedidoId: ID, url: "https://pagar.exemplo/1" });
  expect(kept("edenapp_purchase")).toEqual({ planType: "avista", purchaseDate: expect.any(String) });
});

test("instalments name no forma; the live form sends its lead, and neither an empty surname nor a CPF", async () => {
  const live = { ...comprador, nome: "Cher", sobrenome: "", cpf: "" };
  await leave({ ...request, origem: "live", plano: "parcelado", comprador: live, leadId: "lead" });
  const { telefone, email } = comprador;
  expect(posted).toEqual([
    { id: ID, origem: "live", plano: "parcelado", nome: "Cher", email, telefone, leadId: "lead" },
  ]);
});

test("a pedido that is already paid is followed instead of paid again", async () => {
  answer = () => Response.json({ situacao: "pago" }, { status: 409 });
  expect(await leave(request)).toMatchObject({ id: ID, status: "paid", pedido: { pedidoId: ID, url: null } });
});

test("too many requests store nothing", async () => {
  answer = () => Response.json({}, { status: 429, headers: { "Retry-After": "90" } });
  expect(await leave(request)).toEqual({ id: ID, status: "limited", retryAfterSeconds: 90 });
  expect(localStorage).toHaveLength(0);
});
