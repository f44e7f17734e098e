import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endPedido, expirePedido, keepPedido, readComprador, readPedido } from "./stored-pedido.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const comprador = {
  nome: "Helena",
  sobrenome: "Duarte",
  telefone: "11987654321",
  email: "helena@exemplo.com.br",
  cpf: "52998224725",
};
const pedido = { pedidoId: "pedido", plano: "avista", origem: "app", url: "https://pagar" } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 16) });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");

test("[STORE-01] the buyer is stored under the documented names", () => {
  keepPedido({ ...pedido, forma: "pix" }, comprador);
  expect(kept("edenApp_tempData")).toEqual({ ...comprador, planType: "avista", isPaid: true });
  expect(kept("eden_checkout_edenapp")).toEqual({
    pedidoId: "pedido",
    planType: "avista",
    forma: "pix",
    origem: "app",
    url: "https://pagar",
    leftAt: Date.now(),
  });
});

test("[STORE-03] the stored form of payment of instalments is the card", () => {
  keepPedido({ ...pedido, plano: "parcelado", forma: "pix" }, comprador);
  expect(kept("eden_checkout_edenapp")).toMatchObject({ planType: "parcelado", forma: "cartao" });
  expect(readPedido()).toMatchObject({ plano: "parcelado", pedidoId: "pedido" });
});

test("[STORE-03] card and PIX: everything is deleted after an hour", () => {
  keepPedido({ ...pedido, forma: "pix" }, comprador);
  pass(HOUR - 1);
  expirePedido();
  expect(readComprador()).toEqual(comprador);
  pass(1);
  expect(readComprador()).toBeNull();
  expect(readPedido()).toMatchObject({ pedidoId: "pedido", url: null });
  expirePedido();
  expect(kept("edenApp_tempData")).toBeNull();
  expect(kept("eden_checkout_edenapp")).toMatchObject({ pedidoId: "pedido", url: null });
});

test("[APP-14, STORE-03] boleto: the CPF is deleted after an hour, the rest after three days", () => {
  keepPedido({ ...pedido, forma: "boleto" }, comprador);
  pass(HOUR);
  expect(readComprador()).toEqual({ ...comprador, cpf: "" });
  expirePedido();
  expect(kept("edenApp_tempData")).toMatchObject({ nome: "Helena", cpf: "" });
  expect(readPedido()).toMatchObject({ url: "https://pagar" });
  pass(3 * DAY - HOUR - 1);
  expect(readComprador()).toEqual({ ...comprador, cpf: "" });
  pass(1);
  expirePedido();
  expect(kept("edenApp_tempData")).toBeNull();
  expect(readPedido()).toMatchObject({ pedidoId: "pedido", url: null });
});

test("[STORE-03] a buyer without a pedido is kept for an hour from the first page that finds it; reading writes nothing", () => {
  localStorage.setItem("edenApp_tempData", JSON.stringify({ ...comprador, planType: "parcelado", isPaid: true }));
  expect(readPedido()).toMatchObject({ pedidoId: null, plano: "parcelado", url: null });
  expect(readComprador()).toEqual(comprador);
  expect(kept("eden_checkout_edenapp")).toBeNull();
  expirePedido();
  pass(HOUR - 1);
  expirePedido();
  expect(readComprador()).toEqual(comprador);
  pass(1);
  expirePedido();
  expect(kept("edenApp_tempData")).toBeNull();
});

test.each(["{}", "[]", '{"pedidoId":"pedido"}', "{"])("a stored %s is no pedido", (text) => {
  localStorage.setItem("eden_checkout_edenapp", text);
  localStorage.setItem("edenApp_tempData", text);
  expect(readPedido()).toBeNull();
  expect(readComprador()).toBeNull();
  expect(expirePedido).not.toThrow();
});

test("an ended pedido keeps its id, without the payment page and the buyer", () => {
  keepPedido({ ...pedido, forma: "pix" }, comprador);
  endPedido("abandoned");
  expect(readComprador()).toBeNull();
  expect(readPedido()).toMatchObject({ pedidoId: "pedido", url: null, over: "abandoned" });
});

test("[STORE-03] the secret of a convite is deleted when the cadastro ends", () => {
  sessionStorage.setItem("eden_convite", "segredo");
  endPedido("concluded");
  expect(sessionStorage.getItem("eden_convite")).toBeNull();
});
